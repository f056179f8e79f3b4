import { isRefusal } from '../../shared/answer.ts'
import * as donors from '../../shared/api/donors.ts'
import { donorOwnerRefusal } from '../../shared/donor/donor.ts'
import { isShared } from '../../shared/entity/entity.ts'
import { assertVersion } from '../entities/entityTable.ts'
import { endpointOn } from '../http.ts'
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
