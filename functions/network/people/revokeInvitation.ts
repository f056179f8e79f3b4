import * as people from '../../../shared/network/people/api.ts'
import { invitationRow, revoked } from '../../../shared/network/people/invitation.ts'
import { endpointOn } from '../../core/http/http.ts'
import { changeInvitation } from './changeInvitation.ts'
import { managedInvitation } from './invitationTable.ts'

export const handler = endpointOn(people.revokeInvitation, managedInvitation, async (asked) => {
  const { invitation } = asked.resource
  if (invitation.State === 'revoked') return invitationRow(invitation, asked.now)
  return changeInvitation({ ...asked, action: 'invitationRevoked' }, revoked)
})
