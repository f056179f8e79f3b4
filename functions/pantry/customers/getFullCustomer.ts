import * as customers from '../../../shared/pantry/customers/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { customerOf } from './customerTable.ts'
import { fullCustomer } from './fullCustomer.ts'
import { recordLook } from './lookTable.ts'

export const handler = endpointOn(customers.getFullCustomer, customerOf, async ({ resource, caller, now }) => {
  const [full] = await Promise.all([fullCustomer(resource, now, caller), recordLook(resource.ID, caller, now)])
  return full
})
