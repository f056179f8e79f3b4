import { table } from '../../../functions/core/table/table.ts'
import { pickupLocationsById } from '../../../functions/pantry/locations/locationTable.ts'
import { productsOfOwner } from '../../../functions/pantry/products/productTable.ts'
import { putDraft, waitlists } from '../../../functions/pantry/waitlist/waitlistTable.ts'
import { maximumWrite, windowsById } from '../../../functions/pantry/windows/windowTable.ts'
import { isRefusal } from '../../../shared/core/answer.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import type { OrderDraft } from '../../../shared/pantry/ordering/placing.ts'
import type { Product } from '../../../shared/pantry/products/product.ts'
import { joined, noWaitlist, type Waitlist, waitlistEntryOf } from '../../../shared/pantry/waitlist/waitlist.ts'
import type { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { isDayAhead } from '../../../shared/pantry/windows/windowRules.ts'
import { isWindowOpen } from '../../../shared/pantry/windows/windowStatus.ts'

/** Two full pickup windows of the demonstration: families wait for one, in the other a place is kept for one of them. */

const minute = 60_000
const draftFor = (window: OrderWindow, products: readonly Pick<Product, 'ID'>[]): OrderDraft => ({
  PantryLocationID: window.PantryLocationID,
  PantryLocationPickupTimeID: window.ID,
  FoodBankDeliveryTimeID: null,
  FoodInsecureNeighborAddressID: null,
  PantryOrderItems: products.map(({ ID }) => ({ PantryInventoryItemID: ID, Quantity: 1 })),
  OrderRest: true,
})

/** Windows of coming days that have orders, at places open to everybody. */
async function fullable(windows: readonly OrderWindow[], now: Date): Promise<OrderWindow[]> {
  const open = windows.filter((one) => one.Kind === 'pickup' && isWindowOpen(one, now) && isDayAhead(one, now))
  const places = await pickupLocationsById([...new Set(open.flatMap(({ PantryLocationID }) => PantryLocationID ?? []))])
  const free = new Set(places.filter(({ IsRestricted, IsActive }) => IsActive && !IsRestricted).map(({ ID }) => ID))
  const own = open.filter(({ PantryLocationID }) => free.has(PantryLocationID ?? 0))
  return (await windowsById(own.map(({ ID }) => ID)))
    .filter(({ PlacedOrders }) => PlacedOrders > 1)
    .toSorted((a, b) => a.OrderDay.localeCompare(b.OrderDay) || a.ID - b.ID)
}

/** `spare`: places that are free, and so are kept for the first who wait. */
async function waitFor(
  window: OrderWindow,
  families: readonly Customer[],
  { spare, products, now }: { spare: number; products: readonly Pick<Product, 'ID'>[]; now: Date },
): Promise<void> {
  const MaximumOrders = window.PlacedOrders + spare
  await table.commit([maximumWrite(window, { ...window, MaximumOrders })])
  const full = { ...window, MaximumOrders }
  const list = families.reduce<Waitlist>((before, { ID }, index) => {
    const at = new Date(now.getTime() - (families.length - index) * minute)
    const change = joined(before, ID, full, index === families.length - 1 ? now : at)
    return isRefusal(change) ? before : change.state
  }, noWaitlist(window))
  const Draft = draftFor(window, products)
  await table.commit([
    ...waitlists.importWrites({ state: { ...list, Version: 1 }, events: [] }),
    ...families.map(({ ID }) =>
      putDraft(ID, { WindowID: window.ID, Draft, Joined: waitlistEntryOf(list, ID)?.Joined ?? now.toISOString() }),
    ),
  ])
}

export async function writeWaitlists(
  entityId: number,
  customers: readonly Customer[],
  windows: readonly OrderWindow[],
  now: Date,
): Promise<void> {
  const [first, second] = await fullable(windows, now)
  const products = (await productsOfOwner(entityId)).filter(({ IsActive, TagIDs }) => IsActive && TagIDs.length === 0)
  // The first of those who sign in have all orders of the week that they may have, and could take no place.
  const signedIn = customers.filter(({ Subject }) => Subject !== null).slice(-1)
  const others = customers.filter(({ Subject, IsRestricted }) => Subject === null && !IsRestricted).slice(0, 3)
  const shared = { products: products.slice(0, 4), now }
  if (products.length === 0) return
  if (first) await waitFor(first, [...others.slice(0, 1), ...signedIn, ...others.slice(1)], { spare: 0, ...shared })
  if (second) await waitFor(second, [...signedIn, ...others.slice(0, 1)], { spare: 1, ...shared })
}
