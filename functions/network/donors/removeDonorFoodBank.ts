import { isRefusal } from '../../../shared/core/answer.ts'
import * as donors from '../../../shared/network/donors/api.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { findEntity } from '../organizations/entityTable.ts'
import { donorById } from './donorTable.ts'
import { leftFoodBank, sharedDonor } from './sharedDonorTable.ts'

export const handler = endpointOn(
  donors.removeDonorFoodBank,
  donorById,
  ({ resource, input, caller, now, table, idempotencyKey }) =>
    retryConflicts({ loaded: resource, now, reload: () => findEntity('donor', resource.ID) }, async (donor, at) => {
      const foodBank = await findEntity('foodBank', input.foodBankId)
      if (!foodBank || !donor.FoodBankIDs.includes(foodBank.ID)) throw notFound()
      const changed = await leftFoodBank(donor, foodBank, { by: caller, now: at })
      if (isRefusal(changed)) return changed
      const answer = await sharedDonor(changed.donor)
      await table.commit([...changed.writes, ...idempotencyKey.writes(answer, now)])
      return answer
    }),
)
