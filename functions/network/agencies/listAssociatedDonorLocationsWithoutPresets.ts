import * as agencies from '../../../shared/network/agencies/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { donorLocationsOf, shownLocation } from '../organizations/entityTable.ts'

/** Active locations of the food bank for which only the score decides who is asked first. */
export const handler = endpoint(agencies.listAssociatedDonorLocationsWithoutPresets, async ({ caller }) =>
  (await donorLocationsOf(caller.EntityID))
    .filter(({ IsActive, PresetAgencyIDs }) => IsActive && PresetAgencyIDs.length === 0)
    .map(shownLocation),
)
