import { Box } from '@mui/material'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import { useText } from '../../core/words/language.tsx'
import { Activity } from './Activity.tsx'
import { DayActions, DayMaximum, DayValid } from './DayCells.tsx'
import { DayName, DayOrders, type PickupDayProps } from './PickupDayRows.tsx'
import { TimeActions, TimeMaximum, TimeName, TimeValid } from './TimeCells.tsx'
import { WindowStatusChip } from './WindowStatusChip.tsx'

/** A day on a phone. */
export function PickupDayCard({ group, context, isOpen, onToggle }: PickupDayProps) {
  const text = useText(windowTexts)
  const isOnly = group.times.length === 1
  return (
    <Box component="section" sx={card}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <DayName group={group} isOpen={isOpen} onToggle={onToggle} />
        <DayActions group={group} context={context} />
      </Box>
      {isOpen ? (
        <>
          {isOnly ? null : (
            <Box sx={facts}>
              <span>{text('valid')}</span>
              <DayValid group={group} context={context} />
              <span>{text('maximumOrders')}</span>
              <DayMaximum group={group} context={context} />
              <span>{text('activity')}</span>
              <DayOrders orders={group.orders} />
            </Box>
          )}
          {group.times.map((time) => (
            <Box key={time.ID} sx={line}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
                <TimeName time={time} />
                <Box sx={{ display: 'flex', alignItems: 'center' }}>
                  <WindowStatusChip status={time.Status} closedAt={time.ClosedAt} waiting={time.WaitingFamilies} />
                  {isOnly ? null : <TimeActions time={time} context={context} />}
                </Box>
              </Box>
              <Box sx={facts}>
                <span>{text('valid')}</span>
                <TimeValid time={time} context={context} />
                <span>{text('maximumOrders')}</span>
                <TimeMaximum time={time} context={context} />
                <span>{text('activity')}</span>
                <Activity time={time} />
              </Box>
            </Box>
          ))}
        </>
      ) : null}
    </Box>
  )
}

const card = { border: '1px solid', borderColor: 'divider', borderRadius: 2, p: 1.5, minWidth: 0 } as const
const line = { borderTop: '1px solid', borderColor: 'divider', mt: 1.5, pt: 1.5 } as const
const facts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) 1fr',
  columnGap: 1.5,
  rowGap: 0.5,
  alignItems: 'center',
  mt: 1,
  typography: 'body2',
  '& > span': { color: 'text.secondary' },
} as const
