import * as agencies from '../../../shared/network/agencies/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { agencyNamed, donorLocationsOf, shownLocation } from '../organizations/entityTable.ts'

/** An agency receives from any location of its food bank. */
export const handler = endpointOn(
  agencies.listDonorLocations,
  agencyNamed<{ id: number }>((input) => input.id),
  async ({ resource }) =>
    (await donorLocationsOf(resource.FoodBankID)).map((location) => ({
      ...shownLocation(location),
      ...(location.IsActive ? {} : { IsInactive: true }),
    })),
)
