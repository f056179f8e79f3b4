import * as z from 'zod/mini'
import type { Caller, Ownership } from '../../../shared/core/access.ts'
import * as refusals from '../../../shared/core/refusals.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import { plainAddress } from '../../../shared/network/organizations/address.ts'
import {
  Agency,
  AgencyRecord,
  DonorLocationEntity,
  Entity,
  type EntityKind,
  FoodBank,
  isShared,
  Network,
  TransportationProvider,
  User,
} from '../../../shared/network/organizations/entity.ts'
import { isDisabled } from '../../../shared/network/people/person.ts'
import { notSignedIn } from '../../core/http/fault.ts'
import { HttpFault, type Loader } from '../../core/http/http.ts'
import { type absent, atVersionSince1, type Condition } from '../../core/table/conditions.ts'
import { agencyKeys } from '../../core/table/keys/agencies.ts'
import { entityKeys, entityLists } from '../../core/table/keys/entities.ts'
import { type List, listAttributes } from '../../core/table/lists.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/** The entities of a tenant and the users who act for them. */

/** Of entities as they are stored. */
export const entityShape = storedShape(Entity)

export type EntityOf<K extends EntityKind> = Extract<Entity, { Kind: K }>

/** The entity when it is of the kind asked for; undefined when it is absent or another kind. */
export async function findEntity<K extends EntityKind>(kind: K, id: number): Promise<EntityOf<K> | undefined> {
  const found = await anyEntity(id)
  return found?.Kind === kind ? (found as EntityOf<K>) : undefined
}

/** An entity that the app itself refers to; its absence is a fault. */
export async function knownEntity<K extends EntityKind>(kind: K, id: number): Promise<EntityOf<K>> {
  const found = await findEntity(kind, id)
  if (!found) throw new Error(`${kind} ${id} is missing`)
  return found
}

export const anyEntity = (id: number) => table.get(entityKeys.entity(id), entityShape.schema)

/** Only food banks and agencies run pantries; others have no contact. */
export async function pantryById(id: number): Promise<EntityOf<'foodBank' | 'agency'> | undefined> {
  const found = await anyEntity(id)
  return found?.Kind === 'foodBank' || found?.Kind === 'agency' ? found : undefined
}

/** The zone whose days an entity counts. */
export const loadZone = async (entityId: number) => (await anyEntity(entityId))?.TimeZone ?? 'UTC'

/** Lists are sorted by name; the ID keeps equal names apart. */
export const byName = (entity: Pick<Entity, 'Name' | 'ID'>) => `${entity.Name.toLowerCase()}#${entity.ID}`

function listsOf(entity: Entity): readonly List[] {
  switch (entity.Kind) {
    case 'network':
      return [entityLists.networks()]
    case 'stateAssociation':
    case 'coop':
      return [entityLists.foodBankGroups()]
    case 'foodBank':
      return [entityLists.foodBanks()]
    case 'agency':
      return [entityLists.foodBankAgencies(entity.FoodBankID)]
    case 'donorLocation':
      return [entityLists.foodBankLocations(entity.FoodBankID), entityLists.donorLocations(entity.DonorID)]
    case 'transportationProvider':
      return [entityLists.foodBankProviders(entity.FoodBankID)]
    case 'donor':
      return isShared(entity) ? [entityLists.sharedDonors()] : []
    default:
      return []
  }
}

/** Attributes beside the entity's own: its lists, and what they show. */
function listed(entity: Entity) {
  const lists = listsOf(entity)
  return lists.length > 0 ? { ...listAttributes(lists), sort: byName(entity), row: entity } : {}
}

/** Writes an entity with its list attributes. */
export const putEntity = (entity: Entity, when?: typeof absent): Write => ({
  put: { ...entityKeys.entity(entity.ID), ...entity, Shape: entityShape.version, ...listed(entity) },
  ...(when ? { when } : {}),
})

export const versionOf = ({ Version = 1 }: Pick<Entity, 'Version'>) => Version

/** The entity is there as it was loaded; one that was never changed may have no version. */
export const entityUnchanged = (entity: Entity): Condition => atVersionSince1(versionOf(entity))

/** For the transaction that copies some of the entity: nobody changed it meanwhile. */
export const entityCheck = (entity: Entity): Write => ({
  check: entityKeys.entity(entity.ID),
  when: entityUnchanged(entity),
})

/** Refuses a form that was filled from an earlier version: the write itself holds it once more. */
export function assertVersion(entity: Entity, version: number, language: Language): void {
  if (versionOf(entity) !== version) throw new HttpFault(409, refusals.changedMeanwhile[language])
}

