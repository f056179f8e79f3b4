import type { Order } from '../../../shared/pantry/orders/order.ts'
import { reaction } from '../../core/http/reaction.ts'
import { deleteAccount } from '../customers/account.ts'
import { storedCustomer } from '../customers/customerTable.ts'
import { changeOrders } from './customerOrders.ts'
import { forgetDistributions } from './handOver/distributionTable.ts'

const nobody = { FirstName: 'Neighbor', LastName: '', PostalCode: null }

/** An order without the person: name, postal code, what staff wrote about it, and who fetched it. */
function withoutPerson({ FoodInsecureNeighbor: person, Notes, HandOver, Helper }: Order): Partial<Order> | undefined {
  const isGone = person.LastName === '' && person.PostalCode === null && Notes.length === 0
  if (isGone && !HandOver?.Recipient.Name && !Helper?.Name) return undefined
  return {
    FoodInsecureNeighbor: { ...nobody, ID: person.ID },
    Notes: [],
    ...(Helper ? { Helper: { ...Helper, Name: '' } } : {}),
    ...(HandOver ? { HandOver: { ...HandOver, Recipient: { ...HandOver.Recipient, Name: null } } } : {}),
  }
}

/** Orders and what was handed over are kept without the person, and the accounts end. */
export const handler = reaction('customers/onCustomerForgotten', async (event, now) => {
  const customer = await storedCustomer(event.Subject.ID)
  if (!customer?.Forgotten) return
  const merged = await Promise.all(customer.MergedIDs.map(storedCustomer))
  for (const one of [customer, ...merged]) {
    if (!one) continue
    await changeOrders(one.ID, now, withoutPerson)
    await forgetDistributions(one.ID)
    if (one.Subject !== null) await deleteAccount(one.Subject)
  }
})
