import type { Caller } from '../../../shared/core/access.ts'
import { reaches } from '../../engine/callers.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import { foodBankAdministrators } from './roles.ts'

const keepers = ['fano', ...foodBankAdministrators, 'donor', 'bulkofferdonor', 'agency'] as const

/** The entity of the target whose people the caller could look after: the network's are food banks, a donor's its locations. */
function entityOf({ owner, agencyId, donorLocationId }: Target, { Role }: Caller): number {
  if (Role === 'fano') return owner?.foodBank ?? 999_999
  return Role === 'donor' || Role === 'bulkofferdonor' ? donorLocationId : agencyId
}
const entity = (target: Target, caller: Caller) => ({ entityId: entityOf(target, caller) })
/** The first person of the entity. */
const person = (target: Target, caller: Caller) => ({
  ...entity(target, caller),
  userId: entityOf(target, caller) * 10,
})
const roleFor = ({ Role }: Caller) =>
  Role === 'fano' ? 'foodbankadmin' : Role === 'donor' || Role === 'bulkofferdonor' ? 'donorlocation' : 'agency'
/** Nobody is stored at the second location of the tests. */
const known = (caller: Caller, target: Target) =>
  reaches(caller, target) && !(entityOf(target, caller) === target.donorLocationId && target.name === 'same food bank')

const draft = (caller: Caller) => ({
  EMailAddress: 'new@example.org',
  Name: 'New',
  Role: roleFor(caller),
  Language: 'en',
})
/** Invitations of the targets are to agencies, whose people the network and donors do not look after. */
const ofAgency = (caller: Caller, target: Target) =>
  reaches(caller, target) && (foodBankAdministrators.includes(caller.Role) || caller.Role === 'agency')

export const peopleExamples: Examples = {
  listManagedEntities: { roles: keepers, input: () => ({}) },
  listPeople: { roles: keepers, input: entity },
  getPerson: { roles: keepers, input: person, allows: known },
  getChangesGrid: { roles: keepers, input: entity, by: 'foodbankadmin' },
  updatePerson: {
    roles: keepers,
    input: (...on) => ({ ...person(...on), Name: 'Ann', Language: 'es' }),
    allows: known,
  },
  changePersonRole: {
    roles: keepers,
    input: (target, caller) => ({ ...person(target, caller), Role: roleFor(caller), NewRole: roleFor(caller) }),
    allows: known,
  },
  removePersonRole: {
    roles: keepers,
    // Of a donor's people nobody holds it: taken away, the person would be gone for the next call.
    input: (target, caller) => ({ ...person(target, caller), Role: 'agency' }),
    allows: known,
  },
  updatePersonAccess: {
    roles: keepers,
    input: (...on) => ({ ...person(...on), IsDisabled: true }),
    allows: known,
    by: 'foodbankadmin',
  },
  setPersonPin: {
    roles: [...foodBankAdministrators, 'agency'],
    input: (...on) => ({ ...person(...on), PIN: '5093' }),
    allows: known,
  },
  signOutPerson: { roles: keepers, input: person, allows: known, by: 'foodbankadmin' },
  getInvitationsGrid: { roles: keepers, input: entity, by: 'foodbankadmin' },
  invitePerson: {
    roles: keepers,
    input: (target, caller) => ({ ...entity(target, caller), ...draft(caller) }),
    by: 'foodbankadmin',
  },
  resendInvitation: {
    roles: keepers,
    input: ({ invitationId }) => ({ id: invitationId }),
    allows: ofAgency,
    by: 'foodbankadmin',
  },
  revokeInvitation: {
    roles: keepers,
    input: ({ invitationId }) => ({ id: invitationId }),
    allows: ofAgency,
    by: 'foodbankadmin',
  },
  acceptInvitation: {
    roles: 'anonymous',
    input: ({ invitationId }) => ({ InvitationID: invitationId, Code: 'not-the-code-of-the-link' }),
  },
}
