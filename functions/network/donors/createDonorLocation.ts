import { isRefusal } from '../../../shared/core/answer.ts'
import * as donors from '../../../shared/network/donors/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { invitationWith } from '../people/invitationWith.ts'
import { donorOfLocation } from './donorTable.ts'
import { newDonorLocation, shownDonorLocation } from './locationTable.ts'

export const handler = endpointOn(
  donors.createDonorLocation,
  donorOfLocation,
  async ({ resource, input: { DonorID: _, Invite, ...draft }, table, idempotencyKey, ...view }) => {
    const made = await newDonorLocation(view.caller.EntityID, resource, draft)
    if (isRefusal(made)) return made
    const invitation = await invitationWith(made.location, Invite, view)
    if (isRefusal(invitation)) return invitation
    const answer = await shownDonorLocation(made.location)
    await table.commit([...made.writes, ...invitation, ...idempotencyKey.writes(answer, view.now)])
    return answer
  },
)
