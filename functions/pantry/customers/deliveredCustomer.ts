import { type Caller, canAccess } from '../../../shared/core/access.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { homeAgencyIds } from '../../../shared/pantry/customers/level.ts'
import type { Loader } from '../../core/http/http.ts'
import { programsById } from '../programs/programTable.ts'
import { customerById, customerOf } from './customerTable.ts'

/** A customer whose addresses are asked for, with the agencies that see them. */

type DeliveredCustomer = Customer & { readonly SeenByIDs: readonly number[] }

/**
 * Adds the owners of deliveries: where these are enabled, any pantry that serves the person may bring their food; else
 * those with a program of theirs.
 */
async function withViewers(customer: Customer): Promise<DeliveredCustomer> {
  const { AgencyIDs, DeliveryProgramIDs, IsDeliveryEnabled } = customer
  if (IsDeliveryEnabled) return { ...customer, SeenByIDs: AgencyIDs }
  const owners = (await programsById(DeliveryProgramIDs)).map(({ EntityID }) => EntityID)
  return { ...customer, SeenByIDs: [...homeAgencyIds(customer), ...AgencyIDs.filter((id) => owners.includes(id))] }
}

export const deliveredCustomerOf: Loader<'deliveredCustomer', { id: number }, DeliveredCustomer> = {
  kind: 'deliveredCustomer',
  load: async ({ input }) => {
    const customer = await customerById(input.id)
    return customer && withViewers(customer)
  },
  owner: (customer) => ({ ...customerOf.owner(customer), AgencyIDs: customer.SeenByIDs }),
}

export const seesAddresses = async (customer: Customer, caller: Caller): Promise<boolean> =>
  canAccess(caller, deliveredCustomerOf.owner(await withViewers(customer)))
