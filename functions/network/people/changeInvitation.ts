import type { Caller } from '../../../shared/core/access.ts'
import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import type { Transition } from '../../../shared/core/event.ts'
import type { PersonEvent } from '../../../shared/network/people/events.ts'
import { type Invitation, type InvitationRow, invitationRow } from '../../../shared/network/people/invitation.ts'
import type { AuditEntry } from '../../../shared/network/people/person.ts'
import { canInvite, entityFacts } from '../../../shared/network/people/reach.ts'
import * as refusals from '../../../shared/network/people/refusals.ts'
import type { Write } from '../../core/table/write.ts'
import { namedCaller } from '../organizations/entityTable.ts'
import { auditWrite } from './audit.ts'
import type { ManagedEntity } from './changePerson.ts'
import { invitations } from './invitationTable.ts'

interface Asked {
  readonly resource: ManagedEntity & { readonly invitation: Invitation }
  readonly caller: Caller
  readonly now: Date
  readonly action: AuditEntry['Action']
  readonly also?: (answer: InvitationRow) => readonly Write[]
}

/** Changes an invitation by a rule, with its audit entry; only whoever may give the role may do it. */
export async function changeInvitation(
  { resource: { entity, invitation }, caller, now, action, also }: Asked,
  rule: (invitation: Invitation, now: Date) => Transition<Invitation, PersonEvent> | Refusal,
): Promise<InvitationRow | Refusal> {
  if (!canInvite(caller, invitation.Role, entityFacts(entity))) return refuse(refusals.roleNotYours)
  const By = await namedCaller(caller)
  const about = { UserID: null, Person: invitation.EMailAddress }
  const writes = (state: Invitation) => [
    auditWrite(entity.ID, By, about, { action, Role: state.Role, version: state.Version }, now),
    ...(also?.(invitationRow(state, now)) ?? []),
  ]
  const changed = await invitations.change(invitation, rule, { by: caller, now, also: writes })
  return isRefusal(changed) ? changed : invitationRow(changed.state, now)
}
