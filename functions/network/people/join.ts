import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import type { Entity, User } from '../../../shared/network/organizations/entity.ts'
import { accepted, type Invitation } from '../../../shared/network/people/invitation.ts'
import { isDisabled, isStaff, withRole } from '../../../shared/network/people/person.ts'
import * as refusals from '../../../shared/network/people/refusals.ts'
import { endAllSignIns, forgetRevoked } from '../../core/http/revokedTable.ts'
import { nextId } from '../../core/table/ids.ts'
import { anyEntity, userBySubject } from '../organizations/entityTable.ts'
import { auditWrite } from './audit.ts'
import { invitations } from './invitationTable.ts'
import { nextVersion, personVersion, personWrites } from './personTable.ts'

async function newUser(invitation: Invitation, Subject: string, { TimeZone }: Entity): Promise<User> {
  const { EMailAddress, Name, Language, Role, EntityID, EntityName } = invitation
  return {
    ID: await nextId('user'),
    Subject,
    UserName: EMailAddress,
    Name,
    EMailAddress,
    Language,
    TimeZone,
    Roles: [{ Role, EntityID, EntityName }],
    ActiveRole: { Role, EntityID },
    Unsubscribed: [],
    Version: 1,
  }
}

/** Tells if staff who serve somebody as a neighbor may know the account's password: they can set one. */
export const isNeighborAlone = (user: User | undefined): boolean =>
  user !== undefined && user.Roles.length > 0 && !isStaff(user)

/**
 * The invited person takes the role: person, invitation and audit in one transaction. Whoever is signed in to an account that
 * was a neighbor's alone signs in anew.
 */
export async function join(invitation: Invitation, subject: string, now: Date): Promise<Refusal | undefined> {
  const { Role, EntityID, EntityName } = invitation
  const [before, entity] = await Promise.all([userBySubject(subject), anyEntity(EntityID)])
  // It may have been deleted, though not while an invitation was known to be open.
  if (!entity) return refuse(refusals.invitationRevoked)
  if (before && isDisabled(before)) return refuse(refusals.accountDisabled)
  const after = before
    ? nextVersion(before, withRole(before, { Role, EntityID, EntityName }))
    : await newUser(invitation, subject, entity)
  const self = { UserID: after.ID, Name: after.Name }
  const change = { action: 'joined', Role, version: before ? personVersion(before) : 0 } as const
  const audit = auditWrite(EntityID, self, { UserID: after.ID, Person: after.Name }, change, now)
  const ended = isNeighborAlone(before) ? endAllSignIns(subject, now) : []
  const also = [...(await personWrites(before, after)), audit, ...ended]
  await invitations.save(invitation, accepted(invitation, now), { by: null, now, also })
  forgetRevoked()
  return undefined
}
