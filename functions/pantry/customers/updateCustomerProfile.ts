import { isRefusal } from '../../../shared/core/answer.ts'
import * as customers from '../../../shared/pantry/customers/api.ts'
import { profileChange } from '../../../shared/pantry/customers/changes.ts'
import { endpointOn } from '../../core/http/http.ts'
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
    return isRefusal(changed) ? changed : shownWithPrograms(changed, caller, now)
  },
)
