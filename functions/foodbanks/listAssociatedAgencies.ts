import * as foodbanks from '../../shared/api/foodbanks.ts'
import { agenciesOfFoodBank } from '../entities/entityTable.ts'
import { endpoint } from '../http.ts'

/** An agency's entity has the agency's ID. */
export const handler = endpoint(foodbanks.listAssociatedAgencies, async ({ caller }) =>
  (await agenciesOfFoodBank(caller.EntityID)).map(({ ID, Name }) => ({ ID, Name, EntityID: ID })),
)
