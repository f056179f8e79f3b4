import * as customers from '../../../shared/pantry/customers/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { recordAccess } from './accessRecordTable.ts'
import { customerOf } from './customerTable.ts'
import { shownWithPrograms } from './fullCustomer.ts'

export const handler = endpointOn(customers.getCustomer, customerOf, async ({ resource, caller, now }) => {
  const recorded = caller.Role === 'customer' ? undefined : recordAccess(resource.ID, caller, now)
  const [shown] = await Promise.all([shownWithPrograms(resource, caller, now), recorded])
  // Address and number are not shown to a person who orders for the household.
  return caller.Helper ? { ...shown, EMailAddress: null, PhoneNumber: null, ConfirmedPhone: undefined } : shown
})
