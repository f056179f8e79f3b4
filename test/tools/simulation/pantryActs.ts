import { endLeftOrders } from '../../../functions/pantry/orders/endLeftOrders.ts'
import { settleWaitlist } from '../../../functions/pantry/waitlist/settleWaitlist.ts'
import { waitlists } from '../../../functions/pantry/waitlist/waitlistTable.ts'
import type { Caller } from '../../../shared/core/access.ts'
import * as ordering from '../../../shared/pantry/ordering/api.ts'
import * as orders from '../../../shared/pantry/orders/api.ts'
import { canBeUndone, handOverWarnings } from '../../../shared/pantry/orders/handOver.ts'
import {
  heldQuantity,
  isKeptCold,
  type Order,
  type OrderLine,
  returnedQuantity,
} from '../../../shared/pantry/orders/order.ts'
import { isInProgress } from '../../../shared/pantry/orders/status.ts'
import * as inventory from '../../../shared/pantry/products/api.ts'
import * as stock from '../../../shared/pantry/stock/api.ts'
import * as waitlist from '../../../shared/pantry/waitlist/api.ts'
import { type Called, call } from '../../engine/call.ts'
import { asCustomer, lines, pickupOf } from '../../engine/ordering.ts'
import type { World } from './pantryWorld.ts'
import type { SeededRandom } from './seededRandom.ts'

/** Acts of a pantry's customers and staff. */

export interface PantryAct {
  readonly world: World
  readonly chance: SeededRandom
  readonly orders: readonly Order[]
}
export type PantryCall = (key: string) => Promise<Called<unknown>>

const cart = ({ world, chance }: PantryAct) =>
  [...new Set(Array.from({ length: 1 + chance.below(3) }, () => chance.pick(world.productIds)))].flatMap((ID) =>
    lines([{ ID }, 1 + chance.below(3)]),
  )
const place = ({ world, chance }: PantryAct) => ({
  ...pickupOf({ ...world.pantry, windowId: chance.pick(world.windowIds) }),
  OrderRest: chance.happens(0.5),
})

const statuses = ['PROCESSING', 'PACKED', 'PACKED', 'ABANDONED', 'CREATED', 'DELIVEREDTONEIGHBOR'] as const

