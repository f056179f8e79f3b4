import { Box, TableCell, TableRow } from '@mui/material'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Language } from '../../../../shared/core/text/text.ts'
import { deliveryCancelledPercent } from '../../../../shared/pantry/windows/deliveryTotals.ts'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import type { DeliveryTime } from '../../../../shared/pantry/windows/window.ts'
import { useSession } from '../../core/data/useSession.ts'
import { listedDay, numberText } from '../../core/time/time.ts'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { Toggle } from '../../core/ui/Toggle.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { DeleteDelivery } from './DeleteDelivery.tsx'
import { DeliveryDay, DeliveryMaximum, DeliveryValid, useDeliveryName } from './DeliveryCells.tsx'
import type { DeliveryColumn, DeliveryColumns } from './deliveryColumns.ts'
import { CancelledPercent } from './TotalCells.tsx'
import { WindowStatusChip } from './WindowStatusChip.tsx'
import { hoursText } from './windowText.ts'

const OrdersSubGrid = lazy(() =>
  import('../orders/OrdersSubGrid.tsx').then((file) => ({ default: file.OrdersSubGrid })),
)

export interface DeliveryRowProps {
  row: DeliveryTime
  isOpen: boolean
  onToggle: () => void
  onGone: (id: number) => void
  onChanged: (row: DeliveryTime) => void
}

/** Section 9: a detail row has 500 pixels. */
const detailPixels = 500

export function DeliveryRow(props: DeliveryRowProps & { columns: DeliveryColumns }) {
  const { row, isOpen, onToggle, onGone, onChanged, columns } = props
  const { language } = useLanguage()
  const cells: Record<DeliveryColumn, ReactNode> = {
    date: (
      <>
        <OrdersToggle row={row} isOpen={isOpen} onToggle={onToggle} />
        {listedDay(row.DeliveryDay, language)}
      </>
    ),
    time: deliveryHours(row, language),
    valid: <DeliveryValid row={row} onChanged={onChanged} />,
    maximumOrders: <DeliveryMaximum row={row} onChanged={onChanged} />,
    status: <WindowStatusChip status={row.Status} closedAt={row.ClosedAt} waiting={row.WaitingFamilies} />,
    orders: row.TotalOrders,
    inProgress: row.TotalInProgressTypeOrders,
    successful: row.TotalSuccessfullyCompletedTypeOrders,
    cancelled: <CancelledPercent percent={deliveryCancelledPercent(row)} />,
    itemCount: row.TotalItemCount,
    pounds: numberText(row.TotalWeight, language),
    program: <DeliveryProgramName row={row} />,
    action: (
      <Box sx={{ display: 'flex' }}>
        <DeliveryDay row={row} onChanged={onChanged} />
        <DeleteDelivery row={row} onGone={onGone} />
      </Box>
    ),
  }
  return (
    <>
      <TableRow hover data-row="" data-id={row.ID}>
        <DeliveryCellsOf columns={columns} cells={cells} />
      </TableRow>
      {isOpen ? (
        <TableRow>
          <TableCell colSpan={columns.length} sx={{ p: 0 }}>
            <Box sx={{ height: detailPixels, overflowY: 'auto', p: 2 }}>
              <DeliveryOrders row={row} />
            </Box>
          </TableCell>
        </TableRow>
      ) : null}
    </>
  )
}

interface DeliveryCellsOfProps {
  columns: DeliveryColumns
  cells: Partial<Record<DeliveryColumn, ReactNode>>
}

/** Cells of a row, each with a line for every name of its column. */
export const DeliveryCellsOf = ({ columns, cells }: DeliveryCellsOfProps) =>
  columns.map((names) => (
    <TableCell key={names[0]} {...(names[0] === 'date' ? dayCell : {})}>
      {names.map((name) => (
        <Box key={name} sx={name === 'time' && names.length > 1 ? belowDate : {}}>
          {cells[name]}
        </Box>
      ))}
    </TableCell>
  ))

const dayCell = { component: 'th', scope: 'row', sx: { whiteSpace: 'nowrap' } } as const
/** Begins where the day does, beside the toggle. */
const belowDate = { pl: 3, color: 'text.secondary' } as const

export const deliveryHours = (row: DeliveryTime, language: Language) =>
  hoursText({ start: row.DeliveryStartTime, end: row.DeliveryEndTime }, language)

/** Only windows with orders unfold. */
function OrdersToggle({ row, isOpen, onToggle }: Omit<DeliveryRowProps, 'onGone' | 'onChanged'>) {
  const text = useText(windowTexts)
  const window = useDeliveryName(row)
  if (row.TotalOrders === 0) return <Box component="span" sx={{ display: 'inline-block', width: 24 }} />
  return <Toggle isOpen={isOpen} label={text(isOpen ? 'hideOrders' : 'showOrders', { window })} onToggle={onToggle} />
}

/** Its newest orders, each with its items. */
export function DeliveryOrders({ row }: { row: DeliveryTime }) {
  const label = useDeliveryName(row)
  return (
    <Suspense fallback={<RowsSkeleton rows={4} height={44} />}>
      <OrdersSubGrid query={{ FoodBankDeliveryTimeID: row.ID }} rows={25} label={label} hidesWindow />
    </Suspense>
  )
}

/** Most names in one line. */
const program = { display: 'grid', gap: 0.25, justifyItems: 'start', minWidth: { md: 140 } } as const

/** A food bank sees its agencies' windows as well. */
export function DeliveryProgramName({ row }: { row: DeliveryTime }) {
  const text = useText(windowTexts)
  const isOwn = useSession().EntityID === row.EntityID
  return (
    <Box sx={program}>
      {row.DeliveryProgramName ?? text('noProgram')}
      {isOwn ? null : <StatusChip label={text('ofAgency')} />}
    </Box>
  )
}
