import type { Customer } from '../../shared/customer/customer.ts'
import { isTefapEligibleAt } from '../../shared/tefap/tefap.ts'
import { addressById } from '../customers/addressTable.ts'
import { log } from '../log.ts'
import type { OrderPlace } from './orderPlace.ts'

/** Whether the customer is shown TEFAP products for the place; a check that fails counts as no (decision 43). */
export async function isTefapOffered(
  customer: Customer,
  { location, FoodBankID }: Pick<OrderPlace, 'location' | 'FoodBankID'>,
  addressId: number | undefined,
): Promise<boolean> {
  // Nobody without the flag is looked at any further.
  if (!customer.IsTefapEligible) return false
  try {
    const address = location?.Address ?? (await deliveredTo(customer, addressId))
    return address !== undefined && isTefapEligibleAt(customer, { ...address, FoodBankID })
  } catch (error) {
    log.warn('TEFAP check failed', { customerId: customer.ID, error })
    return false
  }
}

const deliveredTo = async (customer: Customer, addressId: number | undefined) =>
  addressId === undefined ? undefined : (await addressById(customer, addressId))?.Address
