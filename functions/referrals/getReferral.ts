import * as referrals from '../../shared/api/referrals.ts'
import { programsById } from '../deliveryprograms/programTable.ts'
import { knownEntity } from '../entities/entityTable.ts'
import { openEndpoint } from '../http.ts'
import { pickupLocationsById } from '../locations/locationTable.ts'
import { openReferral } from './openReferral.ts'

export const handler = openEndpoint(referrals.getReferral, async (context) => {
  const { FoodBankID, PantryLocationIDs, DeliveryProgramIDs, ...invitation } = await openReferral(context)
  const [foodBank, locations, programs] = await Promise.all([
    knownEntity('foodBank', FoodBankID),
    pickupLocationsById(PantryLocationIDs),
    programsById(DeliveryProgramIDs),
  ])
  return {
    Code: invitation.Code,
    FoodBank: { Name: foodBank.Name },
    Message: invitation.Message,
    PantryLocations: locations.map(({ Label, Address }) => ({ Label, City: Address.City })),
    DeliveryPrograms: programs.map(({ Name }) => ({ Name })),
    PreferredLanguageCode: invitation.PreferredLanguageCode,
    IsRedeemed: invitation.Redeemed !== null,
  }
})
