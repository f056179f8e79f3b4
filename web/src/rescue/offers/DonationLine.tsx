import { Box, Link, Typography } from '@mui/material'
import type { AgencyRow } from '../../../../shared/rescue/offers/api.ts'
import { agencyTexts } from '../../../../shared/rescue/offers/texts/agency.ts'
import { Weight } from '../../core/figures/Weight.tsx'
import { paths } from '../../core/paths.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useText } from '../../core/words/language.tsx'
import { CreateReceiptLink } from './CreateReceiptLink.tsx'

/** An accepted donation: what is coming, how it travels, where it stands, and its receipt. */
export function DonationLine({ row }: { row: AgencyRow }) {
  const text = useText(agencyTexts)
  const donor = row.DonorLocation.Donor.Name
  return (
    <Box component="li" sx={line}>
      <Box sx={{ minWidth: 0 }}>
        <Link
          href={paths.agencyOffer(row.MatchID)}
          aria-label={text('openDonation', { code: row.Code, donor })}
          sx={{ fontWeight: 600 }}
        >
          {donor}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {`${row.DonorLocation.Code} · ${row.Code}`}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Weight value={row.Pounds} />
        <Typography variant="body2" color="textSecondary">
          {row.DonationContentsSummary}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0, display: 'grid', justifyItems: 'start', gap: 0.5 }}>
        <StatusChip label={row.StatusLabel} tone={row.StatusTone} />
        <Typography variant="body2" color="textSecondary">
          {row.DeliveryText}
        </Typography>
      </Box>
      <CreateReceiptLink row={row} />
    </Box>
  )
}

const line = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2.5,
  rowGap: 1.25,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1.1fr 1.1fr 1.3fr 172px' },
  px: 2.5,
  py: 2,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const
