import * as foodbanks from '../../shared/api/foodbanks.ts'
import { endpoint } from '../http.ts'
import { entityKeys } from '../table/keys/entities.ts'
import { present } from '../table/write.ts'

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
