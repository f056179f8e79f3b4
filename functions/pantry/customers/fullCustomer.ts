import { type Caller, canAccess, shownToFoodBank } from '../../../shared/core/access.ts'
import { asCertified } from '../../../shared/pantry/customers/certified.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { isAtHome } from '../../../shared/pantry/customers/level.ts'
import { type FullCustomer, shownCustomer, userOfCustomer } from '../../../shared/pantry/customers/wire.ts'
import { anyEntity } from '../../network/organizations/entityTable.ts'
import { accessesOfCustomer } from '../locations/accessTable.ts'
import { pickupLocationsById } from '../locations/locationTable.ts'
import { programsById } from '../programs/programTable.ts'
import { seesAddresses } from './deliveredCustomer.ts'
import { findOpenMerge } from './merge/mergeTable.ts'
import { tefapToday } from './tefapToday.ts'

/** Details of a customer beside their own item: names of programs and locations, an agency's own alone. */

const byName = (a: { Name: string }, b: { Name: string }) => a.Name.localeCompare(b.Name)
const isForeign = (caller: Caller, { EntityID }: { EntityID: number }) =>
  caller.Role === 'agency' && caller.EntityID !== EntityID

export async function shownWithPrograms(customer: Customer, caller: Caller, now: Date) {
  const programs = (await programsById(customer.DeliveryProgramIDs)).filter((one) => !isForeign(caller, one))
  return shownCustomer(
    asCertified(customer, tefapToday(now)),
    programs.map(({ ID, Name }) => ({ ID, Name })).toSorted(byName),
    caller,
  )
}

/** Restricted locations that the customer may order at; one that was removed is none. `opened`: those of a change, which the list lacks yet. */
export async function authorizedLocations(customerId: number, caller: Caller, opened?: readonly number[]) {
  const locations = await pickupLocationsById(opened ?? (await locationsOpenedTo(customerId)))
  const isSeen = caller.Role === 'customer' ? () => true : (one: Located) => canAccess(caller, shownToFoodBank(one))
  return locations.filter(isSeen).toSorted((a, b) => a.Label.localeCompare(b.Label))
}
export const locationsOpenedTo = async (customerId: number): Promise<number[]> =>
  (await accessesOfCustomer(customerId)).map(({ PantryLocationID }) => PantryLocationID)

type Located = Parameters<typeof shownToFoodBank>[0]

/** Pantries that restricted the customer, of those that the caller knows. */
async function restrictionsOf({ IsRestricted, FoodBankID, RestrictedAtIDs = [] }: Customer, caller: Caller) {
  const ids = [
    ...(IsRestricted ? [FoodBankID] : []),
    ...RestrictedAtIDs.filter((EntityID) => !isForeign(caller, { EntityID })),
  ]
  return Promise.all(ids.map(async (EntityID) => ({ EntityID, Name: (await anyEntity(EntityID))?.Name ?? '' })))
}

/** `opened`: the restricted locations after a change that opens or closes some. */
export async function fullCustomer(
  customer: Customer,
  now: Date,
  caller: Caller,
  opened?: readonly number[],
): Promise<FullCustomer> {
  const isHome = isAtHome(caller, customer)
  const [shown, locations, Restrictions, SeesAddresses, merge] = await Promise.all([
    shownWithPrograms(customer, caller, now),
    authorizedLocations(customer.ID, caller, opened),
    restrictionsOf(customer, caller),
    seesAddresses(customer, caller),
    isHome ? findOpenMerge(customer, now) : null,
  ])
  return {
    ...shown,
    Access: isHome ? 'home' : 'served',
    ...(isHome && customer.Notes ? { Notes: customer.Notes } : {}),
    SeesAddresses,
    Restrictions,
    PantryLocations: locations.map(({ ID, Label }) => ({ ID, Label })),
    User: isHome ? userOfCustomer(customer) : null,
    Merge: merge,
  }
}
