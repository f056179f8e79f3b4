import * as foodbanks from '../../../shared/network/foodbanks/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { present } from '../../core/table/conditions.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'

export const handler = endpoint(foodbanks.updateSecondFactorRoles, async ({ input, caller, table }) => {
  await table.commit([
    {
      update: entityKeys.entity(caller.EntityID),
      set: { SecondFactor: input },
      when: present,
    },
  ])
  return input
})
