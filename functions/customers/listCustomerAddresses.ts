import * as customers from '../../shared/api/customers.ts'
import { endpointOn } from '../http.ts'
import { addressesOf } from './addressTable.ts'
import { deliveredCustomerOf } from './deliveredCustomer.ts'

export const handler = endpointOn(customers.listCustomerAddresses, deliveredCustomerOf, async ({ resource }) =>
  addressesOf(resource),
)
