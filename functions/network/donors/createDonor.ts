import { isRefusal } from '../../../shared/core/answer.ts'
import * as donors from '../../../shared/network/donors/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { invitationWith } from '../people/invitationWith.ts'
import { newDonor, shownDonor } from './donorTable.ts'

export const handler = endpoint(
  donors.createDonor,
  async ({ input: { Invite, ...draft }, table, idempotencyKey, ...view }) => {
    const made = await newDonor(view.caller.EntityID, draft)
    if (isRefusal(made)) return made
    const invitation = await invitationWith(made.donor, Invite, view)
    if (isRefusal(invitation)) return invitation
    const answer = shownDonor(made.donor)
    await table.commit([...made.writes, ...invitation, ...idempotencyKey.writes(answer, view.now)])
    return answer
  },
)
