import { orderById } from '../../../functions/pantry/orders/orderTable.ts'
import { asCustomer, pickupOf, place } from '../../engine/ordering.ts'
import { orderCodeOf } from '../../engine/orders.ts'
import { customerWithAccess } from '../../engine/pickupLocations.ts'
import { headersOf } from '../../engine/runs.ts'
import { addedPickupTimes } from '../../engine/windows.ts'
import { type Calls, cartOf, type Prepare } from './making.ts'

/** An order whose place has one other time, by the link of its reminder. */
const linked =
  (more: (otherTimeId: number) => object = () => ({})): Prepare =>
  async ({ foodBank }) => {
    const { owner, pantry, customer, cart } = await cartOf(foodBank)
    const { answer } = await place(customer, { at: pantry, of: cart })
    const order = await orderById(answer.Value?.OrderID ?? 0)
    if (!order) throw new Error('The order is missing')
    const [otherId = 0] = await addedPickupTimes(owner, pantry.locationId, [{ PickupDay: '2026-11-30' }])
    return {
      by: asCustomer(customer),
      input: { id: order.ID, ...more(otherId) },
      headers: headersOf(await orderCodeOf(order)),
    }
  }

export const orderingCalls: Calls = {
  listAvailablePickupTimes: async ({ foodBank }) => ({
    by: foodBank,
    input: { id: await customerWithAccess([], foodBank.EntityID) },
  }),
  addOrder: async ({ foodBank }) => {
    const { pantry, customer, cart } = await cartOf(foodBank)
    return { by: asCustomer(customer), input: { id: customer.ID, ...pickupOf(pantry), PantryOrderItems: cart } }
  },
  serveWalkIn: async ({ foodBank }) => {
    const { owner, pantry, customer, cart } = await cartOf(foodBank)
    const input = { id: customer.ID, PantryLocationID: pantry.locationId, PantryOrderItems: cart, Pounds: 4 }
    return { by: owner, input }
  },
  settleDayOrders: async ({ foodBank }) => {
    const { owner, pantry, customer, cart } = await cartOf(foodBank)
    await place(customer, { at: pantry, of: cart })
    const input = { day: '2026-11-27', PantryLocationID: pantry.locationId, Action: 'tell', Words: 'Closed for snow.' }
    return { by: owner, input }
  },
  updateOrder: async ({ foodBank }) => {
    const { pantry, customer, cart } = await cartOf(foodBank)
    const { answer } = await place(customer, { at: pantry, of: cart })
    const PantryOrderItems = cart.slice(1)
    return { by: asCustomer(customer), input: { id: answer.Value?.OrderID, ...pickupOf(pantry), PantryOrderItems } }
  },
  checkTefapEligibility: async ({ foodBank }) => {
    const { pantry, customer } = await cartOf(foodBank)
    return { by: asCustomer(customer), input: { id: customer.ID, pantryLocationId: pantry.locationId } }
  },
  listProductsToOrder: async ({ foodBank }) => {
    const { pantry, customer } = await cartOf(foodBank)
    const at = { PantryLocationID: pantry.locationId, PantryLocationPickupTimeID: pantry.windowId }
    return { by: asCustomer(customer), input: { id: customer.ID, ...at } }
  },
  getNextValidPickupOrderDate: async ({ foodBank }) => {
    const { pantry, customer } = await cartOf(foodBank)
    return { by: asCustomer(customer), input: { id: customer.ID, pickupTimeId: pantry.windowId } }
  },
  getLinkedOrder: linked(),
  confirmLinkedOrder: linked(),
  moveLinkedOrder: linked((TimeID) => ({ TimeID })),
  cancelLinkedOrder: linked(),
}
