import * as foodbanks from '../../shared/api/foodbanks.ts'
import { weightsRefusal } from '../../shared/matching/weights.ts'
import { endpoint } from '../http.ts'
import { entityKeys } from '../table/keys/entities.ts'
import { present } from '../table/write.ts'

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
