import { type Caller, isFoodBankAdministrator, type Ownership, type Role, roles } from '../../core/access.ts'
import type { Entity, EntityKind } from '../organizations/entity.ts'

/** People that a caller looks after: who may invite whom, and change or take away whose role. */

/** A role with screens; customers are not invited here. */
export type StaffRole = Exclude<Role, 'customer'>

/** The kind of entity that each role acts for; a pantry is run by a food bank or an agency. */
const kindOfRole: Readonly<Record<Exclude<StaffRole, 'pantryvolunteer'>, EntityKind>> = {
  fano: 'network',
  foodcoordstateasso: 'stateAssociation',
  foodcoordcoops: 'coop',
  foodbank: 'foodBank',
  foodbankuser: 'foodBank',
  foodbankadmin: 'foodBank',
  foodbankrtcoord: 'foodBank',
  foodbankAdministrator: 'foodBank',
  foodbankEpantryCoordinator: 'foodBank',
  donor: 'donor',
  bulkofferdonor: 'donor',
  donorlocation: 'donorLocation',
  agency: 'agency',
}
const pantryKinds: readonly EntityKind[] = ['agency', 'foodBank']
export const kindsOfRole = (role: StaffRole): readonly EntityKind[] =>
  role === 'pantryvolunteer' ? pantryKinds : [kindOfRole[role]]
export const staffRolesOf = (kind: EntityKind): StaffRole[] =>
  roles.filter((role) => role !== 'customer').filter((role) => kindsOfRole(role).includes(kind))

const answeringRoles: Readonly<Partial<Record<EntityKind, StaffRole>>> = {
  agency: 'agency',
  donor: 'donor',
  donorLocation: 'donorlocation',
}
/** Role of who answers for an organization, as its forms invite somebody. */
export const answeringRole = (kind: EntityKind): StaffRole | undefined => answeringRoles[kind]

/** Fields of an organization that the rules need. */
export interface EntityFacts {
  readonly ID: number
  readonly Kind: EntityKind
  /** Food banks it belongs to; the food bank itself. */
  readonly FoodBankIDs: readonly number[]
  readonly DonorID?: number
}

export function entityFacts(entity: Entity): EntityFacts {
  const { ID, Kind } = entity
  switch (entity.Kind) {
    case 'foodBank':
      return { ID, Kind, FoodBankIDs: [ID] }
    case 'agency':
      return { ID, Kind, FoodBankIDs: [entity.FoodBankID] }
    case 'donor':
      return { ID, Kind, FoodBankIDs: entity.FoodBankIDs, DonorID: ID }
    case 'donorLocation':
      return { ID, Kind, FoodBankIDs: [entity.FoodBankID], DonorID: entity.DonorID }
    default:
      return { ID, Kind, FoodBankIDs: [] }
  }
}

type Inviter = Pick<Caller, 'Role' | 'EntityID'>

/** Kinds of entities of a food bank whose people its administrators look after. */
const foodBankKinds: readonly EntityKind[] = ['foodBank', 'agency', 'donor', 'donorLocation']
const networkKinds: readonly EntityKind[] = ['network', 'stateAssociation', 'coop', 'foodBank']

/** Tells if the caller looks after people of the organization at all. */
export function looksAfter(caller: Inviter, organization: EntityFacts): boolean {
  if (isFoodBankAdministrator(caller.Role))
    return foodBankKinds.includes(organization.Kind) && organization.FoodBankIDs.includes(caller.EntityID)
  switch (caller.Role) {
    case 'fano':
      return networkKinds.includes(organization.Kind)
    case 'agency':
      return organization.Kind === 'agency' && organization.ID === caller.EntityID
    case 'donor':
    case 'bulkofferdonor':
      return organization.Kind === 'donorLocation' && organization.DonorID === caller.EntityID
    default:
      return false
  }
}

/**
 * Tells if the caller may give, change and take away this role of the organization. The network appoints administrators
 * only.
 */
export const canInvite = (caller: Inviter, role: Role, organization: EntityFacts): boolean =>
  role !== 'customer' &&
  kindsOfRole(role).includes(organization.Kind) &&
  looksAfter(caller, organization) &&
  (caller.Role !== 'fano' || organization.Kind !== 'foodBank' || isFoodBankAdministrator(role))

export const rolesToGive = (caller: Inviter, organization: EntityFacts): StaffRole[] =>
  staffRolesOf(organization.Kind).filter((role) => canInvite(caller, role, organization))

/** The entity as `canAccess` takes it; a donor of several food banks belongs to the caller's among them. */
export function ownershipOf(
  { ID, Kind, FoodBankIDs, DonorID }: EntityFacts,
  { EntityID }: Pick<Caller, 'EntityID'>,
): Ownership {
  const FoodBankID = FoodBankIDs.find((id) => id === EntityID) ?? FoodBankIDs[0]
  return {
    ...(FoodBankID === undefined ? {} : { FoodBankID }),
    ...(Kind === 'agency' ? { AgencyIDs: [ID] } : {}),
    ...(DonorID === undefined ? {} : { DonorID }),
    ...(Kind === 'donorLocation' ? { DonorLocationID: ID } : {}),
  }
}
