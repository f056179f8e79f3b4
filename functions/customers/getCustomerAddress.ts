import * as customers from '../../shared/api/customers.ts'
import { notFound } from '../http/fault.ts'
import { endpointOn } from '../http.ts'
import { addressById } from './addressTable.ts'
import { deliveredCustomerOf } from './deliveredCustomer.ts'

export const handler = endpointOn(customers.getCustomerAddress, deliveredCustomerOf, async ({ resource, input }) => {
  const address = await addressById(resource, input.addressId)
  if (!address) throw notFound()
  return address
})
