import * as customers from '../../../../shared/pantry/customers/api.ts'
import { notFound } from '../../../core/http/fault.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { deliveredCustomerOf } from '../deliveredCustomer.ts'
import { addressById } from './addressTable.ts'

export const handler = endpointOn(customers.getCustomerAddress, deliveredCustomerOf, async ({ resource, input }) => {
  const address = await addressById(resource, input.addressId)
  if (!address) throw notFound()
  return address
})
