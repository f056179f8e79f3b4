import { Box, TableBody, TableCell, TableRow } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import type { PickupTime } from '../../../../shared/pantry/windows/window.ts'
import { listedDay } from '../../core/time/time.ts'
import { Toggle } from '../../core/ui/Toggle.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { Activity } from './Activity.tsx'
import { DayActions, DayMaximum, DayValid } from './DayCells.tsx'
import type { PickupContext, PickupDayGroup } from './pickupDay.ts'
import { TimeActions, TimeMaximum, TimeName, TimeValid } from './TimeCells.tsx'
import { WindowStatusChip } from './WindowStatusChip.tsx'
import { hoursText } from './windowText.ts'

export interface PickupDayProps {
  group: PickupDayGroup
  context: PickupContext
  isOpen: boolean
  onToggle: () => void
}

/** A day's own row, with what changes all of its windows, and below it the windows. */
export function PickupDayRows({ group, context, isOpen, onToggle }: PickupDayProps) {
  const [only, ...others] = group.times
  if (only && others.length === 0) return <OnlyRow group={group} time={only} context={context} />
  return (
    <TableBody>
      <TableRow data-row="" sx={{ bgcolor: 'action.hover' }}>
        <TableCell component="th" scope="rowgroup">
          <DayName group={group} isOpen={isOpen} onToggle={onToggle} />
        </TableCell>
        <TableCell>
          <DayValid group={group} context={context} />
        </TableCell>
        <TableCell>
          <DayMaximum group={group} context={context} />
        </TableCell>
        <TableCell>
          <DayOrders orders={group.orders} />
        </TableCell>
        <TableCell />
        <TableCell>
          <DayActions group={group} context={context} />
        </TableCell>
      </TableRow>
      {isOpen ? group.times.map((time) => <TimeRow key={time.ID} time={time} context={context} />) : null}
    </TableBody>
  )
}

/** A day of one window is one row. */
function OnlyRow({ group, time, context }: Pick<PickupDayProps, 'group' | 'context'> & { time: PickupTime }) {
  return (
    <TableBody>
      <TableRow hover data-row="">
        <TableCell component="th" scope="row" sx={{ pl: 5 }}>
          <OnlyName time={time} />
        </TableCell>
        <TableCell>
          <TimeValid time={time} context={context} />
        </TableCell>
        <TableCell>
          <TimeMaximum time={time} context={context} />
        </TableCell>
        <TableCell>
          <Activity time={time} />
        </TableCell>
        <TableCell>
          <WindowStatusChip status={time.Status} closedAt={time.ClosedAt} waiting={time.WaitingFamilies} />
        </TableCell>
        <TableCell>
          <DayActions group={group} context={context} />
        </TableCell>
      </TableRow>
    </TableBody>
  )
}

export function OnlyName({ time }: { time: PickupTime }) {
  const { language } = useLanguage()
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>{listedDay(time.PickupDay, language)}</Box>
      <TimeName time={time} />
    </>
  )
}

function TimeRow({ time, context }: { time: PickupTime; context: PickupContext }) {
  return (
    <TableRow hover data-row="">
      <TableCell sx={{ pl: 6 }}>
        <TimeName time={time} />
      </TableCell>
      <TableCell>
        <TimeValid time={time} context={context} />
      </TableCell>
      <TableCell>
        <TimeMaximum time={time} context={context} />
      </TableCell>
      <TableCell>
        <Activity time={time} />
      </TableCell>
      <TableCell>
        <WindowStatusChip status={time.Status} closedAt={time.ClosedAt} waiting={time.WaitingFamilies} />
      </TableCell>
      <TableCell>
        <TimeActions time={time} context={context} />
      </TableCell>
    </TableRow>
  )
}

/** The day, how many windows it has, from the earliest start to the latest end. */
export function DayName({ group, isOpen, onToggle }: Omit<PickupDayProps, 'context'>) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const day = listedDay(group.day, language)
  const count = group.times.length
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Toggle isOpen={isOpen} label={text(isOpen ? 'hideDay' : 'showDay', { day })} onToggle={onToggle} />
      <Box>
        <Box sx={{ fontWeight: 600 }}>{day}</Box>
        <Box sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {text(plural(language, 'windowCount', count), { count })} · {hoursText(group, language)}
        </Box>
      </Box>
    </Box>
  )
}

export function DayOrders({ orders: count }: { orders: number }) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  return count === 0 ? text('noOrders') : text(plural(language, 'orderCount', count), { count })
}
