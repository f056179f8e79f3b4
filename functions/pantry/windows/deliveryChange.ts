import type { Refusal } from '../../../shared/core/answer.ts'
import type { Input } from '../../../shared/core/schema/endpoint.ts'
import type * as windows from '../../../shared/pantry/windows/api.ts'
import { withMaximum } from '../../../shared/pantry/windows/window.ts'
import {
  dateRefusal,
  openTimesRefusal,
  sameTimesRefusal,
  windowOnDay,
} from '../../../shared/pantry/windows/windowRules.ts'
import type { Write } from '../../core/table/write.ts'
import {
  instantInUtc,
  loadDeliveryWindows,
  maximumWrite,
  moveWrite,
  openTimesWrite,
  type StoredWindow,
} from './windowTable.ts'

type DeliveryChange = Omit<Input<typeof windows.changeDeliveryTime>, 'id'>
interface ChangedWindow {
  readonly after: StoredWindow
  readonly refusal: Refusal | undefined
  readonly write: Write
}

/** A delivery window after the one change that is asked for, why it may not be, and its write. */
export async function changedDelivery(
  window: StoredWindow,
  { maxOrders, deliveryDate, openTime, closeTime, ...reserving }: DeliveryChange,
  now: Date,
): Promise<ChangedWindow> {
  if (maxOrders !== undefined) {
    const { after, refusal } = withMaximum(window, { maxOrders, ...reserving })
    return { after, refusal, write: maximumWrite(window, after) }
  }
  if (deliveryDate !== undefined) {
    const after = { ...window, ...windowOnDay(window, deliveryDate) }
    const others = await loadDeliveryWindows(window.EntityID, deliveryDate, deliveryDate)
    const there = others.filter(({ ID }) => ID !== window.ID)
    const refusal = dateRefusal(window, { day: deliveryDate, isTaken: false, now }) ?? sameTimesRefusal([after], there)
    return { after, refusal, write: moveWrite(after) }
  }
  const change = { OpenTime: instantInUtc(openTime), CloseTime: instantInUtc(closeTime) }
  const { OpenTime = window.OpenTime, CloseTime = window.CloseTime } = change
  const after = { ...window, OpenTime, CloseTime }
  return { after, refusal: openTimesRefusal(window, change, now), write: openTimesWrite(after) }
}
