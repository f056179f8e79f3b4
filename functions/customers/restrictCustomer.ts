import { isRefusal } from '../../shared/answer.ts'
import * as customers from '../../shared/api/customers.ts'
import type { Customer } from '../../shared/customer/customer.ts'
import { endpointOn } from '../http.ts'
import { neighborAuditWrites } from '../people/audit.ts'
import { changeCustomer, customerOf } from './customerTable.ts'
import { fullCustomer } from './fullCustomer.ts'

export const handler = endpointOn(
  customers.restrictCustomer,
  customerOf,
  async ({ resource, input: { IsRestricted }, caller, now }) => {
    const audit = await neighborAuditWrites(caller, resource.ID, IsRestricted ? 'restricted' : 'unrestricted', now)
    const also = (after: Customer, before: Customer) => (after === before ? [] : audit)
    const changed = await changeCustomer(resource.ID, () => ({ IsRestricted }), { also })
    return isRefusal(changed) ? changed : fullCustomer(changed, now)
  },
)
