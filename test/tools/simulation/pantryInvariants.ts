import { isDeepStrictEqual } from 'node:util'
import { addDays } from '../../../shared/core/time/zone.ts'
import type { Limit } from '../../../shared/pantry/limits/limit.ts'
import { scopeOf, typeOf } from '../../../shared/pantry/limits/limit.ts'
import {
  isTefapLine,
  type LineMovement,
  type Order,
  type OrderLine,
  windowIdOf,
} from '../../../shared/pantry/orders/order.ts'
import { usageOf } from '../../../shared/pantry/orders/usage.ts'
import { Lot as LotItem, lotsOnShelf } from '../../../shared/pantry/stock/lot.ts'
import { numbersOf } from '../../../shared/pantry/stock/stock.ts'
import { Waitlist } from '../../../shared/pantry/waitlist/waitlist.ts'
import { freesCapacity, statusCounters } from '../../../shared/pantry/windows/window.ts'
import type { TableItem } from './expression.ts'
import { readOrder, readStock } from './reading.ts'

/**
 * Invariants of a pantry whenever nothing is under way; counted by the test's own arithmetic, not by the app's rules.
 */

export const pantryInvariants = {
  1: 'Stock is never negative, and is the sum of its movements',
  2: 'A window has at most its maximum of orders, and counts them right',
  3: 'No limit is broken by the orders of one customer together',
  4: 'An order, its event, its use and its answer are there together',
  5: 'Orders hold what they took, on the shelf and in bags, and give it back once',
  6: 'TEFAP products are ordered by those who are eligible alone',
  7: 'What is shown as available can be ordered',
  8: 'What a packer found missing is offered to nobody, until it is found or counted',
  9: 'A walk-in is off the shelf at once: it promises nothing, and is in no bag',
  10: 'Of a lot there is at most what came in without what orders took, and all lots together fit onto the shelf',
} as const
export type PantryInvariant = keyof typeof pantryInvariants

export class PantryViolation extends Error {
  readonly invariant: PantryInvariant
  constructor(invariant: PantryInvariant, message: string) {
    super(message)
    this.invariant = invariant
  }
}

/** `what` tells what is wrong when it does not hold. */
export type Must = (invariant: PantryInvariant, holds: boolean, what: () => string) => void

export interface CountedLimit {
  readonly limit: Limit
  /** Of all products, of one, or of one tag. */
  readonly productId?: number
  readonly tagId?: number
}
interface Pantry {
  readonly items: readonly TableItem[]
  readonly limits: readonly CountedLimit[]
  readonly eligible: ReadonlySet<number>
}

const sum = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((total, one) => total + of(one), 0)

export function checkPantry({ items, limits, eligible }: Pantry, must: Must): void {
  const orders = items.filter(({ sk }) => sk === 'ORDER').map(readOrder)
  checkStock(items, orders, must)
  checkLots(items, orders, must)
  checkWindows(items, orders, must)
  const asked = orders.filter((order) => !isToldLate(order))
  for (const order of asked) checkLimitsOf(order, asked, limits, must)
  checkTogether(items, orders, must)
  for (const order of orders)
    must(6, eligible.has(order.FoodInsecureNeighbor.ID) || !order.PantryOrderItems.some(isTefapLine), () =>
      nameOf(order, 'holds TEFAP products of somebody who is not eligible'),
    )
}

const nameOf = (order: Order, text: string) => `order ${order.ID} v${order.Version}: ${text}`

/** Movements that people and deliveries made, and shortages that ended; those of orders are counted from the orders. */
const byHand = new Set(['opening', 'adjusted', 'received', 'counted', 'shortSettled'])

/**
 * Quantity that a line keeps from being offered: all that was ordered of it, also what a packer found missing; of an
 * order that came to nothing, or of food that a family left, what waits for a choice or was not put back; of one that was told
 * late, what no count had taken off the shelf.
 */
