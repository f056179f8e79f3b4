import type { CustomerInvitation } from '../../shared/customerInvitation/customerInvitation.ts'
import { programsById } from '../deliveryprograms/programTable.ts'
import { pickupLocationsById } from '../locations/locationTable.ts'

/** What a code gives the customer who redeems it. */
export interface ReferralGrants {
  readonly locationIds: readonly number[]
  readonly programIds: readonly number[]
  readonly agencyIds: readonly number[]
}

/** Locations that are restricted now, and what was not deleted meanwhile; an agency that invited somebody serves them. */
export async function grantsOf(
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
