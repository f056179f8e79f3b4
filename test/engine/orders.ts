import { nextId } from '../../functions/core/table/ids.ts'
import { customerKeys } from '../../functions/core/table/keys/customers.ts'
import { table } from '../../functions/core/table/table.ts'
import type { Write } from '../../functions/core/table/write.ts'
import { newCustomer } from '../../functions/pantry/customers/customerTable.ts'
import { newLocationWrite } from '../../functions/pantry/locations/locationTable.ts'
import { newOrderCode } from '../../functions/pantry/orders/orderCodes.ts'
import { orderStore } from '../../functions/pantry/orders/orderTable.ts'
import { newStockWrites } from '../../functions/pantry/products/stockTable.ts'
import { newWindowWrite } from '../../functions/pantry/windows/windowTable.ts'
import type { Caller } from '../../shared/core/access.ts'
import { isRefusal } from '../../shared/core/answer.ts'
import { localDay } from '../../shared/core/time/zone.ts'
import { LocationDraft, newLocation, type PickupLocation } from '../../shared/pantry/locations/location.ts'
import { placed } from '../../shared/pantry/orders/changes.ts'
import { handOverFacts, orderLine, sampleOrder } from '../../shared/pantry/orders/order.fixture.ts'
import type { Order, OrderLine } from '../../shared/pantry/orders/order.ts'
import { handOver, setStatus } from '../../shared/pantry/orders/statusChange.ts'
import { newWindow, type OrderWindow } from '../../shared/pantry/windows/window.ts'
import { lastingCertificate, neighbor } from './smallTenant.ts'

/** Pantries with stock and orders, for tests: placed as an ordering screen would, past the rules of limits and TEFAP. */

const Address = {
  AddressLine1: '12 Main Street',
  City: 'Albany',
  Province: 'NY',
  PostalCode: '12207',
  Latitude: 42.65,
  Longitude: -73.75,
}

export interface TestPantry {
  readonly EntityID: number
  readonly FoodBankID: number
  readonly location: PickupLocation
  readonly window: OrderWindow
  /** With 20 of each: beans, which are dry, and milk, which is chilled and of TEFAP. */
  readonly lines: readonly [OrderLine, OrderLine]
}

const now = new Date('2026-11-20T15:00:00.000Z')

/** A pantry of an agency or a food bank with one location, one window and two products in stock. */
export async function newPantry(
  owner: Pick<Caller, 'EntityID' | 'FoodBankIDs' | 'Role'>,
  { type = 'PANTRY' as 'PANTRY' | 'CLICKANDCOLLECT', label = 'Church hall', maximum = 30, stock = 20 } = {},
): Promise<TestPantry> {
  const FoodBankID = owner.Role === 'agency' ? (owner.FoodBankIDs[0] ?? 0) : owner.EntityID
  const place = {
    EntityID: owner.EntityID,
    FoodBankID,
    AssociatedAgencyID: owner.Role === 'agency' ? owner.EntityID : null,
    TimeZone: 'America/New_York',
  }
  const draft = LocationDraft.parse({ Label: label, Address, PantryLocationType: { Code: type } })
  const location = newLocation(await nextId('pickupLocation'), draft, place, now)
  const window = await newTestWindow(location, maximum)
  const products = [await nextId('product'), await nextId('product')] as const
  await table.commit([
    newLocationWrite(location),
    certifiedCustomer(FoodBankID),
    ...products.flatMap((ProductID) =>
      newStockWrites({ EntityID: owner.EntityID, ProductID, Quantity: stock, By: null, At: now }),
    ),
  ])
  const beans = orderLine({ PantryInventoryItemID: products[0], Quantity: 3 })
  const milk = { Name: 'Low-Fat Milk', SourceCode: 'TEFAP', StorageRequirementID: 2, WeightPounds: 4.3 }
  const lines = [beans, orderLine({ ...milk, PantryInventoryItemID: products[1], Quantity: 2 })] as const
  return { EntityID: owner.EntityID, FoodBankID, location, window, lines }
}

/** Customer of `sampleOrder`, in no list: they may have TEFAP food. */
function certifiedCustomer(FoodBankID: number): Write {
  const { FoodInsecureNeighbor: person } = sampleOrder()
  const mark = { IsTefapEligible: true, TefapCertificate: lastingCertificate }
  const customer = newCustomer({
    ...person,
    ...mark,
    FoodBankID,
    EMailAddress: null,
    PhoneNumber: null,
    Created: now.toISOString(),
  })
  return { put: { ...customerKeys.customer(person.ID), ...customer } }
}

