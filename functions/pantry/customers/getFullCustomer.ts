import * as customers from '../../../shared/pantry/customers/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { recordAccess } from './accessRecordTable.ts'
import { customerOf } from './customerTable.ts'
import { fullCustomer } from './fullCustomer.ts'

export const handler = endpointOn(customers.getFullCustomer, customerOf, async ({ resource, caller, now }) => {
  const [full] = await Promise.all([fullCustomer(resource, now, caller), recordAccess(resource.ID, caller, now)])
  return full
})
