import * as agencies from '../../shared/api/agencies.ts'
import { placesOfFoodBank, shownLocation } from '../entities/entityTable.ts'
import { endpoint } from '../http.ts'

/** Active locations of the food bank for which only the score decides who is asked first. */
export const handler = endpoint(agencies.listAssociatedDonorLocationsWithoutPresets, async ({ caller }) =>
  (await placesOfFoodBank(caller.EntityID))
    .filter(({ IsActive, PresetAgencyIDs }) => IsActive && PresetAgencyIDs.length === 0)
    .map(shownLocation),
)
