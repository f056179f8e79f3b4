import { isRefusal } from '../../shared/answer.ts'
import * as customers from '../../shared/api/customers.ts'
import { profileChange } from '../../shared/customer/changes.ts'
import { endpointOn } from '../http.ts'
import { followCustomer, isOfStaff } from './account.ts'
import { changeCustomer, customerOf } from './customerTable.ts'
import { shownWithPrograms } from './fullCustomer.ts'

export const handler = endpointOn(
  customers.updateCustomerProfile,
  customerOf,
  async ({ resource, input: { id: _, ...draft }, caller, now, language }) => {
    const also = (await isOfStaff(resource)) ? undefined : followCustomer
    const changing = { version: draft.Version, language, ...(also ? { also } : {}) }
    const changed = await changeCustomer(resource.ID, (before) => profileChange(before, draft, now), changing)
    return isRefusal(changed) ? changed : shownWithPrograms(changed, caller)
  },
)
