/**
 * Permissions: who may call what, and on whose resources. Every endpoint names its roles and kind of resource; `functions/core/http/http.ts`
 * enforces both before the endpoint runs, and what is not allowed here is denied.
 */

import { type Refusal, refuse } from './answer.ts'
import * as refusals from './refusals.ts'

export const foodBankRoles = [
  'foodbank',
  'foodbankuser',
  'foodbankadmin',
  'foodbankrtcoord',
  'foodbankAdministrator',
  'foodbankEpantryCoordinator',
] as const
/** Those who decide how the people of their food bank sign in. */
export const foodBankAdministratorRoles = ['foodbank', 'foodbankadmin', 'foodbankAdministrator'] as const
/** Those who set up a food bank's agencies, donors and providers; the food bank's other people see them. */
export const foodBankSetupRoles = ['foodbank', 'foodbankadmin', 'foodbankrtcoord', 'foodbankAdministrator'] as const
/** Roles that look after people; of which entities is in `shared/network/people/reach.ts`. */
export const peopleKeeperRoles = ['fano', ...foodBankAdministratorRoles, 'donor', 'bulkofferdonor', 'agency'] as const
export const donorRoles = ['donor', 'donorlocation', 'bulkofferdonor'] as const
/** Roles that see the donations of several food banks and change none of them. */
export const watcherRoles = ['fano', 'foodcoordstateasso', 'foodcoordcoops'] as const
export const roles = [
  ...watcherRoles,
  ...foodBankRoles,
  ...donorRoles,
  'agency',
  'pantryvolunteer',
  'customer',
] as const
export type Role = (typeof roles)[number]
/** Pages of before version 2 of the API read no answer with another one. */
export const isRoleBefore2 = (role: Role | undefined) => role !== 'pantryvolunteer'

/** Roles of a food bank, its agencies and its donors: it may require a second factor of them. */
export const secondFactorRoles = [...foodBankRoles, 'agency', ...donorRoles] as const

export const agencyOrFoodBankRoles = ['agency', ...foodBankRoles] as const
/** Those who count, pack and hand over; a volunteer does nothing else, and only at the pantry of their own entity. */
export const pantryWorkRoles = ['pantryvolunteer', ...agencyOrFoodBankRoles] as const
/** Roles that lead a pantry's work and may correct what others of it did. */
export const pantryCoordinatorRoles = ['agency', ...foodBankAdministratorRoles, 'foodbankEpantryCoordinator'] as const
export const staffRoles: readonly Role[] = roles.filter((role) => role !== 'customer' && role !== 'pantryvolunteer')

/** First part of every address of the web app (section 2); `foodbank` itself by decision 4. A role without one has none. */
export const rolePrefixes = {
  fano: 'FeedingAmerica',
  foodbank: 'FoodBank',
  foodbankuser: 'FoodBank',
  foodbankadmin: 'FoodBank',
  foodbankrtcoord: 'FoodBank',
  foodbankAdministrator: 'FoodBank',
  foodbankEpantryCoordinator: 'FoodBank',
  foodcoordstateasso: 'StateAssociation',
  foodcoordcoops: 'Coops',
  donor: 'Donor',
  donorlocation: 'Donor',
  bulkofferdonor: 'Donor',
  agency: 'Agency',
  pantryvolunteer: 'Pantry',
} as const satisfies Partial<Record<Role, string>>
export type RolePrefix = (typeof rolePrefixes)[keyof typeof rolePrefixes]

export const rolePrefix = (role: string): RolePrefix | undefined =>
  Object.hasOwn(rolePrefixes, role) ? rolePrefixes[role as keyof typeof rolePrefixes] : undefined

export const isFoodBankRole = (role: string) => (foodBankRoles as readonly string[]).includes(role)
export const isFoodBankAdministrator = (role: string) =>
  (foodBankAdministratorRoles as readonly string[]).includes(role)
export const isFoodBankSetupRole = (role: string) => (foodBankSetupRoles as readonly string[]).includes(role)
export const isDonorRole = (role: string) => (donorRoles as readonly string[]).includes(role)

