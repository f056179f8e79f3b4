import * as z from 'zod/mini'
import { type Caller, isFoodBankRole, openToCustomers } from '../../../shared/core/access.ts'
import { Instant } from '../../../shared/core/schema/fields.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { PickupLocation, PickupLocationRow } from '../../../shared/pantry/locations/location.ts'
import { labelOrder } from '../../../shared/pantry/storage/storageLocation.ts'
import type { Loader } from '../../core/http/http.ts'
import { absentField, and, atVersion, equals, present } from '../../core/table/conditions.ts'
import { locationKeys, locationLists } from '../../core/table/keys/locations.ts'
import { listAttributes } from '../../core/table/lists.ts'
import { records } from '../../core/table/records.ts'
import type { Write } from '../../core/table/write.ts'
import { mayChoose, openedTo } from './accessTable.ts'

/**
 * Pickup locations in the table, each in the lists of its owner and of its food bank. A removed one stays, out of all lists:
 * past orders name it.
 */

const StoredPickupLocation = z.extend(PickupLocation, { Removed: z.optional(Instant) })
export type StoredPickupLocation = z.infer<typeof StoredPickupLocation>

const listsOf = ({ EntityID, FoodBankID }: PickupLocation) => [
  locationLists.owner(EntityID),
  locationLists.foodBank(FoodBankID),
]
const stored = records('pickupLocation', {
  schema: StoredPickupLocation,
  key: (of: { readonly ID: number }) => locationKeys.location(of.ID),
  lists: listsOf,
  sort: labelOrder,
  row: PickupLocationRow,
  owner: openToCustomers,
})

/** Undefined for one that was removed. */
export async function pickupLocationById(id: number): Promise<StoredPickupLocation | undefined> {
  const found = await stored.find({ ID: id })
  return found?.Removed ? undefined : found
}

/** In any order; removed ones are left out. */
export const pickupLocationsById = async (ids: readonly number[]): Promise<StoredPickupLocation[]> =>
  (await stored.findMany(ids.map((ID) => ({ ID })))).filter(({ Removed }) => !Removed)

/**
 * Reached by its owner, and by the owner's food bank and its customers, who change nothing of it; a restricted one by the
 * customers that it was opened to.
 */
export const pickupLocationOf: Loader<'pickupLocation', { id: number }, StoredPickupLocation> = {
  ...stored.byId,
  load: async ({ input, caller }) => {
    const found = await pickupLocationById(input.id)
    return found && (await mayChoose(caller, found)) ? found : undefined
  },
}

/** For staff, by a query that names it. */
export const pickupLocationNamed: Loader<'pickupLocation', { PantryLocationID: number }, StoredPickupLocation> = {
  ...pickupLocationOf,
  load: ({ input }) => pickupLocationById(input.PantryLocationID),
}

/** Owner and kind of the tags that the location may have. */
export const taggedLocation = ({ ID: id, EntityID }: PickupLocation) => ({ kind: 'location', id, EntityID }) as const

/** List of a caller: of a food bank with its agencies, of an agency its own. */
export const listOfCaller = ({ Role, EntityID }: Pick<Caller, 'Role' | 'EntityID'>) =>
  isFoodBankRole(Role) ? locationLists.foodBank(EntityID) : locationLists.owner(EntityID)

export const locationsOfOwner = (entityId: number) => stored.rows(locationLists.owner(entityId))
export const locationsOfFoodBank = (foodBankId: number) => stored.rows(locationLists.foodBank(foodBankId))

/** Locations that a customer of the food bank chooses from: active, and unrestricted or opened to them (decision 45). */
export async function locationsForCustomer({ FoodBankID, ID }: Pick<Customer, 'FoodBankID' | 'ID'>) {
  const active = (await locationsOfFoodBank(FoodBankID)).filter(({ IsActive }) => IsActive)
  const restricted = active.flatMap(({ ID: id, IsRestricted }) => (IsRestricted ? [id] : []))
  const opened = await openedTo(ID, restricted)
  return active.filter(({ ID: id, IsRestricted }) => !IsRestricted || opened.has(id))
}

export const newLocationWrite = stored.add

const notRemoved = absentField('Removed')
const unchanged = ({ Version }: PickupLocation) => and(present, notRemoved, atVersion(Version))

/** Changes some fields and the rows with them, unless somebody changed the location after it was loaded. */
export function changeLocation<L extends PickupLocation>(
  before: L,
  fields: Partial<Omit<PickupLocation, 'ID' | 'EntityID' | 'FoodBankID' | 'Version'>>,
): { after: L; write: Write } {
  const changed = { ...fields, Version: before.Version + 1 }
  const after: L = { ...before, ...changed }
  const set = { ...changed, ...stored.listed(after) }
  return { after, write: { update: locationKeys.location(before.ID), set, when: unchanged(before) } }
}

/** Takes it out of all lists, for good. */
export const removeLocationWrite = (location: PickupLocation, now: Date): Write => ({
  update: locationKeys.location(location.ID),
  set: { Removed: now.toISOString(), IsActive: false, Version: location.Version + 1 },
  unset: [...Object.keys(listAttributes(listsOf(location))), 'sort', 'row'],
  when: unchanged(location),
})

/**
 * Condition that the location takes orders. It belongs into the transaction of a new order: a location that is
 * removed or made inactive at the same moment gets none.
 */
export const takesOrders = (id: number): Write => ({
  check: locationKeys.location(id),
  when: and(equals({ IsActive: true }), notRemoved),
})
