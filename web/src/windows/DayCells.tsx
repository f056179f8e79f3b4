import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EventOutlined from '@mui/icons-material/EventOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { windowTexts } from '../../../shared/text/windows.ts'
import { formatDay, formatInstant } from '../../../shared/time/zone.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { EditButton } from './EditButton.tsx'
import { DateEditor, MaximumEditor, MomentEditor } from './editors.tsx'
import type { PickupContext, PickupDayGroup } from './pickupDay.ts'
import { useDayChanges, type WindowMoment } from './usePickupChanges.ts'

interface CellProps {
  group: PickupDayGroup
  context: PickupContext
}

const useDayName = ({ day }: PickupDayGroup) => formatDay(day, useLanguage().language)

export function DayValid({ group, context }: CellProps) {
  return (
    <Box>
      <Moment group={group} context={context} field="openTime" />
      <Moment group={group} context={context} field="closeTime" />
    </Box>
  )
}

function Moment({ group, context, field }: CellProps & { field: WindowMoment }) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const changes = useDayChanges(context)
  const window = useDayName(group)
  const zone = context.location.TimeZone
  const isOpening = field === 'openTime'
  const value = isOpening ? group.opens : group.closes
  const at = value === undefined ? text('varies') : formatInstant(new Date(value), zone, language)
  const first = group.times[0]
  const isFixed = isOpening && group.day <= context.today
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32 }}>
      {text(isOpening ? 'opens' : 'closes', { at })}
      {context.isOwn && first ? (
        <EditButton
          label={text(isOpening ? 'editOpen' : 'editClose', { window })}
          disabledReason={isFixed ? text('openFixed') : undefined}
        >
          {(close) => (
            <MomentEditor
              field={field}
              value={value ?? (isOpening ? first.OpenTime : first.CloseTime)}
              zone={zone}
              min={context.today}
              max={group.day}
              onUpdate={(instant) => changes.setMoment(group, field, instant)}
              onClose={close}
            />
          )}
        </EditButton>
      ) : null}
    </Box>
  )
}

export function DayMaximum({ group, context }: CellProps) {
  const text = useText(windowTexts)
  const changes = useDayChanges(context)
  const window = useDayName(group)
  const { maximum } = group
  const shown = maximum === undefined ? text('varies') : (maximum ?? text('unlimited'))
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' }}>
      {shown}
      {context.isOwn ? (
        <EditButton label={text('editMaximum', { window })}>
          {(close) => (
            <MaximumEditor
              value={maximum ?? null}
              onUpdate={(value) => changes.setMaximum(group, value)}
              onClose={close}
            />
          )}
        </EditButton>
      ) : null}
    </Box>
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
