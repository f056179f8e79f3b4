import type { Refusal } from '../../../shared/core/answer.ts'
import { addDays, localDay, startOfDay } from '../../../shared/core/time/zone.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { DistributionRecord } from '../../../shared/pantry/orders/distribution.ts'
import type { Order, OrderRow } from '../../../shared/pantry/orders/order.ts'
import { isInProgress, orderStatuses } from '../../../shared/pantry/orders/status.ts'
import type { Product } from '../../../shared/pantry/products/product.ts'
import { contactSince, type RecallContact } from '../../../shared/pantry/recall/contacts.ts'
import {
  inRecallOrder,
  isRecalledSubstitute,
  type RecallDelivery,
  type RecalledOrder,
  type RecallQuery,
  type RecallSource,
  recalledOfLot,
  recalledQuantity,
  recallRefusal,
  usualRecallDays,
} from '../../../shared/pantry/recall/recall.ts'
import type { Movement } from '../../../shared/pantry/stock/stock.ts'
import { notFound } from '../../core/http/fault.ts'
import { filteredPage } from '../../core/table/filteredPage.ts'
import { distributionLists, orderLists } from '../../core/table/keys/orders.ts'
import { inState } from '../../core/table/lists.ts'
import { loadZone } from '../../network/organizations/entityTable.ts'
import { receiptsById } from '../../rescue/receipts/receiptTable.ts'
import { customersById } from '../customers/customerTable.ts'
import { placeNames } from '../locations/placeNames.ts'
import { mergedOrders } from '../orders/mergedOrders.ts'
import { ordersById } from '../orders/orderTable.ts'
import { findLot } from '../products/lotTable.ts'
import { receivedMovements } from '../products/stockTable.ts'
import { shelvedAs } from '../stock/shelfTable.ts'
import { loadRecallContacts } from './recallContactTable.ts'
import { recallAnswersOf } from './recallLinks.ts'

/**
 * The orders that a product reached, in pages: first those in progress, by status, then the distribution records of the
 * days, then orders that came to nothing while food of them was out. Both are written in the transaction of the order; the ledger follows later, and says only where stock came from.
 */

export interface RecallAsked {
  readonly product: Pick<Product, 'ID' | 'EntityID'>
  /** Days of the hand-over, both included. */
  readonly start: string
  readonly end: string
  /** Of a donation or a lot: when it was put on the shelf. */
  readonly since: string | undefined
  readonly lot: string | undefined
  /** Messages and ticks of before. */
  readonly contacts: readonly RecallContact[]
  /** Of the pantry. */
  readonly today: string
}

/** Orders of one page: DynamoDB's limit of keys in one batch. */
const pageOrders = 100
/** Lists that are read one after the other: a cursor begins with its name and goes on with that of the list. */
const parts = [
  ['open', openOrders],
  ['over', handedOver],
  ['ended', cameToNothing],
] as const

export interface RecallPage {
  readonly rows: RecalledOrder[]
  readonly cursor: string | undefined
}

export async function recallPage(asked: RecallAsked, cursor = ''): Promise<RecallPage> {
  const [name = '', from] = cursor.split(' ')
  const at = Math.max(
    0,
    parts.findIndex(([part]) => part === name),
  )
  const [part, read] = parts[at] ?? parts[0]
  const page = await read(asked, from || undefined)
  const rows = await recalledOrders(asked, page.ids)
  const next = parts[at + 1]
  return { rows, cursor: page.cursor ? `${part} ${page.cursor}` : next && `${next[0]} ` }
}

interface IdsPage {
  readonly ids: number[]
  readonly cursor?: string | undefined
}
const openCodes = orderStatuses.map(({ Code }) => Code).filter(isInProgress)
const endedCodes = orderStatuses.filter(({ IsCancelledType }) => IsCancelledType).map(({ Code }) => Code)

async function openOrders({ product }: RecallAsked, cursor: string | undefined): Promise<IdsPage> {
  const lists = openCodes.map((code) => inState(orderLists.owner(product.EntityID), code))
  const passes = ({ ProductIDs }: { ProductIDs: readonly number[] }) => ProductIDs.includes(product.ID)
  const page = await mergedOrders(lists, { limit: pageOrders, cursor, passes })
  return { ids: page.rows.map(({ ID }) => ID), cursor: page.cursor }
}

/** From when on a message or a tick counts of what is still in orders. */
export const startOfRecall = ({ since, start }: Pick<RecallAsked, 'since' | 'start'>) => since ?? start

