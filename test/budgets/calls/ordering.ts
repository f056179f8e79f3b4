import { asCustomer, pickupOf, place } from '../../engine/ordering.ts'
import { customerWithAccess } from '../../engine/pickupLocations.ts'
import { type Calls, cartOf } from './making.ts'

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
}
