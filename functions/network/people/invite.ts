import type { Caller } from '../../../shared/core/access.ts'
import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import type { Entity, User } from '../../../shared/network/organizations/entity.ts'
import {
  type Invitation,
  type InvitationDraft,
  type InvitationRow,
  invitationRow,
  invited,
  openInvitationOf,
} from '../../../shared/network/people/invitation.ts'
import { isDisabled, rolesAt } from '../../../shared/network/people/person.ts'
import * as refusals from '../../../shared/network/people/refusals.ts'
import { nextId } from '../../core/table/ids.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { loadEveryone, namedCaller } from '../organizations/entityTable.ts'
import { auditWrite } from './audit.ts'
import { invitations, loadInvitations } from './invitationTable.ts'

/** Inviting somebody to a role of an entity, by a person or by the operator of the tenant. */

interface Inviting {
  readonly entity: Entity
  readonly draft: InvitationDraft
  readonly by: Caller | null
  readonly now: Date
}
interface InvitingAlone extends Inviting {
  /** More writes of the same transaction, from what will be answered. */
  readonly also?: (answer: InvitationRow) => readonly Write[]
}
export interface NewInvitationWrites {
  readonly row: InvitationRow
  readonly writes: readonly Write[]
}

export function inviteRefusal(
  { EMailAddress, Role }: InvitationDraft,
  { ID }: Entity,
  everyone: readonly User[],
  latest: readonly Invitation[],
  now: Date,
): Refusal | undefined {
  const known = everyone.find((user) => user.EMailAddress.toLowerCase() === EMailAddress)
  if (known && isDisabled(known)) return refuse(refusals.invitedIsDisabled, { person: known.Name })
  if (known && rolesAt(known, ID).includes(Role)) return refuse(refusals.roleHeld, { person: known.Name })
  return openInvitationOf(latest, { EMailAddress, Role }, now)
    ? refuse(refusals.alreadyInvited, { person: EMailAddress })
    : undefined
}

/** Everyone who acts for an entity, and who was invited to it. */
export async function invitedTo({ ID }: Pick<Entity, 'ID'>) {
  const [everyone, latest] = await Promise.all([loadEveryone([ID]), loadInvitations(ID)])
  return { everyone, latest }
}

/** A new invitation, for a transaction of its own or one that makes the entity as well. Its e-mail follows by an event. */
export async function newInvitation({ entity, draft, by, now }: Inviting): Promise<NewInvitationWrites | Refusal> {
  const { everyone, latest } = await invitedTo(entity)
  const refusal = inviteRefusal(draft, entity, everyone, latest, now)
  if (refusal) return refusal
  const own = everyone.find(({ Subject }) => Subject === by?.Subject)
  const By = by && (own ? { UserID: by.UserID, Name: own.Name } : await namedCaller(by))
  const organization = { EntityID: entity.ID, EntityName: entity.Name }
  const { state, events } = invited({ ...draft, ...organization, ID: await nextId('invitation'), By }, now)
  const about = { UserID: null, Person: draft.EMailAddress }
  const audit = auditWrite(entity.ID, By, about, { action: 'invited', Role: draft.Role, version: 0 }, now)
  const made = { state, events: invitations.eventsOf(state, events, { by, now }) }
  return { row: invitationRow(state, now), writes: [...invitations.importWrites(made, true), audit] }
}

export async function invite({ also, ...inviting }: InvitingAlone): Promise<InvitationRow | Refusal> {
  const made = await newInvitation(inviting)
  if (isRefusal(made)) return made
  await table.commit([...made.writes, ...(also?.(made.row) ?? [])])
  return made.row
}
