import { isRefusal, refuse } from '../../../shared/core/answer.ts'
import * as recall from '../../../shared/pantry/recall/api.ts'
import { type RecallContacts, tellOfRecall } from '../../../shared/pantry/recall/contacts.ts'
import { neighborsToTell } from '../../../shared/pantry/recall/recall.ts'
import { recallNotHeld } from '../../../shared/pantry/recall/refusals.ts'
import { endpointOn } from '../../core/http/http.ts'
import { customersById } from '../customers/customerTable.ts'
import { productsOnHold } from '../products/heldTable.ts'
import { products } from '../products/productTable.ts'
import { changeRecallContacts } from './recallContactTable.ts'
import { canBeWrittenTo } from './recallMessages.ts'
import { askedRecall, loadRecall, startOfRecall } from './recallTable.ts'

/** Orders that one call looks through. */
const maxOrders = 2000

/** Neighbors who are told, the events that send the messages and the answer of a repeat are one transaction. */
export const handler = endpointOn(
  recall.tellRecalled,
  products.byId,
  async ({ resource: product, input: { id, ...query }, caller, now, idempotencyKey }) => {
    const asked = await askedRecall(product, query, now)
    if (isRefusal(asked)) return asked
    if (!(await productsOnHold(product.EntityID)).has(product.ID)) return refuse(recallNotHeld)
    const { orders } = await loadRecall(asked, maxOrders)
    const neighbors = neighborsToTell(orders, startOfRecall(asked))
    const customers = await customersById(neighbors.map(({ CustomerID }) => CustomerID))
    const written = new Map(customers.filter(canBeWrittenTo).map(({ ID, MergedIDs }) => [ID, MergedIDs]))
    const toTell = neighbors.flatMap((one) => {
      const MergedIDs = written.get(one.CustomerID)
      return MergedIDs ? { ...one, MergedIDs } : []
    })
    const answer = (before: RecallContacts, after: RecallContacts) => ({
      Told: newlyTold(before, after),
      NotWritten: neighbors.length - toTell.length,
    })
    const changed = await changeRecallContacts(product, (contacts, at) => tellOfRecall(contacts, toTell, at), {
      by: caller,
      now,
      also: (before, after) => idempotencyKey.writes(answer(before, after), now),
    })
    return isRefusal(changed) ? changed : answer(changed.before, changed.after)
  },
)

/** Neighbors who are told by a change. */
const newlyTold = (before: RecallContacts, after: RecallContacts) =>
  after.Contacts.filter(
    ({ CustomerID, Told }) =>
      Told !== null && !before.Contacts.some((one) => one.CustomerID === CustomerID && one.Told === Told),
  ).length