function takenBy({ StatusCode }: Order, line: OrderLine): number {
  const all = Math.max(line.Quantity, (line.PackedQuantity ?? 0) + (line.MissingQuantity ?? 0))
  const inBag = line.PackedQuantity ?? line.Quantity
  const isBack = freesCapacity(StatusCode)
    ? line.Return === undefined || line.Return === 'shelf'
    : line.Return === 'shelf'
  return isBack ? all - inBag + (line.HandedOverQuantity ?? 0) : all
}

/** Quantity of a line that is in a bag which nobody picked up yet. */
const baggedBy = ({ StatusCode }: Order, line: OrderLine): number =>
  freesCapacity(StatusCode) || StatusCode === 'DELIVEREDTONEIGHBOR' ? 0 : (line.PackedQuantity ?? 0)
const heldBy = ({ StatusCode }: Order, line: OrderLine): number =>
  freesCapacity(StatusCode) || StatusCode === 'DELIVEREDTONEIGHBOR' ? 0 : (line.PackedQuantity ?? line.Quantity)

/** Quantities that counts had found of a product before orders told it, by the line that follows in the ledger. */
function countedBefore(items: readonly TableItem[], id: number): Map<string, number> {
  const told = items.flatMap(({ pk, sk, ID, Detail }) => {
    if (!String(pk).startsWith('ORDER#') || !String(sk).startsWith('EVENT#')) return []
    const { Told } = Detail as { Told?: { Counted: { ProductID: number; Quantity: number }[] } }
    const own = (Told?.Counted ?? []).filter(({ ProductID }) => ProductID === id)
    return own.map(({ Quantity }) => [`${ID}-shortSettled`, Quantity] as const)
  })
  return new Map(told)
}

function checkStock(items: readonly TableItem[], orders: readonly Order[], must: Must): void {
  const lines = orders.flatMap((order) => order.PantryOrderItems.map((line) => ({ order, line })))
  for (const stock of items.filter(({ pk }) => String(pk).startsWith('STOCK#'))) {
    const id = Number(stock.ProductID)
    const own = lines.filter(({ line }) => line.PantryInventoryItemID === id)
    const counted = countedBefore(items, id)
    const moved = items.filter(
      ({ pk, sk, ID, Cause }) =>
        pk === `PRODUCT#${id}` &&
        String(sk).startsWith('MOVE#') &&
        byHand.has(String(Cause)) &&
        !counted.has(String(ID)),
    )
    const quantity =
      sum(moved, (one) => Number(one.Quantity)) +
      sum([...counted.values()], (one) => one) -
      sum(own, ({ order, line }) => takenBy(order, line))
    const held = sum(own, ({ order, line }) => heldBy(order, line))
    const bagged = sum(own, ({ order, line }) => baggedBy(order, line))
    for (const [name, number] of Object.entries(numbersOf(readStock(stock))))
      must(1, number >= 0, () => `product ${id} has ${number} as ${name}`)
    must(
      5,
      Number(stock.PackedQuantity) === bagged,
      () => `${bagged} of ${id} are in bags, not ${stock.PackedQuantity}`,
    )
    must(1, stock.Quantity === quantity, () => `product ${id} has ${stock.Quantity}, its movements leave ${quantity}`)
    must(
      5,
      stock.CurrentOrderQuantity === held,
      () => `orders hold ${held} of ${id}, not ${stock.CurrentOrderQuantity}`,
    )
  }
}

/** Units of a product that each order took from the shelf, as its events moved them; found missing ones with them. */
function takenByEvents(items: readonly TableItem[], id: number): ReadonlyMap<number, number> {
  const taken = new Map<number, number>()
  for (const { pk, sk, Detail } of items) {
    if (!String(pk).startsWith('ORDER#') || !String(sk).startsWith('EVENT#')) continue
    const { Movements = [] } = Detail as { Movements?: readonly LineMovement[] }
    const own = Movements.filter(({ ProductID }) => ProductID === id)
    const order = Number(String(pk).slice('ORDER#'.length))
    taken.set(order, (taken.get(order) ?? 0) - sum(own, ({ Quantity }) => Quantity))
  }
  return taken
}

