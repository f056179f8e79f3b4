import type { Event } from '../../../../events/event.ts'
import { type Random, randomFrom } from '../../../../infra/local/seed/random.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import { isFinal, type OrderStatusCode } from '../../../../shared/pantry/orders/status.ts'
import { habitsOfAPantry } from '../pantry/habits.ts'
import {
  abandon,
  cancelOwnOrder,
  editVisit,
  handOverBag,
  type Ordering,
  orderVisit,
  packingScreen,
  packVisit,
  putOnShelf,
  type ValueCall,
  type Visit,
} from '../pantry/visits.ts'
import type { RecordedCalls } from './calls.ts'
import { type OrderDays, plannedOrders } from './orderPlan.ts'
import type { BenchPantry, BenchWindow } from './pantries.ts'
import type { WorkSchedule } from './workSchedule.ts'

/** Households and staff of the pantries of a simulated month: they order, pack, hand over and fill shelves in reaction to events. */

const minute = 60_000
/** A window is packed in the time before it, up to some minutes. */
const packing = { from: 120 * minute, to: 15 * minute }

/** The call was counted with what came of it; the visit ends. */
class CallRefused extends Error {}

interface OrderUnderWay extends Ordering {
  readonly pantry: BenchPantry
  readonly window: BenchWindow
}

export class PantryPeople {
  readonly #pantries: readonly BenchPantry[]
  readonly #calls: RecordedCalls
  readonly #workSchedule: WorkSchedule
  readonly #random: Random = randomFrom(7, 97)
  readonly #households: ReadonlyMap<number, Caller>
  readonly #windows: ReadonlyMap<number, { readonly pantry: BenchPantry; readonly window: BenchWindow }>
  readonly #orders = new Map<number, OrderUnderWay>()

  constructor(pantries: readonly BenchPantry[], calls: RecordedCalls, workSchedule: WorkSchedule) {
    this.#pantries = pantries
    this.#calls = calls
    this.#workSchedule = workSchedule
    this.#households = new Map(
      pantries.flatMap(({ households }) => households.map((one) => [one.CustomerID ?? 0, one] as const)),
    )
    this.#windows = new Map(
      pantries.flatMap((pantry) =>
        [...pantry.windows.values()].flat().map((window) => [window.id, { pantry, window }] as const),
      ),
    )
  }

  /** Enters the visits of households that order, and the packing screens of their windows. */
  fill(from: number, days: OrderDays): void {
    const counts = new Map<number, number>()
    for (const { pantry: index, household, pickupDay, window, at } of plannedOrders(days, this.#random)) {
      const pantry = this.#pantries[index]
      const windowId = pantry?.windows.get(pickupDay)?.[window]?.id ?? 0
      const ordering = this.#ordering(pantry?.households[household]?.CustomerID, windowId)
      if (!ordering) throw new Error(`No household ${household} or window ${window} of day ${pickupDay}`)
      this.#visit(from + at, orderVisit(this.#ask, ordering))
      counts.set(windowId, (counts.get(windowId) ?? 0) + 1)
    }
    for (const [windowId, orders] of counts) {
      const { pantry, window } = this.#windows.get(windowId) ?? {}
      const packed = { windowId, orders, duration: packing.from - packing.to }
      if (pantry && window) this.#visit(window.start - packing.from, packingScreen(this.#ask, pantry.staff, packed))
    }
  }

  /** Reacts to an event as those would whom it concerns. */
  heard({ Type, Subject: { ID: id }, Detail }: Event): void {
    if (Type === 'OrderPlaced') this.#placed(id, Detail as { CustomerID: number; WindowID: number })
    if (Type === 'OrderStatusChanged') this.#changed(id, (Detail as { To: OrderStatusCode }).To)
    if (Type === 'ReceiptSaved') this.#received(id, (Detail as { AgencyID: number }).AgencyID)
  }

  #ordering(customerId: number | null | undefined, windowId: number): OrderUnderWay | undefined {
    const household = this.#households.get(customerId ?? 0)
    const found = this.#windows.get(windowId)
    if (!household || !found) return undefined
    const { locationId, products } = found.pantry
    return { ...found, household, place: { locationId, windowId }, products, chance: this.#random }
  }

  #placed(id: number, { CustomerID, WindowID }: { CustomerID: number; WindowID: number }): void {
    const order = this.#ordering(CustomerID, WindowID)
    if (!order) return
    this.#orders.set(id, order)
    const { edited, cancelled } = habitsOfAPantry
    const drawn = this.#random.next()
    const soon = Date.now() + this.#random.between(5 * minute, 60 * minute)
    if (drawn < edited) this.#visit(soon, editVisit(this.#ask, id, order))
    else if (drawn < edited + cancelled) this.#enter(soon, () => cancelOwnOrder(this.#ask, id, order))
    const { start } = order.window
    this.#enter(start - this.#random.between(packing.to, packing.from), async () => {
      if (this.#orders.has(id)) await this.#step(packVisit(this.#ask, order.pantry.staff, id))
    })
  }

  #changed(id: number, to: OrderStatusCode): void {
    const order = this.#orders.get(id)
    if (!order) return
    if (isFinal(to)) this.#orders.delete(id)
    if (to !== 'PACKED') return
    const { window, pantry } = order
    if (this.#random.chance(habitsOfAPantry.missed))
      this.#enter(window.start + 90 * minute, () => abandon(this.#ask, pantry.staff, id))
    else
      this.#enter(window.start + this.#random.between(0, 55 * minute), () => handOverBag(this.#ask, pantry.staff, id))
  }

  #received(receiptId: number, agencyId: number): void {
    const pantry = this.#pantries.find(({ receiverId }) => receiverId === agencyId)
    if (!pantry) return
    const { staff, products } = pantry
    this.#enter(Date.now() + this.#random.between(10 * minute, 90 * minute), () =>
      putOnShelf(this.#ask, staff, { receiptId, products, chance: this.#random }),
    )
  }

  readonly #ask: ValueCall = async (endpoint, by, input) => {
    const { status, answer } = await this.#calls.call(endpoint, by, input)
    if (status !== 200 || !answer.Successful) throw new CallRefused(endpoint.id)
    return answer.Value as never
  }

  #visit(at: number, visit: Visit): void {
    this.#enter(at, () => this.#step(visit))
  }

  /** Up to the visit's next pause; the rest comes after that. */
  async #step(visit: Visit): Promise<void> {
    const { done, value } = await visit.next()
    if (!done) this.#visit(Date.now() + value, visit)
  }

  #enter(at: number, work: () => Promise<unknown>): void {
    this.#workSchedule.enter(at, () =>
      work().catch((fault: unknown) => {
        if (!(fault instanceof CallRefused)) throw fault
      }),
    )
  }
}
