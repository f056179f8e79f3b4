import MoreVert from '@mui/icons-material/MoreVert'
import { Box, Button } from '@mui/material'
import type { GridRow } from '../../../../../shared/rescue/donations/api.ts'
import { statusGridTexts } from '../../../../../shared/rescue/donations/texts/statusGrid.ts'
import { useRolePrefix, useSession } from '../../../core/data/useSession.ts'
import { paths } from '../../../core/paths.ts'
import { MenuButton } from '../../../core/ui/MenuButton.tsx'
import { useText } from '../../../core/words/language.tsx'
import { shows, showsCopy } from '../standing.ts'

/** Actions on a donation from its line; the rest is on its page. */
function useRowLinks(row: GridRow) {
  const text = useText(statusGridTexts)
  const session = useSession()
  const prefix = useRolePrefix()
  return [
    ...(shows('close', row, session)
      ? [{ key: 'close', label: text('closeOut'), href: paths.donorClose(prefix, row.ID) }]
      : []),
    ...(row.IsReceiptCreationEligible && shows('receipt', row, session)
      ? [
          {
            key: 'receipt',
            label: text(row.PendingPickupID === null ? 'createReceipt' : 'continueReceipt'),
            href: paths.loadReceipt(prefix, row.ID),
          },
        ]
      : []),
    ...(showsCopy(session)
      ? [
          row.IsRepostEligible
            ? { key: 'copy', label: text('copy'), href: paths.donorPost(prefix, row.ID) }
            : { key: 'copy', label: text('copyIneligible'), isDisabled: true },
        ]
      : []),
  ]
}

export function RowActions({ row }: { row: GridRow }) {
  const text = useText(statusGridTexts)
  const prefix = useRolePrefix()
  const links = useRowLinks(row)
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
        <MenuButton size="small" label={text('moreActions', { code: row.Code })} entries={links}>
          <MoreVert fontSize="small" />
        </MenuButton>
      ) : null}
    </Box>
  )
}
