import { isRefusal } from '../../../shared/core/answer.ts'
import * as donors from '../../../shared/network/donors/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { findEntity } from '../organizations/entityTable.ts'
import { donorById } from './donorTable.ts'
import { joinedFoodBank, sharedDonor } from './sharedDonorTable.ts'

/** Two food banks may be added at the same moment: the later call decides again. */
export const handler = endpointOn(
  donors.addDonorFoodBank,
  donorById,
  ({ resource, input, caller, now, table, idempotencyKey }) =>
    retryConflicts({ loaded: resource, now, reload: () => findEntity('donor', resource.ID) }, async (donor, at) => {
      const changed = await joinedFoodBank(donor, input.FoodBankID, { by: caller, now: at })
      if (isRefusal(changed)) return changed
      const answer = await sharedDonor(changed.donor)
      await table.commit([...changed.writes, ...idempotencyKey.writes(answer, now)])
      return answer
    }),
)
