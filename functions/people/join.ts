import { type Refusal, refuse } from '../../shared/answer.ts'
import type { User } from '../../shared/entity/entity.ts'
import { accepted, type Invitation } from '../../shared/person/invitation.ts'
import { isDisabled, withRole } from '../../shared/person/person.ts'
import { anyEntity, userBySubject } from '../entities/entityTable.ts'
import { nextId } from '../table/ids.ts'
import { auditWrite } from './audit.ts'
import { invitations } from './invitationTable.ts'
import { nextVersion, personVersion, personWrites } from './personTable.ts'

const fallbackZone = 'America/New_York'

async function newUser(invitation: Invitation, Subject: string): Promise<User> {
  const { EMailAddress, Name, Language, Role, EntityID, EntityName } = invitation
  const entity = await anyEntity(EntityID)
  return {
    ID: await nextId('user'),
    Subject,
    UserName: EMailAddress,
    Name,
    EMailAddress,
    Language,
    TimeZone: entity?.TimeZone ?? fallbackZone,
    Roles: [{ Role, EntityID, EntityName }],
    ActiveRole: { Role, EntityID },
    Unsubscribed: [],
    Version: 1,
  }
}

/** The invited person takes the role: person, invitation and audit in one transaction. */
export async function join(invitation: Invitation, subject: string, now: Date): Promise<Refusal | undefined> {
  const { Role, EntityID, EntityName } = invitation
  const before = await userBySubject(subject)
  if (before && isDisabled(before)) return refuse('accountDisabled')
  const after = before
    ? nextVersion(before, withRole(before, { Role, EntityID, EntityName }))
    : await newUser(invitation, subject)
  const self = { UserID: after.ID, Name: after.Name }
  const change = { action: 'joined', Role, version: before ? personVersion(before) : 0 } as const
  const audit = auditWrite(EntityID, self, { UserID: after.ID, Person: after.Name }, change, now)
  const also = [...(await personWrites(before, after)), audit]
  await invitations.save(invitation, accepted(invitation, now), { by: null, now, also })
  return undefined
}
