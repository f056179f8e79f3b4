import { isRefusal } from '../../../shared/core/answer.ts'
import * as donors from '../../../shared/network/donors/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { newDonor, shownDonor } from './donorTable.ts'

export const handler = endpoint(donors.createDonor, async ({ input, caller, now, table, idempotencyKey }) => {
  const made = await newDonor(caller.EntityID, input)
  if (isRefusal(made)) return made
  const answer = shownDonor(made.donor)
  await table.commit([...made.writes, ...idempotencyKey.writes(answer, now)])
  return answer
})
