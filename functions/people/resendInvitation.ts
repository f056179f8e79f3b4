import * as people from '../../shared/api/people.ts'
import { invitedAgain } from '../../shared/person/invitation.ts'
import { endpointOn } from '../http.ts'
import { changeInvitation } from './changeInvitation.ts'
import { managedInvitation } from './invitationTable.ts'

export const handler = endpointOn(people.resendInvitation, managedInvitation, async ({ idempotencyKey, ...asked }) => {
  const also = (answer: object) => idempotencyKey.writes(answer, asked.now)
  return changeInvitation({ ...asked, action: 'invitedAgain', also }, invitedAgain)
})
