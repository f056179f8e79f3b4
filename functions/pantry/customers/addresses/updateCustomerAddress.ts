import { countyRefusal } from '../../../../shared/core/address/county.ts'
import { customerAddress } from '../../../../shared/pantry/customers/address.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { notFound } from '../../../core/http/fault.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { deliveredCustomerOf } from '../deliveredCustomer.ts'
import { changeAddresses } from './changeAddresses.ts'

export const handler = endpointOn(
  customers.updateCustomerAddress,
  deliveredCustomerOf,
  async ({ resource, input: { id: _, addressId, ...draft }, caller, now }) =>
    countyRefusal(draft.Address) ??
    changeAddresses({ resource, caller, now }, (addresses) => {
      const before = addresses.find(({ ID }) => ID === addressId)
      if (!before) throw notFound()
      const others = addresses.filter(({ ID }) => ID !== addressId)
      const saved = customerAddress(addressId, before.FoodInsecureNeighborID, draft, others.length === 0)
      return { saved, others, answer: saved, also: [] }
    }),
)