/** Next call by somebody; undefined when there is nothing to do it to. */
export const acts: Readonly<Record<string, (act: PantryAct) => PantryCall | undefined>> = {
  order: (act) => {
    const customer = act.chance.pick(act.world.customers)
    const input = { id: customer.ID, ...place(act), PantryOrderItems: cart(act) }
    const by = act.chance.happens(0.2) ? act.world.pantry.owner : asCustomer(customer)
    return (key) => call(ordering.addOrder, by, input as never, sent(key))
  },
  /** A household without an order; at its limit it goes without. */
  'walk in': (act) => {
    const { pantry, customers } = act.world
    const input = {
      ...{ id: act.chance.pick(customers).ID, PantryLocationID: pantry.locationId },
      ...{ PantryOrderItems: cart(act), Pounds: act.chance.below(20) },
    }
    return (key) => call(ordering.serveWalkIn, pantry.owner, input as never, sent(key))
  },
  /** Takes back what was just handed over or served. */
  'take back': (act) => {
    const order = one({ ...act, orders: act.orders.filter((order) => canBeTakenBack(act, order)) })
    return order && ((key) => call(orders.takeHandOverBack, act.world.pantry.owner, { id: order.ID }, sent(key)))
  },
  /** A tablet without a connection handed the order over before it ended, and tells it now. */
  'hand over late': (act) => {
    const order = one({ ...act, orders: act.orders.filter(({ Ended, HandOver }) => Ended && !HandOver) })
    if (!order?.Ended) return undefined
    const At = new Date(Date.parse(order.Ended.At) - 1 - act.chance.below(3_600_000)).toISOString()
    const input = { id: order.ID, At, Acknowledged: [...handOverWarnings] }
    return (key) => call(orders.handOverOrder, act.world.pantry.owner, input as never, sent(key))
  },
  /** Of a full window a family waits for a place; of one that has places it is refused. */
  wait: (act) => {
    const customer = act.chance.pick(act.world.customers)
    const input = { id: customer.ID, ...place(act), PantryOrderItems: cart(act) }
    return (key) => call(waitlist.joinWaitlist, asCustomer(customer), input as never, sent(key))
  },
  /** Does as the timer: ends offers, makes others. */
  'offer places': ({ world, chance }) => {
    const windowId = chance.pick(world.windowIds)
    return async () => {
      const done = await settleWaitlist(windowId, new Date()).then(
        () => true,
        () => false,
      )
      return { status: done ? 200 : 500, answer: { Successful: done } } as Called<unknown>
    }
  },
  /** By a family that is asked, where there is one. */
  'take place': ({ world, chance }) => {
    const anyWindow = chance.pick(world.windowIds)
    const { ID: anybody, FoodBankID } = chance.pick(world.customers)
    return async (key) => {
      const lists = await Promise.all(world.windowIds.map(async (id) => ({ id, list: await waitlists.load(id) })))
      const offers = lists.flatMap(({ id, list }) =>
        (list?.Entries ?? []).flatMap(({ CustomerID, OfferUntil }) =>
          OfferUntil === undefined ? [] : [{ id: CustomerID, windowId: id }],
        ),
      )
      const { id, windowId } = offers[0] ?? { id: anybody, windowId: anyWindow }
      return call(waitlist.takePlace, asCustomer({ ID: id, FoodBankID }), { id, windowId }, sent(key))
    }
  },
  'stop waiting': ({ world, chance }) => {
    const { ID: id, FoodBankID } = chance.pick(world.customers)
    const input = { id, windowId: chance.pick(world.windowIds) }
    return (key) => call(waitlist.leaveWaitlist, asCustomer({ ID: id, FoodBankID }), input, sent(key))
  },
  edit: (act) => {
    const order = one(act)
    if (!order) return undefined
    const input = { id: order.ID, ...place(act), PantryOrderItems: cart(act) }
    return (key) => call(ordering.updateOrder, byOf(act, order), input as never, sent(key))
  },
  cancel: (act) => {
    const order = one(act)
    return (
      order &&
      ((key) => call(orders.setOrderStatus, byOf(act, order), { id: order.ID, statusCode: 'CANCELLED' }, sent(key)))
    )
  },
  pack: (act) => {
    const order = one(act)
    const statusCode = act.chance.pick(statuses)
    if (!order) return undefined
    const input = { id: order.ID, statusCode, ...toldLater(act) }
    return (key) => call(orders.setOrderStatus, act.world.pantry.owner, input, sent(key))
  },
  /** A line goes into its bag, whole or in part, or out of it. */
  tick: (act) => {
    const order = one(act)
    if (!order) return undefined
    const line = act.chance.pick(order.PantryOrderItems.filter(({ SubstituteOf }) => SubstituteOf === null))
    const PackedQuantity = act.chance.happens(0.3) ? null : act.chance.below(line.Quantity + 1)
    // Missing items free the customer's limits; those found after all are theirs, whatever they ordered meanwhile.
    const isFound = (PackedQuantity ?? line.Quantity) > heldQuantity(line)
    if (isFound && (isLimitedOverOrders(act, line) || isEmpty(order))) return undefined
    const input = {
      ...{ id: order.ID, PantryInventoryItemID: line.PantryInventoryItemID, PackedQuantity },
      ...{ ...lotsOf(act, PackedQuantity), ...toldLater(act) },
    }
    return (key) => call(orders.packOrderLine, act.world.pantry.owner, input, sent(key))
  },
  /** A packer finds less of a line than was ordered, and puts another product in; now and then it is taken out again. */
  substitute: (act) => {
    const order = one({ ...act, orders: act.orders.filter(({ StatusCode }) => toPack.has(StatusCode)) })
    const line = order && act.chance.pick(order.PantryOrderItems.filter(({ SubstituteOf }) => SubstituteOf === null))
    const packed = line ? heldQuantity(line) - 1 - act.chance.below(2) : -1
    if (!order || !line || packed < 0) return undefined
    const inOrder = new Set(order.PantryOrderItems.map(({ PantryInventoryItemID: id }) => id))
    const before = order.PantryOrderItems.find(({ SubstituteOf }) => SubstituteOf === line.PantryInventoryItemID)
    const others = before ? [before.PantryInventoryItemID] : act.world.productIds.filter((id) => !inOrder.has(id))
    if (others.length === 0) return undefined
    const count = before && act.chance.happens(0.5) ? 0 : 1
    const { PantryInventoryItemID, PackedQuantity: Seen } = line
    const pack = { id: order.ID, PantryInventoryItemID, PackedQuantity: packed, Seen }
    const instead = { id: order.ID, PantryInventoryItemID: act.chance.pick(others), PackedQuantity: count }
    const substitute = { ...instead, SubstituteOf: line.PantryInventoryItemID, ...lotsOf(act, count) }
    const lots = lotsOf(act, packed)
    return async (key) => {
      const by = act.world.pantry.owner
      const short = await call(orders.packOrderLine, by, { ...pack, ...lots }, sent(key))
      if (short.status !== 200 || !short.answer.Successful) return short
      return call(orders.packOrderLine, by, substitute, sent(`${key}-instead`))
    }
  },
  /** A line goes into its bag with its lot, and of it the family leaves some on the table; now and then all. */
  'leave on the table': (act) => {
    const { chance, world } = act
    const order = one({ ...act, orders: act.orders.filter(({ StatusCode }) => toPack.has(StatusCode)) })
    const line = order && chance.pick(order.PantryOrderItems.filter(({ SubstituteOf }) => SubstituteOf === null))
    if (!order || !line || heldQuantity(line) === 0) return undefined
    const [held, { PantryInventoryItemID }] = [heldQuantity(line), line]
    const Lots = [{ Lot: chance.pick(lotNames), Quantity: 1 + chance.below(held) }]
    const said = { Seen: line.PackedQuantity, ...(chance.happens(0.7) ? { AreLotsSaid: true } : {}) }
    const pack = { id: order.ID, PantryInventoryItemID, PackedQuantity: held, Lots, ...said }
    const Left = [{ PantryInventoryItemID, Quantity: chance.happens(0.3) ? held : Math.max(1, chance.below(held)) }]
    const given = { id: order.ID, Left, Acknowledged: [...handOverWarnings] }
    return async (key) => {
      const packed = await call(orders.packOrderLine, world.pantry.owner, pack, sent(key))
      if (packed.status !== 200 || !packed.answer.Successful) return packed
      return call(orders.handOverOrder, world.pantry.owner, given as never, sent(`${key}-given`))
    }
  },
  /** An order ends with cold food in its bag: somebody has to say what became of that food. */
  'leave packed': (act) => {
    const left = act.orders.filter(
      ({ StatusCode, PantryOrderItems: all }) =>
        isInProgress(StatusCode) && all.some((line) => isKeptCold(line) && (line.PackedQuantity ?? 0) > 0),
    )
    const order = one({ ...act, orders: left })
    if (!order) return undefined
    const input = { id: order.ID, statusCode: 'ABANDONED' } as const
    return (key) => call(orders.setOrderStatus, act.world.pantry.owner, input, sent(key))
  },
  settle: ({ world, orders: all, chance }) => {
    const waiting = all.flatMap((order) =>
      order.PantryOrderItems.flatMap(({ PantryInventoryItemID, Return }) =>
        Return === 'waiting' ? [{ id: order.ID, PantryInventoryItemID }] : [],
      ),
    )
    if (waiting.length === 0) return undefined
    const input = { ...chance.pick(waiting), Choice: chance.pick(['shelf', 'discarded', 'givenAway'] as const) }
    return (key) => call(orders.settleOrderReturn, world.pantry.owner, input, sent(key))
  },
  /** Now and then a day is over, and what is still open of it ends. */
  sweep: ({ chance }) => {
    if (!chance.happens(0.15)) return undefined
    const now = new Date(chance.pick(['2026-11-29T12:00:00.000Z', '2026-12-01T12:00:00.000Z']))
    return async () => {
      const { ended, failed } = await endLeftOrders(now)
      return { status: failed > 0 ? 500 : 200, answer: { Successful: ended > 0 } } as Called<unknown>
    }
  },
  /** A number is typed over the one that was seen. */
  adjust: ({ world, chance }) => {
    const SeenValue = chance.below(30)
    const UpdatedValue = Math.max(0, SeenValue + chance.below(9) - 4)
    const input = { id: chance.pick(world.productIds), UpdatedValue, SeenValue, Reason: 'other', Note: '' } as const
    return (key) => call(stock.adjustQuantity, world.pantry.owner, input, sent(key))
  },
  correct: ({ world, chance }) => {
    const Reason = chance.pick(['damaged', 'expired', 'donatedOn'] as const)
    const input = {
      ...{ id: chance.pick(world.productIds), Difference: -1 - chance.below(4), Reason, Note: '' },
      ...(chance.happens(0.3) ? { Lot: chance.pick(lotNames) } : {}),
    }
    return (key) => call(stock.adjustShelf, world.pantry.owner, input, sent(key))
  },
  receive: ({ world, chance }) => {
    const Receipt = {
      Origin: 'donated',
      From: 'A neighbor',
      Document: '',
      Lot: chance.pick(lotNames),
      BestBy: null,
    } as const
    const id = chance.pick(world.productIds)
    const input = { id, Difference: 1 + chance.below(12), Reason: 'received', Note: '', Receipt } as const
    return (key) => call(stock.adjustShelf, world.pantry.owner, input, sent(key))
  },
  /** A lot is put on hold, recalled for good, or released. */
  'hold lot': ({ world, chance }) => {
    const hold = { IsOnHold: chance.happens(0.4), IsRecalled: chance.happens(0.3), Lot: chance.pick(lotNames) }
    const input = { id: chance.pick(world.productIds), ...hold }
    return (key) => call(inventory.holdItem, world.pantry.owner, input, sent(key))
  },
  count: (act) => counted(act, act.chance.below(3_000)),
  /** Typed without a connection, sent when it is back. */
  'offline count': (act) => counted(act, 3_600_000 * (1 + act.chance.below(5))),
}
export const weights = [
  'order',
  'order',
  'order',
  'order',
  'order',
  'wait',
  'wait',
  'wait',
  'offer places',
  'offer places',
  'offer places',
  'take place',
  'take place',
  'take place',
  'stop waiting',
  'edit',
  'edit',
  'walk in',
  'walk in',
  'take back',
  'hand over late',
  'cancel',
  'pack',
  'tick',
  'tick',
  'tick',
  'substitute',
  'leave on the table',
  'leave packed',
  'settle',
  'sweep',
  'adjust',
  'correct',
  'receive',
  'receive',
  'hold lot',
  'count',
  'offline count',
]

