import { chunksOf } from '../../../functions/core/chunks.ts'
import { table } from '../../../functions/core/table/table.ts'
import { maxWrites } from '../../../functions/core/table/write.ts'
import { maximumWrite, windowsById } from '../../../functions/pantry/windows/windowTable.ts'
import { type OrderWindow, withMaximum } from '../../../shared/pantry/windows/window.ts'
import { isDayAhead } from '../../../shared/pantry/windows/windowRules.ts'

const reserved = 3

/** Coming pickup windows with room keep three places for the table and the telephone, until 18 hours before they begin. */
export async function writeReserved(windows: readonly OrderWindow[], now: Date): Promise<void> {
  const ahead = windows.filter((one) => one.Kind === 'pickup' && isDayAhead(one, now))
  const stored = await windowsById(ahead.map(({ ID }) => ID))
  const roomy = stored.filter(
    ({ MaximumOrders: most, PlacedOrders }) => most !== null && most - PlacedOrders > 2 * reserved,
  )
  const writes = roomy.map((window) => {
    const { MaximumOrders: maxOrders } = window
    return maximumWrite(window, withMaximum(window, { maxOrders, reservedPlaces: reserved, reservedHours: 18 }).after)
  })
  for (const part of chunksOf(writes, maxWrites)) await table.commit(part)
}
