import { TableCell } from '@mui/material'
import type { OverviewTotals } from '../../../../shared/pantry/locations/overview.ts'
import { locationTexts } from '../../../../shared/pantry/locations/texts.ts'
import { cancelledTone } from '../../../../shared/pantry/windows/window.ts'
import { numberText } from '../../core/time/time.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

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
