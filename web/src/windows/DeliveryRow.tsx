import Box from '@mui/material/Box'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { windowTexts } from '../../../shared/text/windows.ts'
import { formatDay, formatInstant } from '../../../shared/time/zone.ts'
import { deliveryCancelledPercent } from '../../../shared/window/deliveryTotals.ts'
import type { DeliveryTime } from '../../../shared/window/window.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useSession } from '../data/useSession.ts'
import { CancelledPercent } from '../locations/TotalCells.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { numberText } from '../ui/time.ts'
import { DeleteDelivery } from './DeleteDelivery.tsx'
import { WindowStatusChip } from './WindowStatusChip.tsx'
import { hoursText } from './windowText.ts'

export interface DeliveryRowProps {
  row: DeliveryTime
  onGone: (id: number) => void
}

export function DeliveryRow({ row, onGone }: DeliveryRowProps) {
  const { language } = useLanguage()
  const text = useText(windowTexts)
  return (
    <TableRow hover data-id={row.ID}>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        {formatDay(row.DeliveryDay, language)}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{deliveryHours(row, language)}</TableCell>
      <TableCell sx={{ minWidth: 180 }}>
        <DeliveryValid row={row} />
      </TableCell>
      <TableCell>{row.MaximumOrders ?? text('unlimited')}</TableCell>
      <TableCell>
        <WindowStatusChip status={row.Status} />
      </TableCell>
      <TableCell>{row.TotalOrders}</TableCell>
      <TableCell>{row.TotalInProgressTypeOrders}</TableCell>
      <TableCell>{row.TotalSuccessfullyCompletedTypeOrders}</TableCell>
      <TableCell>
        <CancelledPercent percent={deliveryCancelledPercent(row)} />
      </TableCell>
      <TableCell>{row.TotalItemCount}</TableCell>
      <TableCell>{numberText(row.TotalWeight, language)}</TableCell>
      <TableCell>
        <DeliveryProgramName row={row} />
      </TableCell>
      <TableCell>
        <DeleteDelivery row={row} onGone={onGone} />
      </TableCell>
    </TableRow>
  )
}

export const deliveryHours = (row: DeliveryTime, language: 'en' | 'es') =>
  hoursText({ start: row.DeliveryStartTime, end: row.DeliveryEndTime }, language)

export function DeliveryValid({ row }: { row: DeliveryTime }) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const at = (instant: string) => formatInstant(new Date(instant), row.TimeZone, language)
  return (
    <>
      <div>{text('opens', { at: at(row.OpenTime) })}</div>
      <div>{text('closes', { at: at(row.CloseTime) })}</div>
    </>
  )
}

/** A food bank sees its agencies' windows as well. */
export function DeliveryProgramName({ row }: { row: DeliveryTime }) {
  const text = useText(windowTexts)
  const isOwn = useSession().EntityID === row.EntityID
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      {row.DeliveryProgramName ?? text('noProgram')}
      {isOwn ? null : <StatusChip label={text('ofAgency')} />}
    </Box>
  )
}
