import type { Caller } from '../../../shared/core/access.ts'
import { asCertified } from '../../../shared/pantry/customers/certified.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import * as ordering from '../../../shared/pantry/ordering/api.ts'
import { isTefapEligibleAt, type TefapPlace } from '../../../shared/pantry/tefap/tefap.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { addressById } from '../customers/addresses/addressTable.ts'
import { customerOf } from '../customers/customerTable.ts'
import { tefapToday } from '../customers/tefapToday.ts'
import { mayChoose } from '../locations/accessTable.ts'
import { pickupLocationById } from '../locations/locationTable.ts'
import { windowById } from '../windows/windowTable.ts'

/** For a pickup the location decides, for a delivery the address with the food bank of its time. */
export const handler = endpointOn(
  ordering.checkTefapEligibility,
  customerOf,
  async ({ resource, caller, input, now }) => {
    const { pantryLocationId, deliveryTimeId = 0, customerAddressId = 0 } = input
    const place =
      pantryLocationId === undefined
        ? await deliveryPlace(resource, deliveryTimeId, customerAddressId)
        : await pickupPlace(pantryLocationId, caller)
    if (!place || place.FoodBankID !== resource.FoodBankID) throw notFound()
    return isTefapEligibleAt(asCertified(resource, tefapToday(now)), place)
  },
)

/** One for invited neighbors is not there for the others. */
async function pickupPlace(locationId: number, caller: Caller): Promise<TefapPlace | undefined> {
  const location = await pickupLocationById(locationId)
  if (!location || !(await mayChoose(caller, location))) return undefined
  return { ...location.Address, FoodBankID: location.FoodBankID }
}

async function deliveryPlace(customer: Customer, timeId: number, addressId: number): Promise<TefapPlace | undefined> {
  const [window, address] = await Promise.all([windowById(timeId), addressById(customer, addressId)])
  return window && address && { ...address.Address, FoodBankID: window.FoodBankID }
}
