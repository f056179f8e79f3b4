import * as customers from '../../shared/api/customers.ts'
import { customerAddress } from '../../shared/customer/address.ts'
import { countyRefusal } from '../../shared/location/county.ts'
import { notFound } from '../http/fault.ts'
import { endpointOn } from '../http.ts'
import { changeAddresses } from './changeAddresses.ts'
import { deliveredCustomerOf } from './deliveredCustomer.ts'

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
