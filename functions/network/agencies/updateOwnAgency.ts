import { isRefusal } from '../../../shared/core/answer.ts'
import * as agencies from '../../../shared/network/agencies/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { assertVersion, knownEntity } from '../organizations/entityTable.ts'
import { changedOwnAgency, shownAgency } from './agencyTable.ts'

export const handler = endpoint(
  agencies.updateOwnAgency,
  async ({ input: { Version, ...draft }, caller, language, now, table, idempotencyKey }) => {
    const agency = await knownEntity('agency', caller.EntityID)
    assertVersion(agency, Version, language)
    const changed = await changedOwnAgency(agency, draft, { by: caller, now })
    if (isRefusal(changed)) return changed
    const answer = shownAgency(changed.agency)
    await table.commit([...changed.writes, ...idempotencyKey.writes(answer, now)])
    return answer
  },
)
