import * as foodbanks from '../../../shared/network/foodbanks/api.ts'
import { settingsOf } from '../../../shared/network/organizations/entity.ts'
import { endpoint } from '../../core/http/http.ts'
import { knownEntity } from '../organizations/entityTable.ts'

export const handler = endpoint(foodbanks.getSettings, async ({ caller }) =>
  settingsOf(await knownEntity('foodBank', caller.EntityID)),
)
