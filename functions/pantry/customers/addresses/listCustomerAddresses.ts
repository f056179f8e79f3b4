import * as customers from '../../../../shared/pantry/customers/api.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { deliveredCustomerOf } from '../deliveredCustomer.ts'
import { loadAddresses } from './addressTable.ts'

export const handler = endpointOn(customers.listCustomerAddresses, deliveredCustomerOf, async ({ resource }) =>
  loadAddresses(resource),
)
