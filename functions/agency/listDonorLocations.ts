import { agency } from '../../shared/api/agency.ts'
import { agencyNamed, placesOfFoodBank, shownPlace } from '../entity/entityTable.ts'
import { endpointOn } from '../http.ts'

/** An agency receives from any location of its food bank. */
export const handler = endpointOn(
  agency.listDonorLocations,
  agencyNamed<{ id: number }>((input) => input.id),
  async ({ thing }) => (await placesOfFoodBank(thing.FoodBankID)).map(shownPlace),
)