/** Lots of every product. */
const lotNames = ['L1', 'L2'] as const

/** The lot that a packer takes, for all units or some; now and then they looked at the package. */
function lotsOf({ chance }: PantryAct, packed: number | null) {
  if (!packed || chance.happens(0.3)) return {}
  const Lots = [{ Lot: chance.pick(lotNames), Quantity: 1 + chance.below(packed) }]
  return { Lots, ...(chance.happens(0.3) ? { AreLotsSaid: true } : {}) }
}

/** Now and then a device had no connection for up to two hours, and others counted meanwhile. */
const toldLater = ({ chance }: PantryAct) =>
  chance.happens(0.3) ? { At: new Date(Date.now() - chance.below(7_200_000)).toISOString() } : {}

/** One or two shelves as they were some time ago. */
function counted({ world, chance }: PantryAct, ago: number): PantryCall {
  const shelves = new Set([chance.pick(world.productIds), chance.pick(world.productIds)])
  const Lines = [...shelves].map((PantryInventoryItemID) => ({
    ...{ PantryInventoryItemID, CountedQuantity: chance.below(20) },
    CountedAt: new Date(Date.now() - ago).toISOString(),
  }))
  return (key) => call(stock.countStock, world.pantry.owner, { StorageLocationID: null, Lines }, sent(key))
}

