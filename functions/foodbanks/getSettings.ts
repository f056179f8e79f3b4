import * as foodbanks from '../../shared/api/foodbanks.ts'
import { knownEntity } from '../entities/entityTable.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(
  foodbanks.getSettings,
  async ({ caller }) => (await knownEntity('foodBank', caller.EntityID)).Settings,
)
