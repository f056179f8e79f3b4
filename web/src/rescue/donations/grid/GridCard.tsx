import { Box, Typography } from '@mui/material'
import type { GridRow } from '../../../../../shared/rescue/donations/api.ts'
import { gridTexts } from '../../../../../shared/rescue/donations/texts/grid.ts'
import { statusGridTexts } from '../../../../../shared/rescue/donations/texts/statusGrid.ts'
import { RelativeTime } from '../../../core/ui/Times.tsx'
import { Weight } from '../../../core/ui/Weight.tsx'
import { useText } from '../../../core/words/language.tsx'
import { StatusSummaryView } from '../StatusSummaryView.tsx'
import { fieldsOf } from './gridFields.ts'
import type { GridPrefix } from './gridQuery.ts'
import { RowActions } from './RowActions.tsx'

/** A donation on a phone: what it is, where it stands, what to do. */
export function GridCard({ row, prefix }: { row: GridRow; prefix: GridPrefix }) {
  const text = useText(statusGridTexts)
  const head = useText(gridTexts)
  const fields = fieldsOf(prefix)
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'baseline' }}>
          <Typography variant="h4" component="h2">
            {row.DonorLocation.Donor.Name}
          </Typography>
          <Typography component="span" sx={{ fontWeight: 650 }}>
            <Weight value={row.Pounds} />
          </Typography>
        </Box>
        <Typography variant="body2" color="textSecondary">
          {row.Code} · {text('internalId', { id: row.ID })} · {row.DonorLocation.Code} ·{' '}
          <RelativeTime value={row.Created} />
        </Typography>
        {fields.includes('foodBank') ? <Typography variant="body2">{row.FoodBank.Name}</Typography> : null}
      </Box>
      <Typography variant="body2">{row.DonationContentsSummary}</Typography>
      <StatusSummaryView status={row.PrimaryStatus} />
      {fields.includes('agency') && row.AgencyText ? (
        <Typography variant="body2" color="textSecondary">
          {head('agency')}: {row.AgencyText}
        </Typography>
      ) : null}
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" color="textSecondary">
          {row.DeliveryText}
        </Typography>
        <RowActions row={row} />
      </Box>
    </Box>
  )
}
