import TableCell from '@mui/material/TableCell'
import type { OverviewTotals } from '../../../shared/location/overview.ts'
import { locationTexts } from '../../../shared/text/locations.ts'
import { cancelledTone } from '../../../shared/window/window.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { numberText } from '../ui/time.ts'

/** Slots, Orders, In Progress, Successful and Cancelled of a day or a group. */
export function TotalCells({ totals, isStrong = false }: { totals: OverviewTotals; isStrong?: boolean }) {
  const text = useText(locationTexts)
  const { language } = useLanguage()
  const { slots, orders, inProgress, successful } = totals
  const counts = [slots, orders, inProgress, successful].map((count) =>
    count === null ? text('unlimited') : numberText(count, language),
  )
  return (
    <>
      {counts.map((count, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay in their order.
        <TableCell key={index} sx={{ fontWeight: isStrong ? 700 : undefined }}>
          {count}
        </TableCell>
      ))}
      <TableCell sx={{ fontWeight: isStrong ? 700 : undefined }}>
        <CancelledPercent percent={totals.cancelledPercent} />
      </TableCell>
    </>
  )
}

/** A warning above 50, danger above 75. */
export function CancelledPercent({ percent }: { percent: number }) {
  const tone = cancelledTone(percent)
  const label = `${percent}%`
  return tone ? <StatusChip label={label} tone={tone === 'danger' ? 'error' : 'warning'} /> : label
}
