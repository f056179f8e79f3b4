import { type Caller, canAccess, openToCustomers } from '../../../shared/core/access.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import type { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { notFound } from '../../core/http/fault.ts'
import { mayChoose } from '../locations/accessTable.ts'
import { pickupLocationsById, type StoredPickupLocation } from '../locations/locationTable.ts'
import { appliedTags } from '../tags/placeTags.ts'
import { windowToOrder } from '../windows/windowTable.ts'

/** Place of an order: a pickup time or a location, or a delivery time. What the caller may not see is not found. */

export interface PlaceQuery {
  readonly PantryLocationID?: number | undefined
  readonly PantryLocationPickupTimeID?: number | undefined
  readonly FoodBankDeliveryTimeID?: number | undefined
}

export interface OrderPlace {
  /** Owner of the pantry, and the food bank it belongs to. */
  readonly EntityID: number
  readonly FoodBankID: number
  readonly OrderDay: string
  readonly tags: Awaited<ReturnType<typeof appliedTags>>
  /** Of a pickup. */
  readonly location: StoredPickupLocation | undefined
}

type Owned = Pick<OrderWindow, 'EntityID' | 'FoodBankID'>
function seenBy<T extends Owned>(caller: Caller, found: T | undefined): T {
  if (!found || !canAccess(caller, openToCustomers(found))) throw notFound()
  return found
}

async function pickupPlace(query: PlaceQuery, caller: Caller, now: Date): Promise<OrderPlace> {
  const { PantryLocationPickupTimeID: timeId, PantryLocationID: given } = query
  const reading = timeId === undefined ? undefined : windowToOrder('pickup', timeId)
  const id = given ?? (await reading)?.PantryLocationID ?? 0
  const [window, [location], tags] = await Promise.all([
    reading,
    pickupLocationsById([id]),
    appliedTags('location', id),
  ])
  const { EntityID, FoodBankID, TimeZone } = seenBy(caller, location)
  if (timeId !== undefined && window?.PantryLocationID !== id) throw notFound()
  if (!location || !(await mayChoose(caller, location))) throw notFound()
  return { EntityID, FoodBankID, OrderDay: window?.OrderDay ?? localDay(now, TimeZone), tags, location }
}

async function deliveryPlace(timeId: number, caller: Caller): Promise<OrderPlace> {
  const window = seenBy(caller, await windowToOrder('delivery', timeId))
  const { EntityID, FoodBankID, OrderDay, EntityDeliveryProgramID: program } = window
  const tags = program === null ? [] : await appliedTags('program', program)
  return { EntityID, FoodBankID, OrderDay, tags, location: undefined }
}

/** Undefined when the query names no place. */
export async function orderPlace(query: PlaceQuery, caller: Caller, now: Date): Promise<OrderPlace | undefined> {
  if (query.FoodBankDeliveryTimeID !== undefined) return deliveryPlace(query.FoodBankDeliveryTimeID, caller)
  if (query.PantryLocationPickupTimeID === undefined && query.PantryLocationID === undefined) return undefined
  return pickupPlace(query, caller, now)
}

/** Owner of the place's pantry; without a place the caller's, for a customer that of the food bank. */
export const placeOwner = async (query: PlaceQuery, caller: Caller): Promise<number> =>
  (await orderPlace(query, caller, new Date()))?.EntityID ?? caller.EntityID
