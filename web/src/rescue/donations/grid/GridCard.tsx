import { Box, Link } from '@mui/material'
import type { GridRow } from '../../../../../shared/rescue/donations/api.ts'
import { statusGridTexts } from '../../../../../shared/rescue/donations/texts/statusGrid.ts'
import { usePoundsText } from '../../../core/figures/Weight.tsx'
import { singleLine } from '../../../core/grid/lines.ts'
import { paths } from '../../../core/paths.ts'
import { useText } from '../../../core/words/language.tsx'
import { StatusMark } from '../StatusSummaryView.tsx'
import { fieldsOf, hasAgency } from './gridFields.ts'
import type { GridPrefix } from './gridQuery.ts'

/** A donation on a phone: where from, or for a store what, then where it stands; the whole card opens it. */
export function GridCard({ row, prefix }: { row: GridRow; prefix: GridPrefix }) {
  const text = useText(statusGridTexts)
  const pounds = usePoundsText()
  const fields = fieldsOf(prefix)
  const contents = `${pounds(row.Pounds)} ${row.DonationContentsSummary}`
  const store = `${row.DonorLocation.Donor.Name}, ${row.DonorLocation.Code}`
  // A long line loses neither weight nor time.
  const [title, line] =
    prefix === 'Donor'
      ? [contents, row.DeliveryText]
      : [store, [pounds(row.Pounds), row.DeliveryText, row.DonationContentsSummary].filter(Boolean).join(' · ')]
  const others = [
    row.Code,
    ...(prefix === 'Donor' ? [row.DonorLocation.Code] : []),
    ...(fields.includes('foodBank') ? [row.FoodBank.Name] : []),
    ...(fields.includes('agency') && hasAgency(row) ? [row.AgencyText] : []),
  ]
  return (
    <Box sx={{ typography: 'body2', lineHeight: 1.3 }}>
      <Link
        data-opens=""
        href={paths.transaction(prefix, row.ID)}
        aria-label={`${title}: ${text('openDonation', { code: row.Code })}`}
        color="inherit"
        sx={{ fontWeight: 600, maxWidth: '100%', verticalAlign: 'bottom', ...singleLine }}
      >
        {title}
      </Link>
      <Box title={line} sx={singleLine}>
        {line}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box sx={{ color: 'text.secondary', minWidth: 0, ...singleLine }}>{others.join(' · ')}</Box>
        <Box sx={{ flexShrink: 0, maxWidth: '75%' }}>
          <StatusMark status={row.PrimaryStatus} />
        </Box>
      </Box>
    </Box>
  )
}
