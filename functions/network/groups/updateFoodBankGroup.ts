import { isRefusal } from '../../../shared/core/answer.ts'
import * as network from '../../../shared/network/groups/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { assertVersion } from '../organizations/entityTable.ts'
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
