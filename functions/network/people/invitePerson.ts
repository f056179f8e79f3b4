import { refuse } from '../../../shared/core/answer.ts'
import * as people from '../../../shared/network/people/api.ts'
import { InvitationDraft } from '../../../shared/network/people/invitation.ts'
import { canInvite, entityFacts } from '../../../shared/network/people/reach.ts'
import * as refusals from '../../../shared/network/people/refusals.ts'
import { endpointOn } from '../../core/http/http.ts'
import { managedEntity } from './changePerson.ts'
import { invite } from './invite.ts'

/** The e-mail follows by an event, so that an invitation is kept when mail is throttled. */
export const handler = endpointOn(
  people.invitePerson,
  managedEntity,
  async ({ resource: { entity }, input: { entityId: _, ...input }, caller, now, idempotencyKey }) => {
    const draft = InvitationDraft.parse(input)
    if (!canInvite(caller, draft.Role, entityFacts(entity))) return refuse(refusals.roleNotYours)
    return invite({ entity, draft, by: caller, now, also: (answer) => idempotencyKey.writes(answer, now) })
  },
)