export async function newTestWindow(
  location: PickupLocation,
  maximum: number | null,
  hours: Partial<Pick<OrderWindow, 'OrderDay' | 'StartTime' | 'EndTime'>> = {},
): Promise<OrderWindow> {
  const window = newWindow(
    await nextId('orderWindow'),
    {
      Kind: 'pickup',
      EntityID: location.EntityID,
      FoodBankID: location.FoodBankID,
      PantryLocationID: location.ID,
      DeliveryProgramName: null,
      TimeZone: location.TimeZone,
    },
    {
      OrderDay: '2026-11-24',
      StartTime: '10:00:00',
      EndTime: '10:59:59',
      OpenTime: '2026-11-10T05:00:00.000Z',
      CloseTime: '2026-11-24T04:30:00.000Z',
      MaximumOrders: maximum,
      EntityDeliveryProgramID: null,
      ...hours,
    },
  )
  await table.commit([newWindowWrite(window)])
  return window
}

/** An order of the pantry's two products. */
export async function placeTestOrder(
  { EntityID, FoodBankID, location, window, lines }: TestPantry,
  change: Partial<Order> = {},
): Promise<Order> {
  const order = sampleOrder({
    ID: await nextId('order'),
    EntityID,
    FoodBankID,
    PantryLocationID: location.ID,
    PantryLocationPickupTimeID: window.ID,
    PantryOrderItems: [...lines],
    ...change,
  })
  const { state, events } = placed(order)
  await table.commit(
    orderStore.importWrites({ state, events: orderStore.eventsOf(state, events, { by: null, now }) }, true),
  )
  return state
}

/** An order of the owner's pantry, whose customer's name nobody else may read. */
export async function testOrderOf(
  owner: Pick<Caller, 'EntityID' | 'FoodBankIDs' | 'Role'>,
  LastName: string,
  customerId = sampleOrder().FoodInsecureNeighbor.ID,
) {
  const pantry = await newPantry(owner, { type: 'CLICKANDCOLLECT' })
  const { FoodInsecureNeighbor } = sampleOrder()
  return placeTestOrder(pantry, { FoodInsecureNeighbor: { ...FoodInsecureNeighbor, ID: customerId, LastName } })
}

/** The code of a reminder's link. */
export async function orderCodeOf(order: Order): Promise<string> {
  const { code, write } = newOrderCode(order, new Date())
  await table.commit([write])
  return code
}

/** Handed over just now. */
export async function handedOverOrder(owner: Caller, At = new Date().toISOString()): Promise<Order> {
  const order = await testOrderOf(owner, 'Figueroa')
  const facts = { ...handOverFacts, At }
  const changed = await orderStore.change(order, (before, at) => handOver(before, facts, at), {
    by: owner,
    now: new Date(),
  })
  if (isRefusal(changed)) throw new Error(changed.refused.en)
  return changed.state
}

/** Of today, by the table's clock; with `isHere` its family waits. */
export async function todaysOrder(
  pantry: TestPantry,
  { isHere = false, ...change }: Partial<Order> & { isHere?: boolean } = {},
): Promise<Order> {
  const at = new Date()
  const OrderDay = localDay(at, pantry.window.TimeZone)
  const Arrival = { At: at.toISOString(), Spot: 'space 4', By: 'household' } as const
  return placeTestOrder(pantry, { OrderDay, ...(isHere ? { Arrival } : {}), ...change })
}

/** Packed, and nobody came for it. */
async function abandoned(placed: Order, by: Caller | null): Promise<Order> {
  let order = placed
  for (const code of ['PACKED', 'ABANDONED'] as const) {
    const changed = await orderStore.change(order, (before, at) => setStatus(before, code, at), { by, now })
    if (isRefusal(changed)) throw new Error(changed.refused.en)
    order = changed.state
  }
  return order
}

/** Its milk waits for a decision. */
export const abandonedOrder = async (owner: Caller): Promise<Order> =>
  abandoned(await testOrderOf(owner, 'Figueroa'), owner)

/** An order of the test's neighbor. */
export async function leftOrder(pantry: TestPantry, change: Partial<Order> = {}): Promise<Order> {
  const { ID, FirstName, LastName, PostalCode } = neighbor
  const FoodInsecureNeighbor = { ID, FirstName, LastName, PostalCode }
  return abandoned(await placeTestOrder(pantry, { FoodInsecureNeighbor, ...change }), null)
}
