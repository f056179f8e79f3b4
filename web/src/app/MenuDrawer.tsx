import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import type { RolePrefix } from '../../../shared/access.ts'
import { app } from '../../../shared/text/app.ts'
import { useText } from './language.tsx'
import { Brand, Entries, railSurface } from './Navigation.tsx'

/** All of the navigation on a phone, behind `More`. */
export default function MenuDrawer({ prefix, onClose }: { prefix: RolePrefix; onClose: () => void }) {
  const text = useText(app)
  return (
    <Drawer
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': text('mainNavigation'), sx: { ...railSurface, width: 288 } } }}
    >
      <Box component="nav" sx={{ display: 'contents' }}>
        <Brand prefix={prefix} />
        <Entries prefix={prefix} onFollow={onClose} />
      </Box>
    </Drawer>
  )
}
