import type { Customer } from '../../shared/customer/customer.ts'
import { type FullCustomer, shownCustomer, userOfCustomer } from '../../shared/customer/wire.ts'
import { programsById } from '../deliveryprograms/programTable.ts'
import { accessesOfCustomer } from '../locations/accessTable.ts'
import { pickupLocationsById } from '../locations/locationTable.ts'
import { openMergeOf } from './mergeTable.ts'

/** What is shown of a customer beside their own item: names of programs and locations. */

const byName = (a: { Name: string }, b: { Name: string }) => a.Name.localeCompare(b.Name)

export async function shownWithPrograms(customer: Customer) {
  const programs = await programsById(customer.DeliveryProgramIDs)
  return shownCustomer(customer, programs.map(({ ID, Name }) => ({ ID, Name })).toSorted(byName))
}

/** Restricted locations that the customer may order at; one that was removed is none. */
export async function authorizedLocations(customerId: number) {
  const accesses = await accessesOfCustomer(customerId)
  const locations = await pickupLocationsById(accesses.map(({ PantryLocationID }) => PantryLocationID))
  return locations.toSorted((a, b) => a.Label.localeCompare(b.Label))
}

export async function fullCustomer(customer: Customer, now: Date): Promise<FullCustomer> {
  const [shown, locations, Merge] = await Promise.all([
    shownWithPrograms(customer),
    authorizedLocations(customer.ID),
    openMergeOf(customer, now),
  ])
  const PantryLocations = locations.map(({ ID, Label }) => ({ ID, Label }))
  return { ...shown, PantryLocations, User: userOfCustomer(customer), Merge }
}
