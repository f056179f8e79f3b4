import * as z from 'zod/mini'
import { type Ownership, shownToFoodBank } from '../../../shared/core/access.ts'
import { distributionOf, reversalOf } from '../../../shared/pantry/orders/distribution.ts'
import type { OrderEvent } from '../../../shared/pantry/orders/events.ts'
import {
  isFamilyHere,
  isWaitingForReturn,
  lotMovementsBetween,
  movementsBetween,
  Order,
  orderRow,
  orderTotals,
  windowIdOf,
} from '../../../shared/pantry/orders/order.ts'
import type { Loader } from '../../core/http/http.ts'
import { Aggregate } from '../../core/table/aggregate.ts'
import { orderKeys, orderLists, orderPosition } from '../../core/table/keys/orders.ts'
import { inState, type List, listAttributes } from '../../core/table/lists.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { takenLotWrite } from '../products/lotTable.ts'
import { notCountedAfter, stockWrite } from '../products/stockTable.ts'
import { countOrderWrites } from '../windows/windowTable.ts'
import { newDistributionWrite } from './handOver/distributionTable.ts'
import { usageWrites } from './usageTable.ts'

/**
 * Orders in the table: one item with its lines, in the lists of food bank, owner, window, customer, location and day. A
 * change, the counters of its window and the stock that it moves are one transaction; the ledger's lines follow from its event.
 */

/** Version 2 has notes; of version 3 the bags count, of an earlier order while none of its lines is in one. */
const shape = storedShape(Order, [
  (item) => ({ Notes: [], ...item }),
  (item) => ({ ...(hasBags(item) ? {} : { BagsCounted: true }), ...item }),
])

const Packable = z.object({ PantryOrderItems: z.array(z.object({ PackedQuantity: z.nullish(z.int()) })) })
function hasBags(item: unknown): boolean {
  const { success, data } = Packable.safeParse(item)
  return success && data.PantryOrderItems.some(({ PackedQuantity }) => typeof PackedQuantity === 'number')
}

function listsOf(order: Order): readonly List[] {
  const { EntityID, FoodBankID, PantryLocationID: location, StatusCode, OrderDay } = order
  const windowId = windowIdOf(order)
  const [foodBank, owner] = [orderLists.foodBank(FoodBankID), orderLists.owner(EntityID)]
  return [
    foodBank,
    inState(foodBank, StatusCode),
    owner,
    inState(owner, StatusCode),
    orderLists.customer(order.FoodInsecureNeighbor.ID),
    orderLists.day(EntityID, OrderDay),
    ...(windowId === null ? [] : [orderLists.window(windowId)]),
    ...(location === null ? [] : [orderLists.location(location)]),
    ...(isWaitingForReturn(order) ? [orderLists.returns(EntityID)] : []),
    ...(isFamilyHere(order) ? [orderLists.arrivals(EntityID, OrderDay)] : []),
  ]
}

/** An order that moves leaves its window's counters for those of another, which has to be open for orders. */
function movedWrites(before: Order, after: Order, openAt: Date | undefined): Write[] {
  const [from, to] = [windowIdOf(before), windowIdOf(after)]
  return [
    ...(from === null ? [] : countOrderWrites({ ID: from }, before.StatusCode, undefined, orderTotals(before))),
    ...(to === null
      ? []
      : countOrderWrites({ ID: to }, undefined, after.StatusCode, { ...orderTotals(after), openAt })),
  ]
}

/** The window's counters, and its place: a new order is placed below the maximum, a cancelled one gives its place back. */
function windowWrites(before: Order | undefined, after: Order, at: Date | undefined): Write[] {
  const ID = windowIdOf(after)
  if (before && windowIdOf(before) !== ID) return movedWrites(before, after, at)
  if (ID === null) return []
  const [old, now] = [orderTotals(before ?? after), orderTotals(after)]
  const isEdit = before?.StatusCode === after.StatusCode
  const counted = isEdit ? { items: now.items - old.items, pounds: now.pounds - old.pounds } : old
  return countOrderWrites({ ID }, before?.StatusCode, after.StatusCode, {
    ...counted,
    heldCapacity: endedBefore(before, after) !== undefined,
  })
}

