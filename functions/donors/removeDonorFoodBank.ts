import { isRefusal } from '../../shared/answer.ts'
import * as donors from '../../shared/api/donors.ts'
import { entityOf } from '../entities/entityTable.ts'
import { notFound } from '../http/fault.ts'
import { endpointOn } from '../http.ts'
import { retryConflicts } from '../table/aggregate.ts'
import { donorById } from './donorTable.ts'
import { leftFoodBank, sharedDonor } from './sharedDonorTable.ts'

export const handler = endpointOn(
  donors.removeDonorFoodBank,
  donorById,
  ({ resource, input, caller, now, table, idempotencyKey }) =>
    retryConflicts({ loaded: resource, now, reload: () => entityOf('donor', resource.ID) }, async (donor, at) => {
      const foodBank = await entityOf('foodBank', input.foodBankId)
      if (!foodBank || !donor.FoodBankIDs.includes(foodBank.ID)) throw notFound()
      const changed = await leftFoodBank(donor, foodBank, { by: caller, now: at })
      if (isRefusal(changed)) return changed
      const answer = await sharedDonor(changed.donor)
      await table.commit([...changed.writes, ...idempotencyKey.writes(answer, now)])
      return answer
    }),
)
