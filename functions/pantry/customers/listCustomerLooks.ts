import * as customers from '../../../shared/pantry/customers/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { customerOf } from './customerTable.ts'
import { looksAt } from './lookTable.ts'

export const handler = endpointOn(customers.listCustomerLooks, customerOf, async ({ resource, now }) =>
  looksAt(resource.ID, now),
)
