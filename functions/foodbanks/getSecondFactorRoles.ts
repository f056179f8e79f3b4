import * as foodbanks from '../../shared/api/foodbanks.ts'
import { knownEntity } from '../entities/entityTable.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(
  foodbanks.getSecondFactorRoles,
  async ({ caller }) => (await knownEntity('foodBank', caller.EntityID)).SecondFactor ?? { Roles: [] },
)
