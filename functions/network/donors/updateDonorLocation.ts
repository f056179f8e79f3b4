import { isRefusal } from '../../../shared/core/answer.ts'
import * as donors from '../../../shared/network/donors/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { assertVersion } from '../organizations/entityTable.ts'
import { changedDonorLocation, donorLocationById, shownDonorLocation } from './locationTable.ts'

export const handler = endpointOn(
  donors.updateDonorLocation,
  donorLocationById,
  async ({ resource, input: { id: _, Version, ...draft }, caller, language, now, table, idempotencyKey }) => {
    assertVersion(resource, Version, language)
    const changed = await changedDonorLocation(resource, draft, { by: caller, now })
    if (isRefusal(changed)) return changed
    const answer = await shownDonorLocation(changed.location)
    await table.commit([...changed.writes, ...idempotencyKey.writes(answer, now)])
    return answer
  },
)
