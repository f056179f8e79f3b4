import * as people from '../../../shared/network/people/api.ts'
import { invitedAgain } from '../../../shared/network/people/invitation.ts'
import { endpointOn } from '../../core/http/http.ts'
import { changeInvitation } from './changeInvitation.ts'
import { managedInvitation } from './invitationTable.ts'

export const handler = endpointOn(people.resendInvitation, managedInvitation, async ({ idempotencyKey, ...asked }) => {
  const also = (answer: object) => idempotencyKey.writes(answer, asked.now)
  return changeInvitation({ ...asked, action: 'invitedAgain', also }, invitedAgain)
})