/** Units of lots in an order's bag, and as many of them as can be on the shelf again by what its events moved. */
function baggedLots(orders: readonly Order[], id: number, taken: ReadonlyMap<number, number>) {
  return orders.flatMap((order) =>
    order.PantryOrderItems.filter((line) => line.PantryInventoryItemID === id).map((line) => {
      const off = (taken.get(order.ID) ?? 0) - (line.MissingQuantity ?? 0)
      return { lots: line.Lots ?? [], back: (line.PackedQuantity ?? line.Quantity) - off }
    }),
  )
}

function checkLots(items: readonly TableItem[], orders: readonly Order[], must: Must): void {
  const lots = items.filter(({ pk }) => String(pk).startsWith('LOTS#'))
  for (const [ProductID, own] of Map.groupBy(lots, (lot) => Number(lot.ProductID))) {
    const bags = baggedLots(orders, ProductID, takenByEvents(items, ProductID))
    const left = (lot: TableItem) => Number(lot.Quantity) + Number(lot.HeldQuantity ?? 0)
    const moved = items.filter(
      ({ pk, sk, Lot, LotHold }) =>
        pk === `PRODUCT#${ProductID}` && String(sk).startsWith('MOVE#') && Lot !== undefined && LotHold === undefined,
    )
    const unitsOf = (list: readonly { readonly Lot?: unknown; readonly Quantity?: unknown }[], name?: unknown) =>
      sum(
        list.filter(({ Lot }) => name === undefined || Lot === name),
        ({ Quantity }) => Number(Quantity),
      )
    for (const name of [...own.map(({ Lot }) => Lot), undefined]) {
      const had = sum(name === undefined ? own : own.filter(({ Lot }) => Lot === name), left)
      const gone = sum(bags, (bag) => Math.max(0, unitsOf(bag.lots, name) - bag.back))
      const most = unitsOf(moved, name) - gone
      must(10, had <= most, () => `product ${ProductID}: ${had} of ${name ?? 'all lots'}, which can have ${most}`)
    }
  }
  for (const order of orders)
    for (const line of order.PantryOrderItems) {
      const lotted = sum(line.Lots ?? [], ({ Quantity }) => Quantity)
      must(10, lotted <= (line.PackedQuantity ?? 0), () => nameOf(order, `has ${lotted} with a lot of fewer packed`))
    }
  for (const stock of items.filter(({ pk }) => String(pk).startsWith('STOCK#'))) {
    const own = lots.filter(({ ProductID }) => ProductID === stock.ProductID).map((lot) => LotItem.parse(lot))
    const { ShelfQuantity } = numbersOf(readStock(stock))
    const shown = sum(lotsOnShelf(own, ShelfQuantity), ({ Quantity }) => Quantity)
    must(10, shown <= ShelfQuantity, () => `product ${stock.ProductID}: ${shown} in lots of ${ShelfQuantity}`)
  }
}

/** The numbers of stock, and what of a movement adds to each. */
const changes = {
  Quantity: 'Quantity',
  CurrentOrderQuantity: 'OrderQuantity',
  PackedQuantity: 'PackedQuantity',
} as const

/** Once every event was brought: each product's ledger adds up to its stock. */
export function checkLedgers(items: readonly TableItem[], must: Must): void {
  const orders = items.filter(({ sk }) => sk === 'ORDER').map(readOrder)
  for (const stock of items.filter(({ pk }) => String(pk).startsWith('STOCK#'))) {
    const lines = items.filter(({ pk, sk }) => pk === `PRODUCT#${stock.ProductID}` && String(sk).startsWith('MOVE#'))
    for (const [number, change] of Object.entries(changes)) {
      const moved = sum(lines, (line) => Number(line[change]))
      must(
        1,
        stock[number] === moved,
        () => `product ${stock.ProductID}: ${stock[number]} as ${number}, ledger: ${moved}`,
      )
    }
    checkMissing(Number(stock.ProductID), lines, orders, must)
    // Units that were packed though the count knew of none were there: the shelf is never below nothing.
    const shelf = Number(stock.Quantity) + Number(stock.CurrentOrderQuantity) - Number(stock.PackedQuantity)
    must(1, shelf >= 0, () => `product ${stock.ProductID}: ${shelf} on the shelf`)
  }
}

