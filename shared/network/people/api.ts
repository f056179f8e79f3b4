import * as z from 'zod/mini'
import { foodBankAdministratorRoles, isRoleBefore2, peopleKeeperRoles, roles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { gridQuery, ID, PathID, page } from '../../core/schema/fields.ts'
import { InvitationDraft, InvitationRow } from './invitation.ts'
import { AuditEntry, isAuditBefore2, PersonDraft, PersonRow, personBefore2 } from './person.ts'
import { PinChange } from './pin.ts'

/** The people who act for an entity, and invitations to become one of them. */
const { get, post, put } = area('people')

const Role = z.enum(roles)
export const EntityRef = z.object({ ID: ID, Name: z.string(), Kind: z.string() })

export const maxManagedEntities = 50
export const maxListedChanges = 100

export const listManagedEntities = get('listManagedEntities', '/api/people/entities', {
  summary: `The entities whose people the caller looks after, by name, the own one first; at most ${maxManagedEntities}.`,
  roles: peopleKeeperRoles,
  resource: 'self',
  query: { searchFilter: gridQuery.searchFilter },
  value: z.array(EntityRef),
})

export const listPeople = get('listPeople', '/api/people/entities/{entityId}', {
  summary: 'Everyone who acts for the entity, by name, and the roles that the caller may give there.',
  roles: peopleKeeperRoles,
  resource: 'entity',
  params: { entityId: PathID },
  value: z.object({ Entity: EntityRef, RolesToGive: z.array(Role), People: z.array(PersonRow) }),
  before2: ({ RolesToGive, People, ...list }) => ({
    ...list,
    RolesToGive: RolesToGive.filter(isRoleBefore2),
    People: People.map(personBefore2),
  }),
})

const onPerson = { entityId: PathID, userId: PathID }

/** A person with the changes that were made of them for this entity, newest first. */
export const PersonWithHistory = z.extend(PersonRow, {
  Entity: EntityRef,
  RolesToGive: z.array(Role),
  IsCaller: z.boolean(),
  /** For the tablets of the entity's pantry. */
  HasPin: z.boolean(),
  Changes: z.array(AuditEntry),
})
export type PersonWithHistory = z.infer<typeof PersonWithHistory>

export const getPerson = get('getPerson', '/api/people/entities/{entityId}/people/{userId}', {
  summary: 'A person of the entity, with who changed what about them.',
  roles: peopleKeeperRoles,
  resource: 'entity',
  params: onPerson,
  value: PersonWithHistory,
  before2: (person) => ({
    ...personBefore2(person),
    RolesToGive: person.RolesToGive.filter(isRoleBefore2),
    Changes: person.Changes.filter(isAuditBefore2),
  }),
})

export const updatePerson = put('updatePerson', '/api/people/entities/{entityId}/people/{userId}', {
  summary: 'Changes name and language.',
  roles: peopleKeeperRoles,
  resource: 'entity',
  params: onPerson,
  body: PersonDraft,
  value: PersonRow,
  before2: personBefore2,
})

export const changePersonRole = put('changePersonRole', '/api/people/entities/{entityId}/people/{userId}/role', {
  summary: 'Replaces a role of the person at the entity by another one.',
  roles: peopleKeeperRoles,
  resource: 'entity',
  params: onPerson,
  body: z.strictObject({ Role, NewRole: Role }),
  value: PersonRow,
  before2: personBefore2,
})

export const removePersonRole = post(
  'removePersonRole',
  '/api/people/entities/{entityId}/people/{userId}/role/remove',
  {
    summary: 'Takes a role of the entity away from the person; their tokens end with it.',
    roles: peopleKeeperRoles,
    resource: 'entity',
    params: onPerson,
    body: z.strictObject({ Role }),
    value: PersonRow,
    before2: personBefore2,
    idempotent: true,
  },
)

export const updatePersonAccess = put('updatePersonAccess', '/api/people/entities/{entityId}/people/{userId}/access', {
  summary: 'Switches the account off, which ends every session, or on again.',
  roles: peopleKeeperRoles,
  resource: 'entity',
  params: onPerson,
  body: z.strictObject({ IsDisabled: z.boolean() }),
  value: PersonRow,
  before2: personBefore2,
})

export const setPersonPin = put('setPersonPin', '/api/people/entities/{entityId}/people/{userId}/pin', {
  summary: 'Sets or removes the PIN of a person for the shared tablets of the entity’s pantry; ends their shift.',
  // Donors and the network run no pantry.
  roles: [...foodBankAdministratorRoles, 'agency'],
  resource: 'entity',
  params: onPerson,
  body: PinChange,
  value: z.object({ HasPin: z.boolean() }),
})

export const signOutPerson = post('signOutPerson', '/api/people/entities/{entityId}/people/{userId}/signout', {
  summary: 'Ends every session of the person, on all devices.',
  roles: peopleKeeperRoles,
  resource: 'entity',
  params: onPerson,
  value: PersonRow,
  before2: personBefore2,
  idempotent: true,
})

export const getInvitationsGrid = get('getInvitationsGrid', '/api/people/entities/{entityId}/invitations', {
  summary: 'Invitations to roles of the entity, newest first.',
  roles: peopleKeeperRoles,
  resource: 'entity',
  params: { entityId: PathID },
  query: { rows: gridQuery.rows, cursor: gridQuery.cursor },
  value: page(InvitationRow),
  before2: ({ rows, ...rest }) => ({ ...rest, rows: rows.filter((row) => isRoleBefore2(row.Role)) }),
})

export const invitePerson = post('invitePerson', '/api/people/entities/{entityId}/invitations', {
  summary: 'Invites somebody by e-mail to a role of the entity; the link is good for seven days.',
  roles: peopleKeeperRoles,
  resource: 'entity',
  params: { entityId: PathID },
  body: InvitationDraft,
  value: InvitationRow,
  idempotent: true,
  limit: { perHour: 300 },
})

export const resendInvitation = post('resendInvitation', '/api/people/invitations/{id}/resend', {
  summary: 'Sends the invitation again with a new link; the link of the e-mail before opens nothing any more.',
  roles: peopleKeeperRoles,
  resource: 'invitation',
  params: { id: PathID },
  value: InvitationRow,
  idempotent: true,
  limit: { perHour: 100 },
})

export const revokeInvitation = post('revokeInvitation', '/api/people/invitations/{id}/revoke', {
  summary: 'Takes an invitation back; its link opens nothing any more.',
  roles: peopleKeeperRoles,
  resource: 'invitation',
  params: { id: PathID },
  value: InvitationRow,
})

export const acceptInvitation = post('acceptInvitation', '/api/people/invitations/accept', {
  summary:
    'Takes the role by the code of the e-mail’s link. A person without a password, or with one as a neighbor alone, gets one for the first sign-in, which replaces it.',
  roles: 'anonymous',
  resource: 'code',
  body: z.strictObject({ InvitationID: ID, Code: z.string().check(z.minLength(1), z.maxLength(100)) }),
  value: z.object({
    EMailAddress: z.string(),
    Role,
    EntityName: z.string(),
    /** null for a person who has a password. */
    TemporaryPassword: z.nullable(z.string()),
  }),
  permissions: ['users:invite', 'users:signout'],
})