/** Food that a family left frees its limits; taken back it is theirs again, whatever they ordered meanwhile. */
const canBeTakenBack = (act: PantryAct, { HandOver, PantryOrderItems: all }: Order) =>
  HandOver !== undefined &&
  canBeUndone(HandOver, new Date()) &&
  (all.every((line) => returnedQuantity(line) === 0) ||
    (all.some(({ HandedOverQuantity }) => HandedOverQuantity) &&
      !all.some((line) => returnedQuantity(line) > 0 && isLimitedOverOrders(act, line))))

const toPack = new Set<string>(['CREATED', 'PROCESSING'])

const isEmpty = ({ PantryOrderItems: all }: Order) => all.every((line) => heldQuantity(line) === 0)

const isLimitedOverOrders = ({ world }: PantryAct, { PantryInventoryItemID: id, TagIDs }: OrderLine) =>
  world.limits.some(({ productId, tagId }) => productId === id || (tagId !== undefined && TagIDs.includes(tagId)))

export const sent = (key: string) => ({ hasTimeLimit: false, headers: { 'idempotency-key': key } })
const one = ({ orders: all, chance }: PantryAct) => (all.length > 0 ? chance.pick(all) : undefined)
const byOf = ({ world, chance }: PantryAct, order: Order): Caller =>
  chance.happens(0.3)
    ? world.pantry.owner
    : asCustomer({ ID: order.FoodInsecureNeighbor.ID, FoodBankID: order.FoodBankID })
