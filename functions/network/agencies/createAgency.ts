import { isRefusal } from '../../../shared/core/answer.ts'
import * as agencies from '../../../shared/network/agencies/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { invitationWith } from '../people/invitationWith.ts'
import { newAgency, shownAgency } from './agencyTable.ts'

export const handler = endpoint(
  agencies.createAgency,
  async ({ input: { Invite, ...draft }, table, idempotencyKey, ...view }) => {
    const made = await newAgency(view.caller.EntityID, draft)
    if (isRefusal(made)) return made
    const invitation = await invitationWith(made.agency, Invite, view)
    if (isRefusal(invitation)) return invitation
    const answer = shownAgency(made.agency)
    await table.commit([...made.writes, ...invitation, ...idempotencyKey.writes(answer, view.now)])
    return answer
  },
)
