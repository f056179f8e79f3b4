import type { Customer } from '../../shared/customer/customer.ts'
import { isTefapEligibleAt } from '../../shared/tefap/tefap.ts'
import { addressById } from '../customers/addressTable.ts'
import { log } from '../log.ts'
import type { OrderPlace } from './orderPlace.ts'

/**
 * Whether the customer is shown TEFAP products for the place; undefined when the check fails, which leaves them out as a no
 * does (decision 43), and keeps those that are in a cart.
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
