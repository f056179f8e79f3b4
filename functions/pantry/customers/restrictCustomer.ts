import type { Caller } from '../../../shared/core/access.ts'
import { isRefusal } from '../../../shared/core/answer.ts'
import * as customers from '../../../shared/pantry/customers/api.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { endpointOn } from '../../core/http/http.ts'
import { neighborAuditWrites } from './customerAudit.ts'
import { changeCustomer, customerOf } from './customerTable.ts'
import { fullCustomer } from './fullCustomer.ts'

/** The food bank's holds at all pantries, an agency's at its own. */
function restrictionBy({ Role, EntityID }: Caller, { RestrictedAtIDs = [] }: Customer, IsRestricted: boolean) {
  if (Role !== 'agency') return { IsRestricted }
  const others = RestrictedAtIDs.filter((id) => id !== EntityID)
  return { RestrictedAtIDs: IsRestricted ? [...others, EntityID] : others }
}

export const handler = endpointOn(
  customers.restrictCustomer,
  customerOf,
  async ({ resource, input: { IsRestricted }, caller, now }) => {
    const audit = await neighborAuditWrites(caller, resource.ID, IsRestricted ? 'restricted' : 'unrestricted', now)
    const also = (after: Customer, before: Customer) => (after === before ? [] : audit)
    const changed = await changeCustomer(resource.ID, (before) => restrictionBy(caller, before, IsRestricted), { also })
    return isRefusal(changed) ? changed : fullCustomer(changed, now, caller)
  },
)
