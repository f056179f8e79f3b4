import * as foodbanks from '../../../shared/network/foodbanks/api.ts'
import { settingFields, settingsOf } from '../../../shared/network/organizations/entity.ts'
import { weightsRefusal } from '../../../shared/rescue/offers/weights.ts'
import { endpoint } from '../../core/http/http.ts'
import { present } from '../../core/table/conditions.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import { knownEntity } from '../organizations/entityTable.ts'

/** Donations that were posted before keep the settings they were posted with. */
export const handler = endpoint(foodbanks.updateSettings, async ({ input, caller, table }) => {
  const refusal = weightsRefusal(input.MatchWeights)
  if (refusal) return refusal
  const { QuietHours = settingsOf(await knownEntity('foodBank', caller.EntityID)).QuietHours } = input
  const settings = { ...input, QuietHours }
  await table.commit([{ update: entityKeys.entity(caller.EntityID), set: settingFields(settings), when: present }])
  return settings
})
