import { Box, Drawer } from '@mui/material'
import type { RolePrefix } from '../../../shared/core/access.ts'
import { app } from '../../../shared/core/text/app.ts'
import { go } from '../core/go.ts'
import { useText } from '../core/words/language.tsx'
import { Brand, Entries, type Follow, railSurface } from './Navigation.tsx'

/** All of the navigation on a phone, behind `More`. */
export default function MenuDrawer({ prefix, onClose }: { prefix: RolePrefix; onClose: () => void }) {
  const text = useText(app)
  // The open menu is an entry of the history, so that Back closes it: the page that follows replaces that entry.
  const follow: Follow = (event, to) => {
    event.preventDefault()
    go(to, { replace: true })
  }
  return (
    <Drawer
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': text('mainNavigation'), sx: { ...railSurface, width: 288 } } }}
    >
      <Box component="nav" sx={{ display: 'contents' }}>
        <Brand prefix={prefix} onFollow={follow} />
        <Entries prefix={prefix} onFollow={follow} />
      </Box>
    </Drawer>
  )
}
