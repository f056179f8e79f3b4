import { canAccess } from '../../../shared/core/access.ts'
import { isRefusal } from '../../../shared/core/answer.ts'
import * as recall from '../../../shared/pantry/recall/api.ts'
import { contactSince, itemsFor, tickReached } from '../../../shared/pantry/recall/contacts.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { namedCaller } from '../../network/organizations/entityTable.ts'
import { customerById, customerOf } from '../customers/customerTable.ts'
import { products } from '../products/productTable.ts'
import { changeRecallContacts, loadContactItems, loadRecallContacts } from './recallContactTable.ts'

export const handler = endpointOn(
  recall.setRecallReached,
  products.byId,
  async ({ resource: product, input: { FoodInsecureNeighborID: CustomerID, IsReached, lot }, caller, now }) => {
    const [customer, by, items] = await Promise.all([
      customerById(CustomerID),
      namedCaller(caller),
      loadContactItems(product.ID, lot),
    ])
    if (!customer || !canAccess(caller, customerOf.owner(customer))) throw notFound()
    const ids = [CustomerID, ...customer.MergedIDs]
    // A tick that is taken back is also that of a record which was merged into theirs, in whatever item it stands.
    const own = itemsFor(items, [{ CustomerID }]).findIndex((some) => some.length > 0)
    const nths = items.flatMap((contacts, nth) =>
      nth === own || (!IsReached && contacts.some((one) => ids.includes(one.CustomerID))) ? [nth] : [],
    )
    for (const nth of nths) {
      const changed = await changeRecallContacts(
        { ...product, lot },
        (contacts, at) => tickReached(contacts, customer, IsReached ? by : null, at),
        { nth, by: caller, now },
      )
      if (isRefusal(changed)) return changed
    }
    return { CustomerID, ...contactSince(await loadRecallContacts(product.ID, lot), ids, '') }
  },
)
