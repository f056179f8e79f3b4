import { holdsWords } from '../../core/grid/words.ts'
import { instantAt } from '../../core/time/wallTime.ts'
import { isNoShow } from '../../pantry/orders/noShow.ts'
import { type OrderRow, orderCode, windowIdOf } from '../../pantry/orders/order.ts'
import { isInProgress, isPacked } from '../../pantry/orders/status.ts'
import type { OrderWindow } from '../../pantry/windows/window.ts'

/** A pantry's day: how far its windows are, who is still to come, and who did not come. */

type Window = Pick<OrderWindow, 'ID' | 'Kind' | 'StartTime' | 'EndTime' | 'TimeZone'>

export interface PantryDay<W extends Window> {
  /** By start. `late` orders are neither handed over nor ended though the window is over. */
  readonly windows: readonly { readonly window: W; readonly late: number }[]
  /** Orders that somebody will still fetch: by the start of their window, packed ones first, then by name. */
  readonly coming: readonly OrderRow[]
  readonly noShows: number
}

const endOf = ({ OrderDay, EndTime }: Pick<OrderRow, 'OrderDay' | 'EndTime'>, zone: string) =>
  instantAt(OrderDay, EndTime, zone)

const nameOf = ({ FoodInsecureNeighbor: { LastName, FirstName } }: OrderRow) => `${LastName} ${FirstName}`

const isSought = ({ ID: id, FoodInsecureNeighbor: { FirstName, LastName } }: OrderRow, search: string) =>
  holdsWords([FirstName, LastName, orderCode(id)], search)

/** Rows are those of the day. A search finds late orders as well: their families may come after all. A walk-in has no window and is over with its hand-over. */
export function pantryDay<W extends Window>(
  windows: readonly W[],
  rows: readonly OrderRow[],
  now: Date,
  search?: string,
): PantryDay<W> {
  const byId = new Map(windows.map((window) => [window.ID, window]))
  const zoneOf = (row: OrderRow) => byId.get(windowIdOf(row) ?? 0)?.TimeZone ?? 'UTC'
  const open = rows.filter(({ StatusCode }) => isInProgress(StatusCode))
  const isOver = (row: OrderRow) => endOf(row, zoneOf(row)) < now
  return {
    windows: windows
      .toSorted((a, b) => a.StartTime.localeCompare(b.StartTime) || a.ID - b.ID)
      .map((window) => ({
        window,
        late: open.filter((row) => windowIdOf(row) === window.ID && isOver(row)).length,
      })),
    coming: open
      .filter((row) => row.PantryLocationPickupTimeID !== null && (search ? isSought(row, search) : !isOver(row)))
      .toSorted(
        (a, b) =>
          a.StartTime.localeCompare(b.StartTime) ||
          Number(isPacked(b.StatusCode)) - Number(isPacked(a.StatusCode)) ||
          nameOf(a).localeCompare(nameOf(b)),
      ),
    noShows: rows.filter((row) => isNoShow(row, zoneOf(row), now)).length,
  }
}
