import MoreVert from '@mui/icons-material/MoreVert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import type { GridRow } from '../../../shared/api/realtime.ts'
import { statusGridTexts } from '../../../shared/text/statusGrid.ts'
import { AppLink } from '../app/AppLink.tsx'
import { useText } from '../app/language.tsx'
import { useRolePrefix, useSession } from '../data/useSession.ts'
import { paths } from '../paths.ts'
import { shows, showsCopy } from './standing.ts'

/** What can be done with a donation from its line; the rest is on its page. */
function useRowLinks(row: GridRow) {
  const text = useText(statusGridTexts)
  const session = useSession()
  const prefix = useRolePrefix()
  return [
    ...(shows('close', row, session)
      ? [{ key: 'close', label: text('closeOut'), href: paths.donorClose(prefix, row.ID) }]
      : []),
    ...(row.IsReceiptCreationEligible && shows('receipt', row, session)
      ? [{ key: 'receipt', label: text('createReceipt'), href: paths.loadReceipt(prefix, row.ID) }]
      : []),
    ...(showsCopy(session) ? [{ key: 'copy', label: text('copy'), href: paths.donorPost(prefix, row.ID) }] : []),
  ]
}

export function RowActions({ row }: { row: GridRow }) {
  const text = useText(statusGridTexts)
  const prefix = useRolePrefix()
  const links = useRowLinks(row)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Button
        size="small"
        variant={row.PrimaryStatus.IsActionRequired ? 'contained' : 'outlined'}
        href={paths.transaction(prefix, row.ID)}
        aria-label={text('openDonation', { code: row.Code })}
      >
        {text('open')}
      </Button>
      {links.length > 0 ? (
        <>
          <IconButton
            size="small"
            aria-label={text('moreActions', { code: row.Code })}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <MoreVert fontSize="small" />
          </IconButton>
          <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
            {links.map((link) => (
              <MenuItem key={link.key} component={AppLink} href={link.href} onClick={() => setAnchor(null)}>
                {link.label}
              </MenuItem>
            ))}
          </Menu>
        </>
      ) : null}
    </Box>
  )
}
