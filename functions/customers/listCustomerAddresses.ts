import * as customers from '../../shared/api/customers.ts'
import { endpointOn } from '../http.ts'
import { addressesOf } from './addressTable.ts'
import { customerOf } from './customerTable.ts'

export const handler = endpointOn(customers.listCustomerAddresses, customerOf, async ({ resource }) =>
  addressesOf(resource),
)
