import { ownerRefusal } from '../../shared/access.ts'
import type { Refusal } from '../../shared/answer.ts'
import type { Input } from '../../shared/api/endpoint.ts'
import * as windows from '../../shared/api/windows.ts'
import { deliveryTimeOf, maximumRefusal } from '../../shared/window/window.ts'
import { dateRefusal, openTimesRefusal, sameTimesRefusal, windowOnDay } from '../../shared/window/windowRules.ts'
import { endpointOn } from '../http.ts'
import { retryConflicts } from '../table/aggregate.ts'
import type { Write } from '../table/write.ts'
import {
  deliveryTimeById,
  deliveryWindowsOf,
  instantInUtc,
  maximumWrite,
  moveWrite,
  openTimesWrite,
  type StoredWindow,
  windowById,
} from './windowTable.ts'

type Asked = Omit<Input<typeof windows.changeDeliveryTime>, 'id'>
interface Change {
  readonly after: StoredWindow
  readonly refusal: Refusal | undefined
  readonly write: Write
}

async function changeOf(
  window: StoredWindow,
  { maxOrders, deliveryDate, openTime, closeTime }: Asked,
  now: Date,
): Promise<Change> {
  if (maxOrders !== undefined) {
    const after = { ...window, MaximumOrders: maxOrders }
    return { after, refusal: maximumRefusal(window, maxOrders), write: maximumWrite(window.ID, maxOrders) }
  }
  if (deliveryDate !== undefined) {
    const after = { ...window, ...windowOnDay(window, deliveryDate) }
    const others = await deliveryWindowsOf(window.EntityID, deliveryDate, deliveryDate)
    const there = others.filter(({ ID }) => ID !== window.ID)
    const refusal = dateRefusal(window, { day: deliveryDate, isTaken: false, now }) ?? sameTimesRefusal([after], there)
    return { after, refusal, write: moveWrite(after) }
  }
  const change = { OpenTime: instantInUtc(openTime), CloseTime: instantInUtc(closeTime) }
  const { OpenTime = window.OpenTime, CloseTime = window.CloseTime } = change
  const after = { ...window, OpenTime, CloseTime }
  return { after, refusal: openTimesRefusal(window, change, now), write: openTimesWrite(after) }
}

/** Orders that are placed at the same moment count: a maximum never ends below them, and the day of a window with orders stays. */
export const handler = endpointOn(
  windows.changeDeliveryTime,
  deliveryTimeById,
  async ({ resource, input: { id: _, ...asked }, caller, now, table }) =>
    retryConflicts({ loaded: resource, now, reload: () => windowById(resource.ID) }, async (window) => {
      const { after, refusal, write } = await changeOf(window, asked, now)
      const refused = ownerRefusal(caller, window) ?? refusal
      if (refused) return refused
      await table.commit([write])
      return deliveryTimeOf(after, now)
    }),
)
