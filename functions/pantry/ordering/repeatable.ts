import type { Caller } from '../../../shared/core/access.ts'
import { oneLine } from '../../../shared/core/mail/plainText.ts'
import { addDays, localDay } from '../../../shared/core/time/zone.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { allergensToAsk } from '../../../shared/pantry/needs/fit.ts'
import { type EarlierOrder, isOfPlace, repeatOf } from '../../../shared/pantry/ordering/repeating.ts'
import { type Order, OrderRow, windowIdOf } from '../../../shared/pantry/orders/order.ts'
import { isFinal } from '../../../shared/pantry/orders/status.ts'
import { foodIn } from '../../../shared/pantry/products/foodIn.ts'
import { isWindowAvailable, servesCustomer } from '../../../shared/pantry/windows/available.ts'
import { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { orderLists } from '../../core/table/keys/orders.ts'
import { windowLists } from '../../core/table/keys/windows.ts'
import { table } from '../../core/table/table.ts'
import { anyEntity } from '../../network/organizations/entityTable.ts'
import { pickupLocationById } from '../locations/locationTable.ts'
import { orderById } from '../orders/orderTable.ts'
import { daysOf, maxDay } from '../windows/windowTable.ts'
import { dayBlocks } from './dayBlocks.ts'
import { productsToOrder } from './productsToOrder.ts'

/** Order that a family can repeat: its last order, the next open time at the same place, and what there is of the food. */

/** Orders that are looked at for one that was not cancelled. */
const looked = 10

/** The newest order with a time that was not cancelled. */
export async function lastOrder(customerId: number): Promise<Order | undefined> {
  const { items } = await table.page({ ...orderLists.customer(customerId), newestFirst: true, limit: looked }, OrderRow)
  const row = items.find((one) => one.StatusCode !== 'CANCELLED' && windowIdOf(one) !== null)
  return row && orderById(row.ID)
}

/** Open times at the order's place, the next one first, without days that the family's limits forbid. */
async function openWindows(customer: Customer, order: Order, now: Date): Promise<OrderWindow[]> {
  const list =
    order.PantryLocationID === null
      ? windowLists.ownerDelivery(order.EntityID)
      : windowLists.location(order.PantryLocationID)
  const coming = await table.all(daysOf(list, addDays(localDay(now, 'UTC'), -1), maxDay), OrderWindow)
  const open = coming.filter(
    (window) =>
      isOfPlace(order, window) &&
      isWindowAvailable(window, now) &&
      (window.Kind === 'pickup' || servesCustomer(window, customer)),
  )
  const blocks = await dayBlocks({ customer, windows: open, edits: undefined })
  return open
    .filter(({ ID }) => !blocks.has(ID))
    .toSorted((a, b) => a.OrderDay.localeCompare(b.OrderDay) || a.StartTime.localeCompare(b.StartTime))
}

/** The family itself orders, whoever texts. */
const callerOf = ({ ID, FoodBankID, Subject }: Customer): Caller => ({
  UserID: 0,
  Subject: Subject ?? '',
  UserName: '',
  Role: 'customer',
  EntityID: FoodBankID,
  FoodBankIDs: [FoodBankID],
  CustomerID: ID,
})

export async function placeOfOrder(order: Order) {
  const [entity, location] = await Promise.all([
    anyEntity(order.EntityID),
    order.PantryLocationID === null ? undefined : pickupLocationById(order.PantryLocationID),
  ])
  return {
    pantry: entity?.Name ?? 'Gleanery',
    phone: entity && 'Contact' in entity ? entity.Contact.PhoneNumber : '',
    place: location && oneLine(`${location.Label}, ${location.Address.AddressLine1}`),
  }
}

/** Part of the order that can be had at the window now; of food with a declared allergen nobody said yes to it this time. */
export async function foodFor(customer: Customer, order: EarlierOrder, window: OrderWindow, now: Date) {
  const at =
    window.Kind === 'pickup' ? { PantryLocationPickupTimeID: window.ID } : { FoodBankDeliveryTimeID: window.ID }
  const address = order.FoodInsecureNeighborAddressID
  const asked = { ...at, ...(address === null ? {} : { FoodInsecureNeighborAddressID: address }) }
  const view = { caller: callerOf(customer), now, language: customer.Language }
  const { rows, Ordering } = await productsToOrder({ ...asked, FoodInsecureNeighborID: customer.ID }, view)
  if (!Ordering) return { lines: [], left: [], isWithoutTefap: false }
  const isTefapEligible = !Ordering.IsTefapHidden && !Ordering.IsTefapUnknown
  const ordered = order.PantryOrderItems.map((line) => foodIn(line, customer.Language))
  const declared = Ordering.Needs?.Allergens ?? []
  const unsaid = rows.filter(({ Allergens }) => allergensToAsk(Allergens, declared).length > 0)
  const isUnsaid = (id: number) => unsaid.some(({ ID }) => ID === id)
  const wanted = ordered.filter(({ PantryInventoryItemID: id }) => !isUnsaid(id))
  const fitting = rows.filter(({ ID }) => !isUnsaid(ID))
  const found = repeatOf({ PantryOrderItems: wanted }, fitting, { ...Ordering, isTefapEligible, orderId: null })
  const leftOut = ordered.filter((line) => line.Quantity > 0 && !wanted.includes(line))
  const left = [...found.left, ...leftOut.map(({ Name }) => Name)]
  return { lines: found.lines, left, isWithoutTefap: Ordering.IsTefapHidden === true && found.left.length > 0 }
}

export interface Repeatable {
  readonly order: Order
  /** The earlier order is still to come. */
  readonly isComing: boolean
  readonly windows: readonly OrderWindow[]
}

/** Undefined without an earlier order. */
export async function repeatableOf(customer: Customer, now: Date): Promise<Repeatable | undefined> {
  const order = await lastOrder(customer.ID)
  if (!order) return undefined
  const isComing =
    !isFinal(order.StatusCode) && order.OrderDay >= localDay(now, (await anyEntity(order.EntityID))?.TimeZone ?? 'UTC')
  return { order, isComing, windows: isComing ? [] : await openWindows(customer, order, now) }
}
