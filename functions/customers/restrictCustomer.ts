import { isRefusal } from '../../shared/answer.ts'
import * as customers from '../../shared/api/customers.ts'
import { endpointOn } from '../http.ts'
import { changeCustomer, customerOf } from './customerTable.ts'
import { fullCustomer } from './fullCustomer.ts'

export const handler = endpointOn(
  customers.restrictCustomer,
  customerOf,
  async ({ resource, input: { IsRestricted }, now }) => {
    const changed = await changeCustomer(resource.ID, () => ({ IsRestricted }))
    return isRefusal(changed) ? changed : fullCustomer(changed, now)
  },
)
