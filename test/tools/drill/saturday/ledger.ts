import type { Ages, SaturdayOrder, SaturdayPlan } from './plan.ts'

/**
 * The drill's own bookkeeping: what a careful clerk with a pencil would have after each act. It knows none of the product's
 * code, so that both may not be wrong in the same way.
 */

export interface Shelf {
  shelf: number
  bags: number
  promised: number
  /** In bags of orders that ended, until somebody decides. */
  waiting: number
}
export type OrderState = 'CREATED' | 'PACKED' | 'DELIVEREDTONEIGHBOR' | 'ABANDONED'

export interface LedgerOrder {
  readonly planned: SaturdayOrder
  readonly id: number
  readonly code: string
  state: OrderState
}
/** A distribution record that stands. */
interface Served {
  readonly order: LedgerOrder
  readonly household: number | null
  readonly ages: Ages | null
}

const peopleIn = (ages: Ages | null) => (ages ? ages.Minors + ages.Adults + ages.Seniors : 0)
const sum = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((total, one) => total + of(one), 0)
const hundredth = (value: number) => Math.round(value * 100) / 100

export class Ledger {
  readonly plan: SaturdayPlan
  readonly shelves: readonly Shelf[]
  /** Of the window that is packed and handed over. */
  readonly orders: LedgerOrder[] = []
  /** Of the other day. */
  readonly later: LedgerOrder[] = []
  readonly served = new Map<number, Served>()

  constructor(plan: SaturdayPlan) {
    this.plan = plan
    this.shelves = plan.products.map(({ opening }) => ({ shelf: opening, bags: 0, promised: 0, waiting: 0 }))
  }

  #each({ lines }: SaturdayOrder, change: (shelf: Shelf, quantity: number, packed: number, storage: number) => void) {
    for (const { product, quantity, packed } of lines) {
      const shelf = this.shelves[product]
      if (shelf) change(shelf, quantity, packed, this.plan.products[product]?.storage ?? 1)
    }
  }

  placed(planned: SaturdayOrder, id: number, code: string, isLater: boolean): void {
    const list = isLater ? this.later : this.orders
    list.push({ planned, id, code, state: 'CREATED' })
    this.#each(planned, (shelf, quantity) => {
      shelf.promised += quantity
    })
  }

  /** Missing items of a line are on no shelf: the packer looked. */
  packed(order: LedgerOrder): void {
    order.state = 'PACKED'
    this.#each(order.planned, (shelf, quantity, packed) => {
      shelf.promised -= quantity
      shelf.shelf -= quantity
      shelf.bags += packed
    })
  }

  handedOver(order: LedgerOrder): void {
    const { told, family } = order.planned
    const profile = this.plan.families[family]
    const ages = told.ages ?? profile?.ages ?? null
    const household = told.ages ? peopleIn(told.ages) : (told.household ?? profile?.household ?? null)
    order.state = 'DELIVEREDTONEIGHBOR'
    this.served.set(order.id, { order, household, ages })
    this.#each(order.planned, (shelf, _, packed) => {
      shelf.bags -= packed
    })
  }

  takenBack(order: LedgerOrder): void {
    order.state = 'PACKED'
    this.served.delete(order.id)
    this.#each(order.planned, (shelf, _, packed) => {
      shelf.bags += packed
    })
  }

  /** Dry food goes back to the shelf; cold food waits. */
  missed(order: LedgerOrder): void {
    order.state = 'ABANDONED'
    this.#each(order.planned, (shelf, _, packed, storage) => {
      shelf.bags -= packed
      if (storage === 1) shelf.shelf += packed
      else shelf.waiting += packed
    })
  }

  decided(product: number, quantity: number, isBack: boolean): void {
    const shelf = this.shelves[product]
    if (!shelf) return
    shelf.waiting -= quantity
    if (isBack) shelf.shelf += quantity
  }

  counted(product: number, quantity: number): void {
    const shelf = this.shelves[product]
    if (shelf) shelf.shelf = quantity
  }

  /** Cold lines in bags of orders that nobody fetched. */
  coldOf({ planned: { lines } }: LedgerOrder) {
    return lines.filter(({ product, packed }) => packed > 0 && this.plan.products[product]?.storage !== 1)
  }

  ofState(state: OrderState): LedgerOrder[] {
    return this.orders.filter((order) => order.state === state)
  }

  /** Units of a product that left the house, and in how many orders. */
  distributed(product: number) {
    const lines = [...this.served.values()]
      .flatMap(({ order }) => order.planned.lines)
      .filter((line) => line.product === product && line.packed > 0)
    const quantity = sum(lines, ({ packed }) => packed)
    return { quantity, orders: lines.length, pounds: hundredth(quantity * this.#poundsOf(product)) }
  }
  #poundsOf(product: number) {
    return this.plan.products[product]?.pounds ?? 0
  }

  /** Items and pounds of orders: what is in the bag where that is known, else what was ordered. */
  totals(orders: readonly LedgerOrder[]) {
    const lines = orders.flatMap(({ planned, state }) =>
      planned.lines.map(({ product, quantity, packed }) => ({
        product,
        held: state === 'CREATED' ? quantity : packed,
      })),
    )
    return {
      items: sum(lines, ({ held }) => held),
      pounds: hundredth(sum(lines, ({ product, held }) => held * this.#poundsOf(product))),
    }
  }

  /** The day's report. */
  figures() {
    const all = [...this.served.values()]
    const lines = all.flatMap(({ order }) => order.planned.lines)
    const isTefap = ({ product, packed }: { product: number; packed: number }) =>
      packed > 0 && this.plan.products[product]?.isTefap === true
    const weighed = (list: typeof lines) =>
      hundredth(sum(list, ({ product, packed }) => packed * this.#poundsOf(product)))
    const people = sum(all, ({ household }) => household ?? 1)
    const known = all.flatMap(({ ages }) => (ages ? [ages] : []))
    return {
      Visits: all.length,
      Households: all.length,
      Individuals: people,
      Minors: sum(known, ({ Minors }) => Minors),
      Adults: sum(known, ({ Adults }) => Adults),
      Seniors: sum(known, ({ Seniors }) => Seniors),
      AgesUnknown: people - sum(known, peopleIn),
      HouseholdsWithMinors: known.filter(({ Minors }) => Minors > 0).length,
      HouseholdsWithoutMinors: known.filter(({ Minors }) => Minors === 0).length,
      TefapHouseholds: all.filter(({ order }) => order.planned.lines.some(isTefap)).length,
      Items: sum(lines, ({ packed }) => packed),
      Pounds: weighed(lines),
      TefapItems: sum(lines.filter(isTefap), ({ packed }) => packed),
      TefapPounds: weighed(lines.filter(isTefap)),
    }
  }
}