/** Lines of the ledger about missing units add nothing to what is offered; they are as many as the orders miss. */
function checkMissing(id: number, ledger: readonly TableItem[], orders: readonly Order[], must: Must): void {
  const told = ledger.filter(({ Cause }) => Cause === 'missing' || Cause === 'found')
  for (const { ID, Quantity } of told) must(8, Quantity === 0, () => `product ${id}: ${ID} offers ${Quantity}`)
  const off = sum(told, (line) => -Number(line.OrderQuantity))
  const own = orders.flatMap((order) => order.PantryOrderItems.filter((line) => line.PantryInventoryItemID === id))
  const missed = sum(own, (line) => line.MissingQuantity ?? 0)
  must(8, off === missed, () => `product ${id}: orders miss ${missed}, the ledger says ${off}`)
}

/** Handed over before it ended: what its place and its share of a limit became since, others were given by right. */
const isToldLate = ({ Ended, HandOver }: Order) => Ended !== undefined && HandOver !== undefined

function checkWindows(items: readonly TableItem[], orders: readonly Order[], must: Must): void {
  for (const window of items.filter(({ sk }) => sk === 'WINDOW')) {
    const own = orders.filter((order) => windowIdOf(order) === window.ID)
    for (const [status, counter] of Object.entries(statusCounters)) {
      const count = own.filter(({ StatusCode }) => StatusCode === status).length
      must(2, window[counter] === count, () => `window ${window.ID}: ${window[counter]} ${counter}, not ${count}`)
    }
    const placed = own.filter(({ StatusCode }) => !freesCapacity(StatusCode)).length
    const most = Number(window.MaximumOrders ?? placed)
    const asked = placed - own.filter(isToldLate).length
    must(2, window.PlacedOrders === placed && asked <= most, () => `window ${window.ID}: ${placed} placed of ${most}`)
    checkKeptPlaces(items, window, must)
  }
}

/** Places are kept for as many families as wait, and only the others are given to anybody. */
function checkKeptPlaces(items: readonly TableItem[], window: TableItem, must: Must): void {
  const list = items.find(({ pk, sk }) => pk === `WAITLIST#${window.ID}` && sk === 'WAITLIST')
  const waiting = list ? Waitlist.parse(list).Entries.length : 0
  const kept = Number(window.WaitingFamilies ?? 0)
  must(2, kept === waiting, () => `window ${window.ID}: ${kept} places kept, ${waiting} families wait`)
  if (window.MaximumOrders === null) return
  const limit = Number(window.MaximumOrders) - waiting
  must(2, window.PlaceLimit === limit, () => `window ${window.ID}: open up to ${window.PlaceLimit}, not ${limit}`)
}

const countIn = ({ limit, productId, tagId }: CountedLimit, order: Order): number => {
  const lines = order.PantryOrderItems.filter(
    (line) =>
      (productId === undefined || line.PantryInventoryItemID === productId) &&
      (tagId === undefined || line.TagIDs.includes(tagId)),
  )
  const count = sum(lines, (line) => line.HandedOverQuantity ?? line.PackedQuantity ?? line.Quantity)
  return typeOf(limit) === 'ITEM' ? count : Math.min(1, count)
}

const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** Every span of the limit that holds the day. */
function spansWith(day: string, limit: Limit): readonly (readonly [string, string])[] {
  const amount = limit.LimitTimeScopeAmount
  if (scopeOf(limit) === 'DAY')
    return Array.from({ length: amount }, (_, back) => [addDays(day, -back), addDays(day, amount - 1 - back)] as const)
  const monday = addDays(day, -weekday(day))
  return Array.from(
    { length: amount },
    (_, back) => [addDays(monday, -7 * back), addDays(monday, 7 * (amount - back) - 1)] as const,
  )
}

