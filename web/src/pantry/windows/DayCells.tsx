import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EventOutlined from '@mui/icons-material/EventOutlined'
import { Box, IconButton } from '@mui/material'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import { listedDay } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { MaximumLine, MomentLine } from './EditableCells.tsx'
import { EditButton } from './EditButton.tsx'
import { DateEditor } from './editors.tsx'
import type { PickupContext, PickupDayGroup } from './pickupDay.ts'
import { useDayChanges } from './usePickupChanges.ts'

interface CellProps {
  group: PickupDayGroup
  context: PickupContext
}

const useDayName = ({ day }: PickupDayGroup) => listedDay(day, useLanguage().language)

export function DayValid({ group, context }: CellProps) {
  const name = useDayName(group)
  const changes = useDayChanges(context)
  const first = group.times[0]
  if (!first) return null
  const line = { day: group.day, zone: context.location.TimeZone, name, context }
  return (
    <Box>
      <MomentLine
        {...line}
        field="openTime"
        value={group.opens}
        firstValue={first.OpenTime}
        onUpdate={(instant) => changes.setMoment(group, 'openTime', instant)}
      />
      <MomentLine
        {...line}
        field="closeTime"
        value={group.closes}
        firstValue={first.CloseTime}
        onUpdate={(instant) => changes.setMoment(group, 'closeTime', instant)}
      />
    </Box>
  )
}

export function DayMaximum({ group, context }: CellProps) {
  const changes = useDayChanges(context)
  return (
    <MaximumLine
      value={group.maximum}
      reserving={group.reserving}
      name={useDayName(group)}
      isOwn={context.isOwn}
      onUpdate={(change) => changes.setMaximum(group, change)}
    />
  )
}

export function DayActions({ group, context }: CellProps) {
  const text = useText(windowTexts)
  const changes = useDayChanges(context)
  const day = useDayName(group)
  if (!context.isOwn) return null
  const isFull = group.times.every(({ AllOrders }) => AllOrders > 0)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <EditButton
        label={text('editDate', { window: day })}
        icon={<EventOutlined fontSize="small" />}
        disabledReason={group.orders > 0 ? text('dateHasOrders') : undefined}
      >
        {(close) => (
          <DateEditor
            day={group.day}
            context={context}
            onUpdate={(chosen) => changes.setDate(group, chosen)}
            onClose={close}
          />
        )}
      </EditButton>
      <Box component="span" title={isFull ? text('hasOrders') : text('delete')}>
        <IconButton
          size="small"
          aria-label={text('deleteDay', { day })}
          disabled={isFull}
          onClick={() => void changes.removeAll(group)}
        >
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  )
}