/** Days before an order's own day on which it may have been placed. */
const placedBefore = 366

/** Orders that came to nothing, whose food of the product waits for a decision or was given away. */
async function cameToNothing(
  { product, start, end, since, today }: RecallAsked,
  cursor: string | undefined,
): Promise<IdsPage> {
  const lists = endedCodes.map((code) => inState(orderLists.owner(product.EntityID), code))
  // One that ended ahead of its day counts as of today: the day on which it ended is kept nowhere.
  const isOfDays = (day: string) => start <= day && day <= end
  const passes = ({ ProductIDs, OrderDay, Waiting }: OrderRow) =>
    ProductIDs.includes(product.ID) &&
    (Waiting !== undefined || since !== undefined || isOfDays(OrderDay < today ? OrderDay : today))
  const page = await mergedOrders(lists, { limit: pageOrders, cursor, passes, from: addDays(start, -placedBefore) })
  return { ids: page.rows.map(({ ID }) => ID), cursor: page.cursor }
}

async function handedOver(asked: RecallAsked, cursor: string | undefined): Promise<IdsPage> {
  const { product, start, end, since } = asked
  // A donation's moment is compared: a place may be a day behind the pantry or ahead of it.
  const [from, to] = since === undefined ? [start, end] : [addDays(start, -1), addDays(end, 1)]
  const list = { ...distributionLists.owner(product.EntityID), from, to: `${to}#~`, newestFirst: true }
  const passes = ({ At, Lines, IsReversal }: DistributionRecord) =>
    !IsReversal &&
    (since === undefined || At >= since) &&
    Lines.some((line) => line.PantryInventoryItemID === product.ID && line.Quantity > 0)
  const page = await filteredPage({ ...list, limit: pageOrders, cursor }, DistributionRecord, passes)
  return { ids: page.items.map(({ OrderID }) => OrderID), cursor: page.cursor }
}

/** The hand-over that stands: one of other days may have been taken back before it was told. */
const isStillOf = ({ start, end, since }: RecallAsked, { HandOver }: Order) =>
  !HandOver || (since === undefined ? start <= HandOver.Day && HandOver.Day <= end : HandOver.At >= since)

/** Of the product, or of its lot: also units whose lot nobody said. */
function quantityOf({ product, lot }: RecallAsked, order: Order): number {
  if (lot === undefined) return recalledQuantity(order, product.ID)
  const { known, unknown } = recalledOfLot(order, product.ID, lot)
  return known + unknown
}

async function recalledOrders(asked: RecallAsked, ids: readonly number[]): Promise<RecalledOrder[]> {
  const { lot, contacts } = asked
  const productId = asked.product.ID
  const orders = (await ordersById(ids)).filter((order) => quantityOf(asked, order) > 0 && isStillOf(asked, order))
  if (orders.length === 0) return []
  const neighborIds = [...new Set(orders.map(({ FoodInsecureNeighbor: { ID } }) => ID))]
  const [names, found, answers] = await Promise.all([
    placeNames(orders),
    customersById(neighborIds),
    recallAnswersOf(productId, lot, neighborIds),
  ])
  const neighbors = new Map(found.map((customer) => [customer.ID, customer]))
  const idsOf = (id: number) => [id, ...(neighbors.get(id)?.MergedIDs ?? [])]
  return orders.map((order) => ({
    ID: order.ID,
    StatusCode: order.StatusCode,
    OrderDay: order.OrderDay,
    HandedOver: order.HandOver?.At ?? null,
    Place: names(order),
    Quantity: quantityOf(asked, order),
    ...(lot !== undefined && recalledOfLot(order, productId, lot).known === 0 ? { IsLotUnknown: true } : {}),
    IsSubstitute: isRecalledSubstitute(order, productId),
    Neighbor: neighborOf(order, neighbors.get(order.FoodInsecureNeighbor.ID)),
    ...contactSince(contacts, idsOf(order.FoodInsecureNeighbor.ID), order.HandOver?.At ?? startOfRecall(asked)),
    Answer: answers.get(order.FoodInsecureNeighbor.ID) ?? null,
  }))
}

const neighborOf = ({ FoodInsecureNeighbor: { ID, FirstName, LastName } }: Order, profile: Customer | undefined) => ({
  ...{ ID, FirstName, LastName },
  PhoneNumber: profile?.PhoneNumber ?? null,
  EMailAddress: profile?.EMailAddress ?? null,
  Language: profile?.Language ?? 'en',
  WantsTexts: profile?.IsTextMessageNotificationEnabled ?? false,
})

