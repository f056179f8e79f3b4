import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Box, IconButton, Link } from '@mui/material'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import type { PickupTime } from '../../../../shared/pantry/windows/window.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { listedDay } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { MaximumLine, MomentLine } from './EditableCells.tsx'
import type { PickupContext } from './pickupDay.ts'
import { ReservedLine } from './ReservedLine.tsx'
import { useTimeChanges } from './usePickupChanges.ts'
import { hoursText } from './windowText.ts'

interface CellProps {
  time: PickupTime
  context: PickupContext
}

/** `8:00 AM – 9:00 AM, Fri, Nov 27`: what a button of a row works on. */
function useTimeName({ PickupDay, PickupStartTime, PickupEndTime }: PickupTime) {
  const { language } = useLanguage()
  return `${hoursText({ start: PickupStartTime, end: PickupEndTime }, language)}, ${listedDay(PickupDay, language)}`
}

export function TimeName({ time }: Pick<CellProps, 'time'>) {
  const { language } = useLanguage()
  const hours = hoursText({ start: time.PickupStartTime, end: time.PickupEndTime }, language)
  return (
    <Link data-opens="" href={paths.pickupWindow(useRolePrefix(), time.ID)} sx={{ whiteSpace: 'nowrap' }}>
      {hours}
    </Link>
  )
}

export function TimeValid({ time, context }: CellProps) {
  const name = useTimeName(time)
  const changes = useTimeChanges(context)
  const line = { day: time.PickupDay, zone: time.TimeZone, name, context }
  return (
    <Box>
      <MomentLine
        {...line}
        field="openTime"
        value={time.OpenTime}
        firstValue={time.OpenTime}
        onUpdate={(instant) => changes.setMoment(time, 'openTime', instant)}
      />
      <MomentLine
        {...line}
        field="closeTime"
        value={time.CloseTime}
        firstValue={time.CloseTime}
        onUpdate={(instant) => changes.setMoment(time, 'closeTime', instant)}
      />
    </Box>
  )
}

export function TimeMaximum({ time, context }: CellProps) {
  const changes = useTimeChanges(context)
  return (
    <>
      <MaximumLine
        value={time.MaximumOrders}
        reserving={time}
        name={useTimeName(time)}
        isOwn={context.isOwn}
        onUpdate={(change) => changes.setMaximum(time, change)}
      />
      <ReservedLine window={time} />
    </>
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
