import * as customers from '../../../../shared/pantry/customers/api.ts'
import { notFound } from '../../../core/http/fault.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { deliveredCustomerOf } from '../deliveredCustomer.ts'
import { changeAddresses } from './changeAddresses.ts'

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
