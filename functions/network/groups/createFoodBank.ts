import { isRefusal } from '../../../shared/core/answer.ts'
import * as network from '../../../shared/network/groups/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { newFoodBank, shownFoodBank } from './foodBankTable.ts'

/** Two food banks may join the same association at the same moment: the later one decides again. */
export const handler = endpoint(network.createFoodBank, ({ input, now, table, idempotencyKey }) =>
  retryConflicts({ loaded: input, now, reload: async () => input, maxTries: 5 }, async (draft) => {
    const made = await newFoodBank(draft)
    if (isRefusal(made)) return made
    const answer = shownFoodBank(made.foodBank)
    await table.commit([...made.writes, ...idempotencyKey.writes(answer, now)])
    return answer
  }),
)
