import { refuse } from '../../../shared/core/answer.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import * as windows from '../../../shared/pantry/windows/api.ts'
import { dayWindowOf, windowsToClose } from '../../../shared/pantry/windows/dayClosing.ts'
import * as refusals from '../../../shared/pantry/windows/refusals.ts'
import type { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { chunksOf } from '../../core/chunks.ts'
import { endpoint } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { maxWrites } from '../../core/table/write.ts'
import { locationsOfOwner } from '../locations/locationTable.ts'
import { windowOwner } from './windowOwner.ts'
import { closedWrite, loadDayWindows, windowsById } from './windowTable.ts'

/** A window that gets its first order at the same moment counts as one with orders. A repeat closes what an earlier call left. */
export const handler = endpoint(windows.closeDay, async ({ input: { day, ...closing }, caller, now, table }) => {
  const { TimeZone } = await windowOwner(caller)
  if (day < localDay(now, TimeZone)) return refuse(refusals.windowDayPast)
  const found = await loadDayWindows(caller.EntityID, day)
  const reload = async () => (await windowsById(found.map(({ ID }) => ID))).filter(({ OrderDay }) => OrderDay === day)
  const ClosedAt = closing.IsClosed ? now.toISOString() : null
  const after = await retryConflicts<OrderWindow[], OrderWindow[]>({ loaded: found, now, reload }, async (current) => {
    const changed = windowsToClose(current, closing)
    for (const part of chunksOf(changed, maxWrites))
      await table.commit(
        part.map(({ ID, PlacedOrders }) => closedWrite(ID, day, ClosedAt, closing.IsClosed && PlacedOrders === 0)),
      )
    return current.map((window) => (changed.includes(window) ? { ...window, ClosedAt } : window))
  })
  const labels = new Map((await locationsOfOwner(caller.EntityID)).map(({ ID, Label }) => [ID, Label]))
  return after.map((window) => dayWindowOf(window, labels))
})
