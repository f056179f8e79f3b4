import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { servedByToo } from '../../../shared/pantry/customers/level.ts'
import type { CustomerInvitation } from '../../../shared/pantry/invitations/customerInvitation.ts'
import type { Write } from '../../core/table/write.ts'
import { changeCustomerWrites } from '../customers/customerTable.ts'
import { grantAccessWrite, openedTo } from '../locations/accessTable.ts'
import { pickupLocationsById } from '../locations/locationTable.ts'
import { programsById } from '../programs/programTable.ts'

/** Grants of a code to the customer who redeems it. */
export interface ReferralGrants {
  readonly locationIds: readonly number[]
  readonly programIds: readonly number[]
  readonly agencyIds: readonly number[]
}

/** Locations that are restricted now, and what was not deleted meanwhile; an agency that invited somebody serves them. */
export async function loadGrants(
  invitation: Pick<CustomerInvitation, 'EntityID' | 'FoodBankID' | 'PantryLocationIDs' | 'DeliveryProgramIDs'>,
): Promise<ReferralGrants> {
  const { EntityID, FoodBankID, PantryLocationIDs, DeliveryProgramIDs } = invitation
  const [locations, programs] = await Promise.all([
    pickupLocationsById(PantryLocationIDs),
    programsById(DeliveryProgramIDs),
  ])
  return {
    locationIds: locations.filter(({ IsRestricted }) => IsRestricted).map(({ ID }) => ID),
    programIds: programs.map(({ ID }) => ID),
    agencyIds: EntityID === FoodBankID ? [] : [EntityID],
  }
}

export interface Redeeming {
  readonly invitation: CustomerInvitation
  readonly customer: Customer
}

const joined = (held: readonly number[], more: readonly number[]) => [...new Set([...held, ...more])]

/** Grants that the customer does not have yet. */
export async function grantWrites({ invitation, customer }: Redeeming, now: Date): Promise<Write[]> {
  const grants = await loadGrants(invitation)
  const held = await openedTo(customer.ID, grants.locationIds)
  const fields = {
    DeliveryProgramIDs: joined(customer.DeliveryProgramIDs, grants.programIds),
    ...servedByToo(customer, grants.agencyIds),
  }
  const granted = grants.locationIds.filter((id) => !held.has(id))
  return [
    ...changeCustomerWrites(customer, fields).writes,
    ...granted.map((PantryLocationID) =>
      grantAccessWrite({ PantryLocationID, CustomerID: customer.ID, Granted: now.toISOString() }),
    ),
  ]
}
