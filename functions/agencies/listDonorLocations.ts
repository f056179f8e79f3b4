import * as agencies from '../../shared/api/agencies.ts'
import { agencyNamed, placesOfFoodBank, shownLocation } from '../entities/entityTable.ts'
import { endpointOn } from '../http.ts'

/** An agency receives from any location of its food bank. */
export const handler = endpointOn(
  agencies.listDonorLocations,
  agencyNamed<{ id: number }>((input) => input.id),
  async ({ resource }) =>
    (await placesOfFoodBank(resource.FoodBankID)).map((place) => ({
      ...shownLocation(place),
      ...(place.IsActive ? {} : { IsInactive: true }),
    })),
)
