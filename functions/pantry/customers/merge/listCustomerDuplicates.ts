import * as customers from '../../../../shared/pantry/customers/api.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { homeCustomerOf } from '../customerTable.ts'
import { loadDuplicates } from './duplicates.ts'

export const handler = endpointOn(customers.listCustomerDuplicates, homeCustomerOf, ({ resource, caller }) =>
  loadDuplicates(resource, caller),
)