/** The signed-in person in the role that is active now. IDs are those of the tenant's entities. */
export interface Caller {
  readonly UserID: number
  /** The user pool's own name of the person. */
  readonly Subject: string
  readonly UserName: string
  readonly Role: Role
  /** The current entity: the food bank, agency, donor, donor location, association or network the role belongs to. */
  readonly EntityID: number
  /** Food banks the caller's entity belongs to (agency, donor: one) or watches (association, co-op: several). */
  readonly FoodBankIDs: readonly number[]
  /** Set in the role `customer`, whose entity is the food bank: of a helper the household that they act for. */
  readonly CustomerID: number | null
  /** Set while the person orders for another household. */
  readonly Helper?: { readonly Name: string } | undefined
  /** Set when a food bank requires a second factor of the role; without one, the person may only set it up. */
  readonly SecondFactor?: 'enrolled' | 'missing' | undefined
}

/** Owner of a resource. */
export interface Ownership {
  readonly FoodBankID?: number
  /** Several food banks, as those that a distributor's load was offered to. */
  readonly FoodBankIDs?: readonly number[]
  readonly AgencyIDs?: readonly number[]
  readonly DonorID?: number
  readonly DonorLocationID?: number
  /** A resource of one person alone, such as a message: no role and no entity reaches it. */
  readonly UserID?: number
  /** The neighbor whom it belongs to, besides the staff who serve them. */
  readonly CustomerID?: number
  /** The food bank whose customers may see it: what they choose from belongs to none of them. */
  readonly OpenToFoodBankID?: number
}

/** A pantry's resource belongs to the one food bank or agency that runs the pantry; no two entities have the same ID. */
export const ownedByEntity = (EntityID: number): Ownership => ({ FoodBankID: EntityID, AgencyIDs: [EntityID] })

/**
 * A pantry's resource that the food bank sees with those of its agencies. Changes are its owner's alone: every endpoint that
 * changes one returns `ownerRefusal`.
 */
export const shownToFoodBank = ({ EntityID, FoodBankID }: { EntityID: number; FoodBankID: number }): Ownership => ({
  FoodBankID,
  AgencyIDs: [EntityID],
})

/** Ownership of what the food bank's customers may see as well: locations, windows and products. */
export const openToCustomers = (resource: { EntityID: number; FoodBankID: number }): Ownership => ({
  ...shownToFoodBank(resource),
  OpenToFoodBankID: resource.FoodBankID,
})

/** An agency finds nothing about another agency, whichever filter names it. */
export const asksAboutOtherAgency = ({ Role, EntityID }: Pick<Caller, 'Role' | 'EntityID'>, agencyId?: number) =>
  agencyId !== undefined && Role === 'agency' && agencyId !== EntityID

export const ownerRefusal = (
  caller: Pick<Caller, 'EntityID'>,
  { EntityID }: { EntityID: number },
): Refusal | undefined => (caller.EntityID === EntityID ? undefined : refuse(refusals.changedByOwnerOnly))

/** True when the resource is the caller's own, or of a food bank that the caller's entity watches. */
export function canAccess(caller: Caller, resource: Ownership): boolean {
  if (resource.UserID !== undefined) return resource.UserID === caller.UserID
  switch (caller.Role) {
    case 'fano':
      return true
    case 'foodcoordstateasso':
    case 'foodcoordcoops':
      return resource.FoodBankID !== undefined && caller.FoodBankIDs.includes(resource.FoodBankID)
    case 'donor':
    case 'bulkofferdonor':
      return resource.DonorID === caller.EntityID
    case 'donorlocation':
      return resource.DonorLocationID === caller.EntityID
    case 'agency':
    case 'pantryvolunteer':
      // A pantry's resource names the food bank or agency that runs it among the agencies.
      return resource.AgencyIDs?.includes(caller.EntityID) ?? false
    case 'customer':
      if (resource.CustomerID !== undefined) return resource.CustomerID === caller.CustomerID
      return resource.OpenToFoodBankID !== undefined && caller.FoodBankIDs.includes(resource.OpenToFoodBankID)
    default:
      return resource.FoodBankID === caller.EntityID || (resource.FoodBankIDs?.includes(caller.EntityID) ?? false)
  }
}
