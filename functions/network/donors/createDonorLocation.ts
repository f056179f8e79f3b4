import { isRefusal } from '../../../shared/core/answer.ts'
import * as donors from '../../../shared/network/donors/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { donorOfLocation } from './donorTable.ts'
import { newDonorLocation, shownDonorLocation } from './locationTable.ts'

export const handler = endpointOn(
  donors.createDonorLocation,
  donorOfLocation,
  async ({ resource, input: { DonorID: _, ...draft }, caller, now, table, idempotencyKey }) => {
    const made = await newDonorLocation(caller.EntityID, resource, draft)
    if (isRefusal(made)) return made
    const answer = await shownDonorLocation(made.location)
    await table.commit([...made.writes, ...idempotencyKey.writes(answer, now)])
    return answer
  },
)
