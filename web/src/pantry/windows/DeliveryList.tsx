import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, useMediaQuery } from '@mui/material'
import { type ReactNode, useRef, useState } from 'react'
import { plural } from '../../../../shared/core/text/text.ts'
import type { DeliveryTotals } from '../../../../shared/pantry/windows/deliveryTotals.ts'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import type { DeliveryTime } from '../../../../shared/pantry/windows/window.ts'
import { useRowKeys } from '../../core/app/rowKeys.ts'
import { numberText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { DeliveryCard, OverallCard } from './DeliveryCard.tsx'
import { DeliveryCellsOf, DeliveryRow } from './DeliveryRow.tsx'
import { type DeliveryColumn, type DeliveryColumns, narrowColumns, wideColumns } from './deliveryColumns.ts'
import { CancelledPercent } from './TotalCells.tsx'

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
  const columns: DeliveryColumns = useMediaQuery((theme) => theme.breakpoints.down('xl')) ? narrowColumns : wideColumns
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
      <Box sx={{ display: 'grid', gap: 1, p: 1.5 }}>
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
            {columns.map((names) => (
              <TableCell key={names[0]}>
                {names.map((name) => (
                  <Box key={name}>{text(name)}</Box>
                ))}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {overall ? <OverallRow overall={overall} columns={columns} /> : null}
          {props.map((one) => (
            <DeliveryRow key={one.row.ID} {...one} columns={columns} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function OverallRow({ overall, columns }: { overall: DeliveryTotals; columns: DeliveryColumns }) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const { Count: count } = overall
  const cells: Partial<Record<DeliveryColumn, ReactNode>> = {
    maximumOrders: overall.MaximumOrders ?? text('unlimited'),
    orders: overall.TotalOrders,
    inProgress: overall.TotalInProgressTypeOrders,
    successful: overall.TotalSuccessfullyCompletedTypeOrders,
    cancelled: <CancelledPercent percent={overall.CancelledPercent} />,
    itemCount: numberText(overall.TotalItemCount, language),
    pounds: numberText(overall.TotalWeight, language),
  }
  // The name stands in the place of day, time and validity.
  const first = columns.findIndex(([name]) => name === 'maximumOrders')
  return (
    <TableRow data-id={overall.ID} sx={{ bgcolor: 'action.hover', '& td, & th': { fontWeight: 600 } }}>
      <TableCell component="th" scope="row" colSpan={first}>
        {text('overall')} · {text(plural(language, 'windowCount', count), { count })}
      </TableCell>
      <DeliveryCellsOf columns={columns.slice(first)} cells={cells} />
    </TableRow>
  )
}

/** Thirteen columns: words stay whole, and edited values are as low as two lines. */
const wideTable = {
  '& td, & th': { px: 0.75, py: 0, fontSize: 'caption.fontSize', lineHeight: 1.3 },
  '& td .MuiIconButton-root, & th .MuiIconButton-root': { p: 0.25 },
  '& thead th': { overflowWrap: 'normal', wordBreak: 'normal', py: 0.75 },
} as const
