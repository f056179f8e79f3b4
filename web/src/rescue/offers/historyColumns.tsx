import { Box, Link, Typography } from '@mui/material'
import type { AgencyRow } from '../../../../shared/rescue/offers/api.ts'
import { agencyTexts } from '../../../../shared/rescue/offers/texts/agency.ts'
import { Weight } from '../../core/figures/Weight.tsx'
import { type Column, column } from '../../core/grid/column.ts'
import { useIsCompact } from '../../core/grid/density.ts'
import { GridCell } from '../../core/grid/GridCell.tsx'
import { paths } from '../../core/paths.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { RelativeTime } from '../../core/ui/Times.tsx'
import { type TextOf, useText } from '../../core/words/language.tsx'
import { CreateReceiptLink } from './CreateReceiptLink.tsx'

/** A line of the agency's history, as columns of a grid and as a card on a phone. */
export function historyColumns(text: TextOf<typeof agencyTexts>): Column<AgencyRow>[] {
  const sized = (flex: number) => ({ flex, minWidth: 120 })
  const delivery = { ...sized(1.3), compactSize: { flex: 2, minWidth: 230 } }
  return [
    column('Created', text('created'), sized(1.1), (row) => <Entered row={row} />),
    column('Donor', text('donor'), sized(1.1), (row) => <Donor row={row} />),
    column('Donation', text('donation'), sized(1.4), (row) => <Contents row={row} />),
    column('Status', text('status'), sized(1.7), (row) => <StatusChip label={row.StatusLabel} tone={row.StatusTone} />),
    column('Delivery', text('delivery'), delivery, (row) => <Delivery row={row} />),
    column('Action', text('action'), sized(1.3), (row) => <CreateReceiptLink row={row} />),
  ]
}

/** Relative time, code and internal id; the way to the offer. */
function Entered({ row }: { row: AgencyRow }) {
  const text = useText(agencyTexts)
  return (
    <GridCell first={<RelativeTime value={row.Created} />}>
      <Link
        href={paths.agencyOffer(row.MatchID)}
        aria-label={text('openDonation', { code: row.Code, donor: row.DonorLocation.Donor.Name })}
      >
        {row.Code}
      </Link>
      <Box sx={small}>{row.ID}</Box>
    </GridCell>
  )
}

function Donor({ row }: { row: AgencyRow }) {
  return (
    <GridCell first={row.DonorLocation.Donor.Name} title={row.DonorLocation.Donor.Name}>
      <Box sx={small}>{row.DonorLocation.Code}</Box>
    </GridCell>
  )
}

function Contents({ row }: { row: AgencyRow }) {
  return (
    <GridCell first={<Weight value={row.Pounds} />}>
      <Box sx={small} title={row.DonationContentsSummary}>
        {row.DonationContentsSummary}
      </Box>
    </GridCell>
  )
}

/** A pickup's time is never cut: a compact row holds it in two or three small lines. */
function Delivery({ row }: { row: AgencyRow }) {
  const isCompact = useIsCompact()
  return (
    <Box sx={isCompact ? { ...lines, fontSize: 'overline.fontSize', lineHeight: 1.2 } : lines}>{row.DeliveryText}</Box>
  )
}

/** The same line on a phone. */
export function HistoryCard({ row }: { row: AgencyRow }) {
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, width: '100%' }}>
        <Donor row={row} />
        <Box sx={{ textAlign: 'right' }}>
          <Entered row={row} />
        </Box>
      </Box>
      <Contents row={row} />
      <StatusChip label={row.StatusLabel} tone={row.StatusTone} />
      <Typography variant="body2" color="textSecondary">
        {row.DeliveryText}
      </Typography>
      <CreateReceiptLink row={row} />
    </Box>
  )
}

const lines = { minWidth: 0, lineHeight: 1.4, whiteSpace: 'normal' } as const
const small = { color: 'text.secondary', fontSize: 'caption.fontSize' } as const
