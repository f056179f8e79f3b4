import { canAccess } from '../../../shared/core/access.ts'
import { isRefusal } from '../../../shared/core/answer.ts'
import * as recall from '../../../shared/pantry/recall/api.ts'
import { contactSince, tickReached } from '../../../shared/pantry/recall/contacts.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { namedCaller } from '../../network/organizations/entityTable.ts'
import { customerById, customerOf } from '../customers/customerTable.ts'
import { products } from '../products/productTable.ts'
import { changeRecallContacts } from './recallContactTable.ts'

export const handler = endpointOn(
  recall.setRecallReached,
  products.byId,
  async ({ resource: product, input: { FoodInsecureNeighborID: CustomerID, IsReached }, caller, now }) => {
    const [customer, by] = await Promise.all([customerById(CustomerID), namedCaller(caller)])
    if (!customer || !canAccess(caller, customerOf.owner(customer))) throw notFound()
    const changed = await changeRecallContacts(
      product,
      (contacts, at) => tickReached(contacts, customer, IsReached ? by : null, at),
      { by: caller, now },
    )
    if (isRefusal(changed)) return changed
    return { CustomerID, ...contactSince(changed.after.Contacts, [CustomerID, ...customer.MergedIDs], '') }
  },
)