/** Each order once, as it was found last: one that is handed over between two pages is in both. */
export const recalledInOrder = (orders: readonly RecalledOrder[]): RecalledOrder[] =>
  [...new Map(orders.map((order) => [order.ID, order])).values()].toSorted(inRecallOrder)

/** Pages that one answer reads. */
const maxPages = 120

/** All that was found, up to a number of orders. */
export async function loadRecall(
  asked: RecallAsked,
  maxOrders: number,
): Promise<{ orders: RecalledOrder[]; isAll: boolean }> {
  const found: RecalledOrder[] = []
  let cursor: string | undefined
  for (let pages = 0; pages < maxPages && found.length <= maxOrders; pages++) {
    const page = await recallPage(asked, cursor)
    found.push(...page.rows)
    cursor = page.cursor
    if (!cursor) break
  }
  const orders = recalledInOrder(found)
  return { orders: orders.slice(0, maxOrders), isAll: !cursor && orders.length <= maxOrders }
}

type Sourced = RecallAsked & {
  readonly zone: string
  /** Of a donation: what of it was put on the shelf. */
  readonly donation: RecallSource[] | undefined
}

/** Of a donation from its shelving on; else the days that are asked for, or the usual ones. */
export async function askedRecall(
  product: RecallAsked['product'],
  asked: RecallQuery,
  now: Date,
): Promise<Sourced | Refusal> {
  const refusal = recallRefusal(asked)
  if (refusal) return refusal
  const { receiptId, start, end, lot } = asked
  const [zone, contacts] = await Promise.all([loadZone(product.EntityID), loadRecallContacts(product.ID, lot)])
  const today = localDay(now, zone)
  const of = { product, zone, today, lot, contacts }
  if (receiptId === undefined) {
    const days = start && end ? { start, end } : usualRecallDays(today)
    const received = lot === undefined ? undefined : (await findLot(product.EntityID, product.ID, lot))?.Received
    return received === undefined
      ? { ...of, since: undefined, donation: undefined, ...days }
      : { ...of, since: received, donation: undefined, start: localDay(new Date(received), zone), end: today }
  }
  const donation = await receivedFrom(receiptId, product.ID)
  const since = donation.map(({ At }) => At).toSorted()[0] ?? ''
  return { ...of, since, donation, start: localDay(new Date(since), zone), end: today }
}

interface Origins {
  readonly sources: RecallSource[]
  readonly deliveries: RecallDelivery[]
}

/** The donations that the product, or the lot, came from, and what was received without one. */
export async function recallSources({ product, donation, lot, ...days }: Sourced): Promise<Origins> {
  if (donation) return { sources: donation, deliveries: [] }
  const movements = (await receivedOn(product.ID, days)).filter(({ Lot }) => lot === undefined || Lot === lot)
  const receipts = await receiptsById([...new Set(movements.flatMap(({ Reference }) => Reference?.ID ?? []))])
  const names = new Map(receipts.map(({ ID, DonorLocation }) => [ID, DonorLocation.Donor.Name]))
  const of = ({ At, Quantity, Lot }: Movement) => ({ At, Quantity, ...(Lot === undefined ? {} : { Lot }) })
  return {
    sources: movements.flatMap((one) =>
      one.Reference
        ? {
            ...{ ReceiptID: one.Reference.ID, Code: one.Reference.Code ?? '', ...of(one) },
            DonorName: names.get(one.Reference.ID) ?? '',
          }
        : [],
    ),
    deliveries: movements.flatMap((one) => (one.Receipt ? { ...one.Receipt, ...of(one), Lot: one.Lot ?? '' } : [])),
  }
}

/** Units that a receipt put on the shelf as the product; undefined for one that put none there. */
async function receivedFrom(receiptId: number, productId: number): Promise<RecallSource[]> {
  const [receipt] = await receiptsById([receiptId])
  const lines = receipt ? await shelvedAs(receipt, productId) : []
  if (!receipt || lines.length === 0) throw notFound()
  const { Code, DonorLocation } = receipt
  return lines.map((line) => ({ ReceiptID: receiptId, Code, DonorName: DonorLocation.Donor.Name, ...line }))
}

const receivedOn = (productId: number, { start, end, zone }: Pick<Sourced, 'start' | 'end' | 'zone'>) =>
  receivedMovements(productId, startOfDay(start, zone).toISOString(), startOfDay(addDays(end, 1), zone).toISOString())
