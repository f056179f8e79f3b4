import * as customers from '../../shared/api/customers.ts'
import { notFound } from '../http/fault.ts'
import { endpointOn } from '../http.ts'
import { changeAddresses } from './changeAddresses.ts'
import { deliveredCustomerOf } from './deliveredCustomer.ts'

export const handler = endpointOn(
  customers.deleteCustomerAddress,
  deliveredCustomerOf,
  async ({ resource, input: { addressId }, caller, now, idempotencyKey }) =>
    changeAddresses({ resource, caller, now }, (addresses) => {
      if (!addresses.some(({ ID }) => ID === addressId)) throw notFound()
      const others = addresses.filter(({ ID }) => ID !== addressId)
      return { saved: undefined, others, answer: null, also: idempotencyKey.writes(null, now) }
    }),
)
