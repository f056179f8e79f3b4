import { refuse } from '../../../../shared/core/answer.ts'
import { maxCustomerAddresses } from '../../../../shared/pantry/customers/address.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { customerAddress, customerAddressRefusal } from '../../../../shared/pantry/customers/newAddress.ts'
import * as refusals from '../../../../shared/pantry/customers/refusals.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { nextId } from '../../../core/table/ids.ts'
import { deliveredCustomerOf } from '../deliveredCustomer.ts'
import { changeAddresses } from './changeAddresses.ts'

export const handler = endpointOn(
  customers.createCustomerAddress,
  deliveredCustomerOf,
  async ({ resource, input: { id, ...draft }, caller, now, idempotencyKey }) => {
    const refusal = customerAddressRefusal(draft.Address)
    if (refusal) return refusal
    const addressId = await nextId('customerAddress')
    return changeAddresses({ resource, caller, now }, (addresses) => {
      if (addresses.length >= maxCustomerAddresses)
        return refuse(refusals.tooManyAddresses, { max: maxCustomerAddresses })
      const added = customerAddress(addressId, resource.ID, draft, { isFirst: addresses.length === 0 })
      return { saved: added, others: addresses, answer: added, also: idempotencyKey.writes(added, now) }
    })
  },
)
