import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { windowTexts } from '../../../shared/text/windows.ts'
import { formatDay, formatInstant } from '../../../shared/time/zone.ts'
import type { PickupTime } from '../../../shared/window/window.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useRolePrefix } from '../data/useSession.ts'
import { paths } from '../paths.ts'
import { EditButton } from './EditButton.tsx'
import { MaximumEditor, MomentEditor } from './editors.tsx'
import type { PickupContext } from './pickupDay.ts'
import { useTimeChanges, type WindowMoment } from './usePickupChanges.ts'
import { hoursText } from './windowText.ts'

interface CellProps {
  time: PickupTime
  context: PickupContext
}

/** `8:00 AM – 9:00 AM, Fri, Nov 27, 2026`: what a button of a row works on. */
function useTimeName({ PickupDay, PickupStartTime, PickupEndTime }: PickupTime) {
  const { language } = useLanguage()
  return `${hoursText({ start: PickupStartTime, end: PickupEndTime }, language)}, ${formatDay(PickupDay, language)}`
}

export function TimeName({ time }: Pick<CellProps, 'time'>) {
  const { language } = useLanguage()
  const hours = hoursText({ start: time.PickupStartTime, end: time.PickupEndTime }, language)
  return (
    <Link href={paths.pickupWindow(useRolePrefix(), time.ID)} sx={{ whiteSpace: 'nowrap' }}>
      {hours}
    </Link>
  )
}

export function TimeValid({ time, context }: CellProps) {
  return (
    <Box>
      <Moment time={time} context={context} field="openTime" />
      <Moment time={time} context={context} field="closeTime" />
    </Box>
  )
}

function Moment({ time, context, field }: CellProps & { field: WindowMoment }) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const changes = useTimeChanges(context)
  const window = useTimeName(time)
  const isOpening = field === 'openTime'
  const value = isOpening ? time.OpenTime : time.CloseTime
  const at = formatInstant(new Date(value), time.TimeZone, language)
  const isFixed = isOpening && time.PickupDay <= context.today
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32 }}>
      {text(isOpening ? 'opens' : 'closes', { at })}
      {context.isOwn ? (
        <EditButton
          label={text(isOpening ? 'editOpen' : 'editClose', { window })}
          disabledReason={isFixed ? text('openFixed') : undefined}
        >
          {(close) => (
            <MomentEditor
              field={field}
              value={value}
              zone={time.TimeZone}
              min={context.today}
              max={time.PickupDay}
              onUpdate={(instant) => changes.setMoment(time, field, instant)}
              onClose={close}
            />
          )}
        </EditButton>
      ) : null}
    </Box>
  )
}

export function TimeMaximum({ time, context }: CellProps) {
  const text = useText(windowTexts)
  const changes = useTimeChanges(context)
  const window = useTimeName(time)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' }}>
      {time.MaximumOrders ?? text('unlimited')}
      {context.isOwn ? (
        <EditButton label={text('editMaximum', { window })}>
          {(close) => (
            <MaximumEditor
              value={time.MaximumOrders}
              onUpdate={(maximum) => changes.setMaximum(time, maximum)}
              onClose={close}
            />
          )}
        </EditButton>
      ) : null}
    </Box>
  )
}

export function TimeActions({ time, context }: CellProps) {
  const text = useText(windowTexts)
  const changes = useTimeChanges(context)
  const window = useTimeName(time)
  if (!context.isOwn) return null
  const hasOrders = time.AllOrders > 0
  return (
    <Box component="span" title={hasOrders ? text('hasOrders') : text('delete')}>
      <IconButton
        size="small"
        aria-label={text('deleteWindow', { window })}
        disabled={hasOrders}
        onClick={() => void changes.remove(time)}
      >
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Box>
  )
}
