import { refuse } from '../../../shared/core/answer.ts'
import * as people from '../../../shared/network/people/api.ts'
import { acceptRefusal } from '../../../shared/network/people/invitation.ts'
import * as refusals from '../../../shared/network/people/refusals.ts'
import { openEndpoint } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { userBySubject } from '../organizations/entityTable.ts'
import { accountFor, replacePassword } from './accounts.ts'
import { invitations, isRightCode } from './invitationTable.ts'
import { isNeighborAlone, join } from './join.ts'

/**
 * The account is made before the table knows of it: repeated after a fault, the call finds the account and goes on. A
 * second click takes the role no second time, and opens nothing once the person has a password. Who had an account as a
 * neighbor alone chooses another password, before the role is theirs and behind it: staff may have set the old one.
 */
export const handler = openEndpoint(people.acceptInvitation, async ({ input: { InvitationID, Code }, now }) => {
  const invitation = await invitations.load(InvitationID)
  const refusal = acceptRefusal(invitation, invitation !== undefined && isRightCode(invitation, Code), now)
  if (refusal || !invitation) return refusal ?? refuse(refusals.invitationUnknown)
  const account = await accountFor(invitation)
  if (!account.isEnabled) return refuse(refusals.accountDisabled)
  const isNeighbors = invitation.State === 'open' && isNeighborAlone(await userBySubject(account.subject))
  if (isNeighbors) await replacePassword(account.subject)
  const reload = () => invitations.load(InvitationID)
  const refused = await retryConflicts({ loaded: invitation, now, reload }, async (current, at) => {
    const changed = acceptRefusal(current, isRightCode(current, Code), at)
    return changed ?? (current.State === 'open' ? join(current, account.subject, at) : undefined)
  })
  if (refused) return refused
  const { EMailAddress, Role, EntityName } = invitation
  const TemporaryPassword = isNeighbors ? await replacePassword(account.subject) : account.temporaryPassword
  return { EMailAddress, Role, EntityName, TemporaryPassword }
})