/** Time at which an order ended that, as was told later, had been handed over before. */
const endedBefore = (before: Order | undefined, { HandOver }: Order): string | undefined =>
  HandOver && before && !before.HandOver ? before.Ended?.At : undefined

/** A household had the food before the pantry heard of it. */
const isServedUntold = (events: readonly OrderEvent[]) =>
  events.some(({ type, detail }) => type === 'WalkInServed' && detail.Told !== undefined)

/**
 * Movements of an order, and what a count had found of those that were told later, on the condition that nobody counted the
 * product since: then it is decided on that count. Those of a late hand-over, or of a walk-in that is told late, may fall short.
 */
function stockWrites(before: Order | undefined, after: Order, events: readonly OrderEvent[]): Write[] {
  const told = events.flatMap(({ detail }) => ('Told' in detail && detail.Told ? [detail.Told] : []))
  const counted = told.flatMap(({ Counted }) => Counted)
  const since = told[0]?.Since
  const mayFallShort = endedBefore(before, after) !== undefined || isServedUntold(events)
  return movementsBetween(before, after).flatMap((movement) => {
    const own = counted.filter(({ ProductID }) => ProductID === movement.ProductID)
    const Quantity = own.reduce((sum, one) => sum + one.Quantity, movement.Quantity)
    // Also of a product that is gone, whose stock no write finds.
    if (Quantity === 0 && movement.OrderQuantity === 0 && movement.PackedQuantity === 0) return []
    const when = since === undefined || own.length > 0 ? {} : { when: notCountedAfter(since) }
    return [stockWrite({ EntityID: after.EntityID, ...movement, Quantity, mayFallShort, ...when })]
  })
}

/**
 * Lots in bags, and back on the shelf. A tick of now takes what is there, and one that was said, or is told later, no lot on
 * hold; what follows from another change, or was taken before it is told, is so.
 */
function lotWrites(before: Order | undefined, after: Order, events: readonly OrderEvent[], at: Date): Write[] {
  const ticks = events.filter(({ type }) => type === 'OrderLinePacked' || type === 'WalkInServed')
  const isNow = ticks.some(({ detail }) => !('AreLotsSaid' in detail) && !('Told' in detail))
  const check = ticks.length === 0 || isServedUntold(events) ? 'none' : isNow ? 'left' : 'notHeld'
  return lotMovementsBetween(before, after).map((movement) =>
    takenLotWrite({ EntityID: after.EntityID, ...movement }, check, at),
  )
}

/** The record of the hand-over, once, or the entry that takes it back. */
function handOverWrites(before: Order | undefined, after: Order): Write[] {
  const [old, now] = [before && distributionOf(before), distributionOf(after)]
  if (old && now) return []
  return [...(now ? [now] : []), ...(old ? [reversalOf(old, after.Reversals?.at(-1))] : [])].map(newDistributionWrite)
}

export const orderStore = new Aggregate<Order, OrderEvent>({
  kind: 'order',
  schema: shape.schema,
  key: orderKeys.order,
  entityId: ({ EntityID }) => EntityID,
  attributes: (order) => ({
    ...listAttributes(listsOf(order)),
    sort: orderPosition(order),
    row: orderRow(order),
    Shape: shape.version,
  }),
  projections: (before, after, change) => [
    ...windowWrites(before, after, change?.at),
    ...stockWrites(before, after, change?.events ?? []),
    ...lotWrites(before, after, change?.events ?? [], change?.at ?? new Date()),
    ...usageWrites(before, after),
    ...handOverWrites(before, after),
  ],
})

/** In any order; absent ones are left out. */
export const ordersById = (ids: readonly number[]): Promise<Order[]> =>
  table.getMany(ids.map(orderKeys.order), shape.schema, true)

export const orderById = (id: number) => orderStore.load(id)

/** Reached by its customer, its owner and the owner's food bank, which changes nothing of it. */
export const ownersOfOrder = (order: Pick<Order, 'EntityID' | 'FoodBankID' | 'FoodInsecureNeighbor'>): Ownership => ({
  ...shownToFoodBank(order),
  CustomerID: order.FoodInsecureNeighbor.ID,
})
export const orderOf: Loader<'order', { id: number }, Order> = {
  kind: 'order',
  load: ({ input }) => orderById(input.id),
  owner: ownersOfOrder,
}
