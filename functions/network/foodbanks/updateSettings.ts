import * as foodbanks from '../../../shared/network/foodbanks/api.ts'
import { weightsRefusal } from '../../../shared/rescue/offers/weights.ts'
import { endpoint } from '../../core/http/http.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import { present } from '../../core/table/write.ts'

/** Donations that were posted before keep the settings they were posted with. */
export const handler = endpoint(foodbanks.updateSettings, async ({ input, caller, table }) => {
  const refusal = weightsRefusal(input.MatchWeights)
  if (refusal) return refusal
  await table.commit([
    {
      update: entityKeys.entity(caller.EntityID),
      set: { Settings: input },
      when: present,
    },
  ])
  return input
})
