import { isRefusal } from '../../../shared/core/answer.ts'
import * as agencies from '../../../shared/network/agencies/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { newAgency, shownAgency } from './agencyTable.ts'

export const handler = endpoint(agencies.createAgency, async ({ input, caller, now, table, idempotencyKey }) => {
  const made = await newAgency(caller.EntityID, input)
  if (isRefusal(made)) return made
  const answer = shownAgency(made.agency)
  await table.commit([...made.writes, ...idempotencyKey.writes(answer, now)])
  return answer
})
