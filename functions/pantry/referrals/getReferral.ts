import * as referrals from '../../../shared/pantry/referrals/api.ts'
import { openEndpoint } from '../../core/http/http.ts'
import { knownEntity } from '../../network/organizations/entityTable.ts'
import { pickupLocationsById } from '../locations/locationTable.ts'
import { programsById } from '../programs/programTable.ts'
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
