import { isRefusal } from '../../shared/answer.ts'
import * as network from '../../shared/api/network.ts'
import { assertVersion } from '../entities/entityTable.ts'
import { endpointOn } from '../http.ts'
import { changedGroup, groupById, shownGroup } from './groupTable.ts'

export const handler = endpointOn(
  network.updateFoodBankGroup,
  groupById,
  async ({ resource, input: { id: _, Version, ...draft }, caller, language, now, table, idempotencyKey }) => {
    assertVersion(resource, Version, language)
    const changed = changedGroup(resource, draft, { by: caller, now })
    if (isRefusal(changed)) return changed
    const answer = shownGroup(changed.group)
    await table.commit([...changed.writes, ...idempotencyKey.writes(answer, now)])
    return answer
  },
)
