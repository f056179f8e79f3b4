import EventOutlined from '@mui/icons-material/EventOutlined'
import { Box } from '@mui/material'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import * as windows from '../../../../shared/pantry/windows/api.ts'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import type { DeliveryTime } from '../../../../shared/pantry/windows/window.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useSession } from '../../core/data/useSession.ts'
import { useNow } from '../../core/time/clock.ts'
import { dayOf, listedDay } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { MaximumLine, MomentLine } from './EditableCells.tsx'
import { EditButton } from './EditButton.tsx'
import { DayEditor } from './editors.tsx'
import { ReservedLine } from './ReservedLine.tsx'
import { hoursText } from './windowText.ts'

/** Values of a delivery window that its owner edits in place, as those of pickup times. */

export interface DeliveryCellProps {
  row: DeliveryTime
  onChanged: (row: DeliveryTime) => void
}

/** Name that tells a row's buttons apart. */
export function useDeliveryName(row: DeliveryTime): string {
  const { language } = useLanguage()
  const hours = hoursText({ start: row.DeliveryStartTime, end: row.DeliveryEndTime }, language)
  return `${hours}, ${listedDay(row.DeliveryDay, language)}`
}

type Change = Omit<Input<typeof windows.changeDeliveryTime>, 'id'>

/** Answers whether the change was stored. */
function useChange({ row, onChanged }: DeliveryCellProps) {
  const text = useText(windowTexts)
  const { act } = useAction({ failed: (error) => refusalReason(error) ?? text('updateDeliveryFailed') })
  return (change: Change) =>
    act(windows.changeDeliveryTime, { id: row.ID, ...change }, { done: text('updatedDelivery'), onDone: onChanged })
}

function useContext({ EntityID, TimeZone }: DeliveryTime) {
  const isOwn = useSession().EntityID === EntityID
  return { isOwn, today: dayOf(useNow(60_000), TimeZone) }
}

export function DeliveryValid(props: DeliveryCellProps) {
  const { row } = props
  const change = useChange(props)
  const line = { day: row.DeliveryDay, zone: row.TimeZone, name: useDeliveryName(row), context: useContext(row) }
  return (
    <Box>
      <MomentLine
        {...line}
        field="openTime"
        value={row.OpenTime}
        firstValue={row.OpenTime}
        onUpdate={(openTime) => change({ openTime })}
      />
      <MomentLine
        {...line}
        field="closeTime"
        value={row.CloseTime}
        firstValue={row.CloseTime}
        onUpdate={(closeTime) => change({ closeTime })}
      />
    </Box>
  )
}

export function DeliveryMaximum(props: DeliveryCellProps) {
  const { row } = props
  const change = useChange(props)
  return (
    <>
      <MaximumLine
        value={row.MaximumOrders}
        reserving={row}
        name={useDeliveryName(row)}
        isOwn={useContext(row).isOwn}
        isNeeded
        onUpdate={({ maxOrders, ...reserving }) => change({ maxOrders: maxOrders ?? 0, ...reserving })}
      />
      <ReservedLine window={row} />
    </>
  )
}

export function DeliveryDay(props: DeliveryCellProps) {
  const { row } = props
  const text = useText(windowTexts)
  const change = useChange(props)
  const window = useDeliveryName(row)
  const { isOwn, today } = useContext(row)
  if (!isOwn) return null
  return (
    <EditButton
      label={text('editDate', { window })}
      icon={<EventOutlined fontSize="small" />}
      disabledReason={row.TotalOrders > 0 ? text('dateHasOrders') : undefined}
    >
      {(close) => (
        <DayEditor
          label={text('deliveryDay')}
          day={row.DeliveryDay}
          today={today}
          onUpdate={(deliveryDate) => change({ deliveryDate })}
          onClose={close}
        />
      )}
    </EditButton>
  )
}
