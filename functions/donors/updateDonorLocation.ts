import { isRefusal } from '../../shared/answer.ts'
import * as donors from '../../shared/api/donors.ts'
import { assertVersion } from '../entities/entityTable.ts'
import { endpointOn } from '../http.ts'
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
