import { isRefusal } from '../../../shared/core/answer.ts'
import * as donors from '../../../shared/network/donors/api.ts'
import { donorOwnerRefusal } from '../../../shared/network/donors/donor.ts'
import { isShared } from '../../../shared/network/organizations/entity.ts'
import { endpointOn } from '../../core/http/http.ts'
import { assertVersion } from '../organizations/entityTable.ts'
import { changedDonor, donorById, shownDonor } from './donorTable.ts'

export const handler = endpointOn(
  donors.updateDonor,
  donorById,
  async ({ resource, input: { id: _, Version, ...draft }, caller, language, now, table, idempotencyKey }) => {
    const refusal = donorOwnerRefusal(isShared(resource), caller.Role === 'fano')
    if (refusal) return refusal
    assertVersion(resource, Version, language)
    const changed = changedDonor(resource, draft, { by: caller, now })
    if (isRefusal(changed)) return changed
    const answer = shownDonor(changed.donor)
    await table.commit([...changed.writes, ...idempotencyKey.writes(answer, now)])
    return answer
  },
)
