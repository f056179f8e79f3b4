import { reaction } from '../reaction.ts'
import { deleteAccount } from './account.ts'
import { changeOrders } from './customerOrders.ts'
import { storedCustomer } from './customerTable.ts'

/** Orders are kept without the person (name and postal code), and the accounts end. */
export const handler = reaction('customers/onCustomerForgotten', async (event, now) => {
  const customer = await storedCustomer(event.Subject.ID)
  if (!customer?.Forgotten) return
  const nobody = { FirstName: 'Neighbor', LastName: '', PostalCode: null }
  const merged = await Promise.all(customer.MergedIDs.map(storedCustomer))
  for (const one of [customer, ...merged]) {
    if (!one) continue
    await changeOrders(one.ID, now, (order) =>
      order.FoodInsecureNeighbor.LastName === '' && order.FoodInsecureNeighbor.PostalCode === null
        ? undefined
        : { FoodInsecureNeighbor: { ...nobody, ID: order.FoodInsecureNeighbor.ID } },
    )
    if (one.Subject !== null) await deleteAccount(one.Subject)
  }
})
