import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, useMediaQuery } from '@mui/material'
import { useRef, useState } from 'react'
import { plural } from '../../../../shared/core/text/text.ts'
import type { DeliveryTotals } from '../../../../shared/pantry/windows/deliveryTotals.ts'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import type { DeliveryTime } from '../../../../shared/pantry/windows/window.ts'
import { useRowKeys } from '../../core/app/rowKeys.ts'
import { numberText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { DeliveryCard, OverallCard } from './DeliveryCard.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'
import { CancelledPercent } from './TotalCells.tsx'

const columns = [
  'date',
  'time',
  'valid',
  'maximumOrders',
  'status',
  'orders',
  'inProgress',
  'successful',
  'cancelled',
  'itemCount',
  'pounds',
  'program',
  'action',
] as const

export interface DeliveryListProps {
  /** The sums of all windows in the range; those of the page alone would mislead. */
  overall: DeliveryTotals | undefined
  rows: readonly DeliveryTime[]
  onGone: (id: number) => void
  onChanged: (row: DeliveryTime) => void
}

/** Delivery windows under the row of their sums: a table, on a phone cards. */
export function DeliveryList({ overall, rows, onGone, onChanged }: DeliveryListProps) {
  const text = useText(windowTexts)
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'))
  const table = useRef<HTMLTableElement>(null)
  useRowKeys(table)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const props = rows.map((row) => ({
    row,
    onGone,
    onChanged,
    isOpen: open.has(row.ID),
    onToggle: () => setOpen(open.symmetricDifference(new Set([row.ID]))),
  }))
  if (isPhone)
    return (
      <Box sx={{ display: 'grid', gap: 1.5, p: 1.5 }}>
        {overall ? <OverallCard overall={overall} /> : null}
        {props.map((one) => (
          <DeliveryCard key={one.row.ID} {...one} />
        ))}
      </Box>
    )
  return (
    <TableContainer>
      <Table ref={table} aria-label={text('deliveryTitle')} size="small" sx={wideTable}>
        <TableHead>
          <TableRow>
            {columns.map((name) => (
              <TableCell key={name}>{text(name)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {overall ? <OverallRow overall={overall} /> : null}
          {props.map((one) => (
            <DeliveryRow key={one.row.ID} {...one} columnCount={columns.length} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function OverallRow({ overall }: { overall: DeliveryTotals }) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const { Count: count } = overall
  return (
    <TableRow data-id={overall.ID} sx={{ bgcolor: 'action.hover', '& td, & th': { fontWeight: 600 } }}>
      <TableCell component="th" scope="row" colSpan={3}>
        {text('overall')} · {text(plural(language, 'windowCount', count), { count })}
      </TableCell>
      <TableCell>{overall.MaximumOrders ?? text('unlimited')}</TableCell>
      <TableCell />
      <TableCell>{overall.TotalOrders}</TableCell>
      <TableCell>{overall.TotalInProgressTypeOrders}</TableCell>
      <TableCell>{overall.TotalSuccessfullyCompletedTypeOrders}</TableCell>
      <TableCell>
        <CancelledPercent percent={overall.CancelledPercent} />
      </TableCell>
      <TableCell>{numberText(overall.TotalItemCount, language)}</TableCell>
      <TableCell>{numberText(overall.TotalWeight, language)}</TableCell>
      <TableCell />
      <TableCell />
    </TableRow>
  )
}

/** Thirteen columns: a narrow window scrolls, words stay whole. */
const wideTable = {
  minWidth: 1080,
  '& td, & th': { px: 0.75 },
  '& thead th': { overflowWrap: 'normal', wordBreak: 'normal' },
} as const
