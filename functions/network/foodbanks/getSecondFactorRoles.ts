import * as foodbanks from '../../../shared/network/foodbanks/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { knownEntity } from '../organizations/entityTable.ts'

export const handler = endpoint(
  foodbanks.getSecondFactorRoles,
  async ({ caller }) => (await knownEntity('foodBank', caller.EntityID)).SecondFactor ?? { Roles: [] },
)
