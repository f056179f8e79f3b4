import { refuse } from '../../shared/answer.ts'
import * as customers from '../../shared/api/customers.ts'
import { customerAddress, maxCustomerAddresses } from '../../shared/customer/address.ts'
import { countyRefusal } from '../../shared/location/county.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { endpointOn } from '../http.ts'
import { nextId } from '../table/ids.ts'
import { changeAddresses } from './changeAddresses.ts'
import { deliveredCustomerOf } from './deliveredCustomer.ts'

export const handler = endpointOn(
  customers.createCustomerAddress,
  deliveredCustomerOf,
  async ({ resource, input: { id, ...draft }, caller, now, idempotencyKey }) => {
    const refusal = countyRefusal(draft.Address)
    if (refusal) return refusal
    const addressId = await nextId('customerAddress')
    return changeAddresses({ resource, caller, now }, (addresses) => {
      if (addresses.length >= maxCustomerAddresses)
        return refuse(refusals.tooManyAddresses, { max: maxCustomerAddresses })
      const added = customerAddress(addressId, resource.ID, draft, addresses.length === 0)
      return { saved: added, others: addresses, answer: added, also: idempotencyKey.writes(added, now) }
    })
  },
)
