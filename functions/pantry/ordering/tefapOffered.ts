import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { isTefapEligibleAt } from '../../../shared/pantry/tefap/tefap.ts'
import { log } from '../../core/log.ts'
import { addressById } from '../customers/addresses/addressTable.ts'
import type { OrderPlace } from './orderPlace.ts'

/**
 * Tells if the customer is shown TEFAP products for the place; undefined when the check fails, which leaves them out
 * as a no does (decision 43), and keeps those that are in a cart.
 */
export async function tefapOffered(
  customer: Customer,
  { location, FoodBankID }: Pick<OrderPlace, 'location' | 'FoodBankID'>,
  addressId: number | undefined,
): Promise<boolean | undefined> {
  // Nobody without the flag is looked at any further.
  if (!customer.IsTefapEligible) return false
  try {
    const address = location?.Address ?? (await deliveredTo(customer, addressId))
    return address !== undefined && isTefapEligibleAt(customer, { ...address, FoodBankID })
  } catch (error) {
    log.warn('TEFAP check failed', { customerId: customer.ID, error })
    return undefined
  }
}

const deliveredTo = async (customer: Customer, addressId: number | undefined) =>
  addressId === undefined ? undefined : (await addressById(customer, addressId))?.Address
