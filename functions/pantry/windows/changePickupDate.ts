import { ownerRefusal } from '../../../shared/core/access.ts'
import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import * as windows from '../../../shared/pantry/windows/api.ts'
import * as refusals from '../../../shared/pantry/windows/refusals.ts'
import { pickupTimeOf } from '../../../shared/pantry/windows/window.ts'
import { dateRefusal, windowOnDay } from '../../../shared/pantry/windows/windowRules.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { log } from '../../core/log.ts'
import { table } from '../../core/table/table.ts'
import { isConflict, maxWrites } from '../../core/table/write.ts'
import { pickupLocationOf } from '../locations/locationTable.ts'
import { loadLocationWindows, moveWrite, type StoredWindow, windowsById } from './windowTable.ts'

/** Windows that are on the day already stay as they are, so that a repeat moves those which an earlier call left. */
export const handler = endpointOn(
  windows.changePickupDate,
  pickupLocationOf,
  async ({ resource: location, input: { pickupDate: day, pickupTimeIds }, caller, now }) => {
    const ids = [...new Set(pickupTimeIds)]
    const found = await allOf(location.ID, ids)
    const leaving = found.filter(({ OrderDay }) => OrderDay !== day)
    const isTaken = (await loadLocationWindows(location.ID, day, day)).some(({ ID }) => !ids.includes(ID))
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