/** No span ends with a day on which the customer has no order: a span of empty days at its end is a shorter one. */
function checkLimitsOf(order: Order, orders: readonly Order[], limits: readonly CountedLimit[], must: Must): void {
  if (freesCapacity(order.StatusCode)) return
  const own = orders.filter(
    (one) => one.FoodInsecureNeighbor.ID === order.FoodInsecureNeighbor.ID && !freesCapacity(one.StatusCode),
  )
  for (const counted of limits.filter((one) => countIn(one, order) > 0)) {
    const { limit } = counted
    const isOfOne = scopeOf(limit) === 'ORDER'
    for (const [from, to] of isOfOne ? [[order.OrderDay, order.OrderDay] as const] : spansWith(order.OrderDay, limit)) {
      const within = isOfOne ? [order] : own.filter(({ OrderDay }) => from <= OrderDay && OrderDay <= to)
      const count = sum(within, (one) => countIn(counted, one))
      must(3, count <= limit.Value, () => nameOf(order, `${count} from ${from} to ${to}, of ${limit.Value} allowed`))
    }
  }
}

/** Value as the table stores it: with texts as keys. */
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))

/** Number of stored answers for each order: every order was placed with a key. */
function answersOf(items: readonly TableItem[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { pk, sk, Response } of items) {
    if (sk !== 'RESPONSE' || !/#(addOrder|serveWalkIn|takePlace)#/.test(String(pk))) continue
    const { OrderID, Order } = Response as { OrderID?: number | null; Order?: { ID: number } | null }
    const id = OrderID ?? Order?.ID
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

const placing = new Set(['OrderPlaced', 'WalkInServed'])

/** Movements of its event: each product once, by as many as were taken. */
function checkWalkIn(order: Order, events: readonly TableItem[], must: Must): void {
  const moved = events.flatMap(({ Type, Detail }) =>
    Type === 'WalkInServed' ? (Detail as { Movements: readonly LineMovement[] }).Movements : [],
  )
  const taken = order.PantryOrderItems.map(({ PantryInventoryItemID: ProductID, Quantity }) => ({
    ...{ ProductID, Quantity: -Quantity, OrderQuantity: 0, PackedQuantity: 0 },
  }))
  must(9, isDeepStrictEqual(plain(moved), plain(taken)), () => nameOf(order, `moved ${JSON.stringify(moved)}`))
  must(9, windowIdOf(order) === null, () => nameOf(order, 'takes a place'))
}

/** An order, its event, its customer's use and its answer are there together. */
function checkTogether(items: readonly TableItem[], orders: readonly Order[], must: Must): void {
  const usage = new Map<string, unknown>(
    items.flatMap((item) =>
      String(item.sk).startsWith('USE#')
        ? Object.entries(item).flatMap(([name, taken]) =>
            name.startsWith('ORDER#') ? [[`${item.pk} ${String(item.sk).split('#')[2]} ${name}`, taken] as const] : [],
          )
        : [],
    ),
  )
  const answered = answersOf(items)
  for (const order of orders) {
    const at = `CUSTOMER#${order.FoodInsecureNeighbor.ID} ${order.OrderDay} ORDER#${order.ID}`
    must(4, isDeepStrictEqual(usage.get(at), plain(usageOf(order))), () => nameOf(order, 'its customer’s use differs'))
    usage.delete(at)
    const events = items.filter(({ pk, Type }) => pk === `ORDER#${order.ID}` && placing.has(String(Type)))
    must(4, events.length === 1, () => nameOf(order, `${events.length} events of placing`))
    if (order.WalkIn) checkWalkIn(order, events, must)
    must(4, answered.get(order.ID) === 1, () => nameOf(order, `${answered.get(order.ID) ?? 0} answers tell of it`))
  }
  must(4, usage.size === 0, () => `use without an order: ${[...usage.keys()].join()}`)
  const waiting = items.filter(({ sk }) => String(sk).startsWith('REQUEST#'))
  const placed = new Set<unknown>(orders.map(({ ID }) => ID))
  must(4, !waiting.some(({ OrderID }) => placed.has(OrderID)), () => 'an order waits that was placed')
}
