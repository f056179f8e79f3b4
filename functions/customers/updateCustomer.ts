import { isRefusal } from '../../shared/answer.ts'
import * as customers from '../../shared/api/customers.ts'
import { customerChange } from '../../shared/customer/changes.ts'
import type { Customer } from '../../shared/customer/customer.ts'
import { endpointOn } from '../http.ts'
import { followCustomer } from './account.ts'
import { accessWrites, programRefusal } from './assigning.ts'
import { changeCustomer, customerOf } from './customerTable.ts'
import { fullCustomer } from './fullCustomer.ts'
import { withContacts } from './withContacts.ts'

export const handler = endpointOn(
  customers.updateCustomer,
  customerOf,
  async ({ resource, input: { id: _, ...draft }, caller, now, language }) => {
    const refusal = await programRefusal(resource, draft, caller)
    if (refusal) return refusal
    const accesses = await accessWrites(resource, draft, caller, now)
    if (isRefusal(accesses)) return accesses
    const also = (after: Customer) => [...accesses, ...followCustomer(after)]
    const changing = { version: draft.Version, language, also }
    const changed = await withContacts(resource, draft, () =>
      changeCustomer(resource.ID, (before) => customerChange(before, draft, now), changing),
    )
    return isRefusal(changed) ? changed : fullCustomer(changed, now)
  },
)
