import { ownerRefusal } from '../../shared/access.ts'
import { isRefusal, type Refusal, refuse } from '../../shared/answer.ts'
import * as windows from '../../shared/api/windows.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { pickupTimeOf } from '../../shared/window/window.ts'
import { dateRefusal, windowOnDay } from '../../shared/window/windowRules.ts'
import { notFound } from '../http/fault.ts'
import { endpointOn } from '../http.ts'
import { pickupLocationOf } from '../locations/locationTable.ts'
import { log } from '../log.ts'
import { table } from '../table/table.ts'
import { isConflict, maxWrites } from '../table/write.ts'
import { moveWrite, type StoredWindow, windowsById, windowsOfLocation } from './windowTable.ts'

/** Windows that are on the day already stay as they are, so that a repeat moves those which an earlier call left. */
export const handler = endpointOn(
  windows.changePickupDate,
  pickupLocationOf,
  async ({ resource: location, input: { pickupDate: day, pickupTimeIds }, caller, now }) => {
    const ids = [...new Set(pickupTimeIds)]
    const found = await allOf(location.ID, ids)
    const leaving = found.filter(({ OrderDay }) => OrderDay !== day)
    const isTaken = (await windowsOfLocation(location.ID, day, day)).some(({ ID }) => !ids.includes(ID))
    for (const window of leaving) {
      const refusal = ownerRefusal(caller, location) ?? dateRefusal(window, { day, isTaken, now })
      if (refusal) return refusal
    }
    const moved = await moveAll(leaving, day)
    if (isRefusal(moved)) return moved
    const after = new Map(moved.map((window) => [window.ID, window]))
    return found.map((window) => pickupTimeOf(after.get(window.ID) ?? window, now))
  },
)

async function allOf(locationId: number, ids: readonly number[]): Promise<StoredWindow[]> {
  const own = (await windowsById(ids)).filter(({ PantryLocationID }) => PantryLocationID === locationId)
  if (own.length < ids.length) throw notFound()
  return own.toSorted((a, b) => a.ID - b.ID)
}

/** An order that is placed meanwhile keeps the windows of its transaction where they are. */
async function moveAll(leaving: readonly StoredWindow[], day: string): Promise<StoredWindow[] | Refusal> {
  const moved = leaving.map((window) => ({ ...window, ...windowOnDay(window, day) }))
  for (let start = 0; start < moved.length; start += maxWrites) {
    const part = moved.slice(start, start + maxWrites)
    try {
      await table.commit(part.map(moveWrite))
    } catch (error) {
      if (start > 0) {
        log.warn('windows moved in part', { moved: start, count: moved.length, error })
        return refuse(refusals.windowsMovedInPart, { moved: start, count: moved.length })
      }
      const now = isConflict(error) ? await windowsById(part.map(({ ID }) => ID)) : []
      if (now.some(({ AllOrders }) => AllOrders > 0)) return refuse(refusals.windowDayHasOrders)
      throw error
    }
  }
  return moved
}
