import * as foodbanks from '../../../shared/network/foodbanks/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { agenciesOfFoodBank } from '../organizations/entityTable.ts'

/** An agency's entity has the agency's ID. */
export const handler = endpoint(foodbanks.listAssociatedAgencies, async ({ caller }) =>
  (await agenciesOfFoodBank(caller.EntityID)).map(({ ID, Name }) => ({ ID, Name, EntityID: ID })),
)
