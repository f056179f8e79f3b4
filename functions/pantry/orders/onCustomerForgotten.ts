import type { HandOver } from '../../../shared/pantry/orders/handOver.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import { reaction } from '../../core/http/reaction.ts'
import { deleteAccount } from '../customers/account.ts'
import { storedCustomer } from '../customers/customerTable.ts'
import { changeOrders } from './customerOrders.ts'
import { forgetDistributions } from './handOver/distributionTable.ts'

const nobody = { FirstName: 'Neighbor', LastName: '', PostalCode: null }

const handOverWithoutNames = (handOver: HandOver): HandOver => ({
  ...handOver,
  Recipient: { ...handOver.Recipient, Name: null },
  ...(handOver.Signature ? { Signature: { ...handOver.Signature, Name: '' } } : {}),
})

/** An order without the person: name, postal code, what staff wrote about it, and who fetched it. */
function withoutPerson(order: Order): Partial<Order> | undefined {
  const { FoodInsecureNeighbor: person, Notes, HandOver, Helper, Reversals } = order
  const isGone = person.LastName === '' && person.PostalCode === null && Notes.length === 0
  const isWritten = Reversals?.some(({ Words }) => Words) === true
  if (isGone && !HandOver?.Recipient.Name && !HandOver?.Signature?.Name && !Helper?.Name && !isWritten) return undefined
  return {
    FoodInsecureNeighbor: { ...nobody, ID: person.ID },
    Notes: [],
    ...(Helper ? { Helper: { ...Helper, Name: '' } } : {}),
    ...(HandOver ? { HandOver: handOverWithoutNames(HandOver) } : {}),
    ...(Reversals ? { Reversals: Reversals.map(({ Words: _, ...reversal }) => reversal) } : {}),
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
