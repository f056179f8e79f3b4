import MoreVert from '@mui/icons-material/MoreVert'
import { Box, Button } from '@mui/material'
import type { GridRow } from '../../../../../shared/rescue/donations/api.ts'
import { statusGridTexts } from '../../../../../shared/rescue/donations/texts/statusGrid.ts'
import { useRolePrefix, useSession } from '../../../core/data/useSession.ts'
import { useIsCompact } from '../../../core/grid/density.ts'
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

/** Actions besides opening it. */
function RowMenu({ row }: { row: GridRow }) {
  const text = useText(statusGridTexts)
  const links = useRowLinks(row)
  if (links.length === 0) return null
  return (
    <MenuButton size="small" label={text('moreActions', { code: row.Code })} entries={links}>
      <MoreVert fontSize="small" />
    </MenuButton>
  )
}

/** A compact row opens by a click: its column has the menu alone. */
export const ActionCell = ({ row }: { row: GridRow }) =>
  useIsCompact() ? <RowMenu row={row} /> : <RowActions row={row} />

export function RowActions({ row }: { row: GridRow }) {
  const text = useText(statusGridTexts)
  const prefix = useRolePrefix()
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
      <RowMenu row={row} />
    </Box>
  )
}