/**
 * Changes some fields of an entity, and its rows with them, unless somebody changed it after it was loaded. Fields that are
 * not named keep what is stored, so that settings of a food bank and its name may change at the same moment. It leaves the
 * lists that it is in no more.
 */
export function changeOf<E extends Entity>(
  before: E,
  fields: Partial<Omit<E, 'ID' | 'Kind' | 'Version'>>,
): { after: E; write: Write } {
  const changed = { ...fields, Version: versionOf(before) + 1 }
  const after: E = { ...before, ...changed }
  const lists = listed(after)
  const left = Object.keys(listed(before)).filter((name) => !Object.hasOwn(lists, name))
  const write: Write = {
    update: entityKeys.entity(before.ID),
    set: { ...changed, Shape: entityShape.version, ...lists },
    ...(left.length > 0 ? { unset: left } : {}),
    when: entityUnchanged(before),
  }
  return { after, write }
}

export const allFoodBanks = () => table.all(entityLists.foodBanks(), FoodBank)
/** The tenant's national network; undefined when it has none. */
export const tenantNetwork = async () => (await table.all(entityLists.networks(), Network))[0]
export const agenciesOfFoodBank = (foodBankId: number) => table.all(entityLists.foodBankAgencies(foodBankId), Agency)
export const donorLocationsOf = (foodBankId: number) =>
  table.all(entityLists.foodBankLocations(foodBankId), DonorLocationEntity)
export const locationsOfDonor = (donorId: number) => table.all(entityLists.donorLocations(donorId), DonorLocationEntity)
export const providersOfFoodBank = (foodBankId: number) =>
  table.all(entityLists.foodBankProviders(foodBankId), TransportationProvider)

export const recordsOfFoodBank = (foodBankId: number) =>
  table.all({ pk: agencyKeys.record(foodBankId, 0).pk }, AgencyRecord)

export const ownerOfDonorLocation = (location: DonorLocationEntity): Ownership => ({
  FoodBankID: location.FoodBankID,
  DonorID: location.DonorID,
  DonorLocationID: location.ID,
})
const ownerOfAgency = (agency: Agency): Ownership => ({ FoodBankID: agency.FoodBankID, AgencyIDs: [agency.ID] })

/** The agency an endpoint names, or the caller's own when it names none; staff have none of their own. */
export const agencyNamed = <I>(
  named: (input: I, caller: Caller) => number | undefined,
): Loader<'agency', I, Agency> => ({
  kind: 'agency',
  load: async ({ input, caller }) => {
    const id = named(input, caller) ?? (caller.Role === 'agency' ? caller.EntityID : undefined)
    if (id === undefined) throw new HttpFault(400, 'agencyId: needed')
    return findEntity('agency', id)
  },
  owner: ownerOfAgency,
})

/** A user, and an item in each entity that they act for. */
export const putUser = (user: User): Write[] => [
  { put: { ...entityKeys.user(user.Subject), ...user } },
  ...[...new Set(user.Roles.map((role) => role.EntityID))].map((id) => ({
    put: { ...entityKeys.member(id, user.Subject), Subject: user.Subject },
  })),
]

export const userBySubject = (subject: string) => table.get(entityKeys.user(subject), User)

/** The user of a caller; a token of a removed user permits nothing. */
export async function signedInUser({ Subject }: Pick<Caller, 'Subject'>): Promise<User> {
  const user = await userBySubject(Subject)
  if (!user) throw notSignedIn()
  return user
}

/** A caller by name, as histories show them. */
export const namedCaller = async ({ Subject, UserID, UserName }: Caller) => ({
  UserID,
  Name: (await userBySubject(Subject))?.Name ?? UserName,
})

const Member = z.object({ Subject: z.string() })

function membersOf(entityId: number) {
  const { pk, sk } = entityKeys.member(entityId, '')
  return table.all({ pk, from: sk, to: `${sk}\uffff` }, Member)
}

/** Everyone who acts for one of the entities, each person once, without those who are disabled. */
export const loadPeople = async (entityIds: readonly number[]): Promise<User[]> =>
  (await loadEveryone(entityIds)).filter((user) => !isDisabled(user))

export async function loadEveryone(entityIds: readonly number[]): Promise<User[]> {
  const members = await Promise.all([...new Set(entityIds)].map(membersOf))
  const subjects = [...new Set(members.flat().map((member) => member.Subject))]
  return table.getMany(subjects.map(entityKeys.user), User)
}

/** A donor location as donations and lists name it. */
export const shownLocation = (location: DonorLocationEntity) => ({
  ID: location.ID,
  Code: location.Code,
  Address: plainAddress(location.Address),
  Donor: { ID: location.DonorID, Name: location.DonorName },
})
