import * as foodbanks from '../../shared/api/foodbanks.ts'
import { endpoint } from '../http.ts'
import { entityKeys } from '../table/keys/entities.ts'

export const handler = endpoint(foodbanks.updateSecondFactorRoles, async ({ input, caller, table }) => {
  await table.commit([
    {
      update: entityKeys.entity(caller.EntityID),
      set: { SecondFactor: input },
      when: { expression: 'attribute_exists(pk)' },
    },
  ])
  return input
})
