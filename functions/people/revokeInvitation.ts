import * as people from '../../shared/api/people.ts'
import { invitationRow, revoked } from '../../shared/person/invitation.ts'
import { endpointOn } from '../http.ts'
import { changeInvitation } from './changeInvitation.ts'
import { managedInvitation } from './invitationTable.ts'

export const handler = endpointOn(people.revokeInvitation, managedInvitation, async (asked) => {
  const { invitation } = asked.resource
  if (invitation.State === 'revoked') return invitationRow(invitation, asked.now)
  return changeInvitation({ ...asked, action: 'invitationRevoked' }, revoked)
})
