import * as customers from '../../shared/api/customers.ts'
import { endpointOn } from '../http.ts'
import { homeCustomerOf } from './customerTable.ts'
import { duplicatesOf } from './duplicates.ts'

export const handler = endpointOn(customers.listCustomerDuplicates, homeCustomerOf, ({ resource, caller }) =>
  duplicatesOf(resource, caller),
)
