import { isRefusal } from '../../../shared/core/answer.ts'
import * as network from '../../../shared/network/groups/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { newGroup, shownGroup } from './groupTable.ts'

export const handler = endpoint(
  network.createFoodBankGroup,
  async ({ input: { Kind, ...draft }, now, table, idempotencyKey }) => {
    const made = await newGroup(Kind, draft)
    if (isRefusal(made)) return made
    const answer = shownGroup(made.group)
    await table.commit([...made.writes, ...idempotencyKey.writes(answer, now)])
    return answer
  },
)
