import * as customers from '../../../../shared/pantry/customers/api.ts'
import { customerAddress, customerAddressRefusal } from '../../../../shared/pantry/customers/newAddress.ts'
import { notFound } from '../../../core/http/fault.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { deliveredCustomerOf } from '../deliveredCustomer.ts'
import { changeAddresses } from './changeAddresses.ts'

export const handler = endpointOn(
  customers.updateCustomerAddress,
  deliveredCustomerOf,
  async ({ resource, input: { id: _, addressId, ...draft }, caller, now }) =>
    customerAddressRefusal(draft.Address) ??
    changeAddresses({ resource, caller, now }, (addresses) => {
      const before = addresses.find(({ ID }) => ID === addressId)
      if (!before) throw notFound()
      const others = addresses.filter(({ ID }) => ID !== addressId)
      const around = { isFirst: others.length === 0, before }
      const saved = customerAddress(addressId, before.FoodInsecureNeighborID, draft, around)
      return { saved, others, answer: saved, also: [] }
    }),
)
