import { foodbank } from '../../shared/api/foodbank.ts'
import { knownEntity } from '../entity/entityTable.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(
  foodbank.getSettings,
  async ({ caller }) => (await knownEntity('foodBank', caller.EntityID)).Settings,
)
