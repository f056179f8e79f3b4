import * as customers from '../../shared/api/customers.ts'
import { endpointOn } from '../http.ts'
import { customerOf } from './customerTable.ts'
import { looksAt } from './lookTable.ts'

export const handler = endpointOn(customers.listCustomerLooks, customerOf, async ({ resource, now }) =>
  looksAt(resource.ID, now),
)
