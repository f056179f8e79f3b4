import { isRefusal } from '../../../shared/core/answer.ts'
import * as network from '../../../shared/network/groups/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { assertVersion } from '../organizations/entityTable.ts'
import { changedFoodBank, foodBankById, shownFoodBank } from './foodBankTable.ts'

export const handler = endpointOn(
  network.updateFoodBank,
  foodBankById,
  async ({ resource, input: { id: _, Version, ...draft }, caller, language, now, table, idempotencyKey }) => {
    assertVersion(resource, Version, language)
    const changed = await changedFoodBank(resource, draft, { by: caller, now })
    if (isRefusal(changed)) return changed
    const answer = shownFoodBank(changed.foodBank)
    await table.commit([...changed.writes, ...idempotencyKey.writes(answer, now)])
    return answer
  },
)
