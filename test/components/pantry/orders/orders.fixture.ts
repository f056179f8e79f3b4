import { newLocation } from '../../../../shared/pantry/locations/location.ts'
import { orderLine, sampleOrder } from '../../../../shared/pantry/orders/order.fixture.ts'
import type { Order } from '../../../../shared/pantry/orders/order.ts'
import { type ShownOrder, shownOrder } from '../../../../shared/pantry/orders/wire.ts'

/** An order of the pantry of food bank 10, as its screens get it. */

export const milkLine = orderLine({
  PantryInventoryItemID: 18,
  Name: 'Low-Fat Milk',
  StorageRequirementID: 2,
  SourceCode: 'TEFAP',
  Quantity: 2,
})
export const ownOrder = sampleOrder({ EntityID: 10, ID: 2748, PantryOrderItems: [orderLine(), milkLine] })

const Address = {
  AddressLine1: '12 Main Street',
  AddressLine2: '',
  City: 'Albany',
  Province: 'NY',
  PostalCode: '12207',
  Latitude: 42.65,
  Longitude: -73.75,
}
const churchHall = newLocation(
  5,
  { Label: 'Church hall', Description: '', PantryLocationType: { Code: 'PANTRY' }, Address },
  { EntityID: 10, FoodBankID: 10, AssociatedAgencyID: null, TimeZone: 'America/New_York' },
  new Date('2026-11-01T15:00:00.000Z'),
)

export const orderAtChurchHall = (order: Order, today = '2026-11-20'): ShownOrder =>
  shownOrder(order, { location: churchHall, window: undefined }, today)
