import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import type { Entity } from '../../../shared/network/organizations/entity.ts'
import type { AnswererDraft } from '../../../shared/network/people/answerer.ts'
import * as people from '../../../shared/network/people/api.ts'
import { answeringRole, canInvite, entityFacts } from '../../../shared/network/people/reach.ts'
import * as refusals from '../../../shared/network/people/refusals.ts'
import type { View } from '../../core/http/context.ts'
import { assertBelowLimit } from '../../core/http/personLimit.ts'
import type { Write } from '../../core/table/write.ts'
import { newInvitation } from './invite.ts'

/**
 * The invitation that a form asks for with its organization, for the transaction that saves it. It counts among the person's
 * invitations of the hour.
 */
export async function invitationWith(
  entity: Entity,
  draft: AnswererDraft | undefined,
  { caller, language, now }: View,
): Promise<readonly Write[] | Refusal> {
  if (!draft) return []
  const Role = answeringRole(entity.Kind)
  if (!Role || !canInvite(caller, Role, entityFacts(entity))) return refuse(refusals.inviteNotYours)
  await assertBelowLimit(people.invitePerson, { caller, language, now })
  const made = await newInvitation({ entity, draft: { ...draft, Role }, by: caller, now })
  return isRefusal(made) ? made : made.writes
}
