import { refuse } from '../../shared/answer.ts'
import * as people from '../../shared/api/people.ts'
import { acceptRefusal } from '../../shared/person/invitation.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { openEndpoint } from '../http.ts'
import { retryConflicts } from '../table/aggregate.ts'
import { accountFor } from './accounts.ts'
import { invitations, isRightCode } from './invitationTable.ts'
import { join } from './join.ts'

/**
 * The account is made before the table knows of it: repeated after a fault, the call finds the account and goes on. A
 * second click takes the role no second time, and opens nothing once the person has a password.
 */
export const handler = openEndpoint(people.acceptInvitation, async ({ input: { InvitationID, Code }, now }) => {
  const invitation = await invitations.load(InvitationID)
  const refusal = acceptRefusal(invitation, invitation !== undefined && isRightCode(invitation, Code), now)
  if (refusal || !invitation) return refusal ?? refuse(refusals.invitationUnknown)
  const account = await accountFor(invitation)
  if (!account.isEnabled) return refuse(refusals.accountDisabled)
  const reload = () => invitations.load(InvitationID)
  return retryConflicts({ loaded: invitation, now, reload }, async (current, at) => {
    const changed = acceptRefusal(current, isRightCode(current, Code), at)
    const refused = changed ?? (current.State === 'open' ? await join(current, account.subject, at) : undefined)
    if (refused) return refused
    const { EMailAddress, Role, EntityName } = current
    return { EMailAddress, Role, EntityName, TemporaryPassword: account.temporaryPassword }
  })
})
