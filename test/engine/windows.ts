import { nextId } from '../../functions/core/table/ids.ts'
import { table } from '../../functions/core/table/table.ts'
import { newLocationWrite } from '../../functions/pantry/locations/locationTable.ts'
import { countOrderWrites } from '../../functions/pantry/windows/windowTable.ts'
import type { Caller } from '../../shared/core/access.ts'
import { timeAt } from '../../shared/core/time/wallTime.ts'
import type { PickupLocation } from '../../shared/pantry/locations/location.ts'
import type { OrderStatusCode } from '../../shared/pantry/orders/status.ts'
import * as windows from '../../shared/pantry/windows/api.ts'
import type { DeliveryWindowDraft, PickupWindowDraft } from '../../shared/pantry/windows/window.ts'
import { call } from './call.ts'
import { counter } from './counter.ts'
import { sharedProgramOf } from './tags.ts'

/** Pickup locations and windows of the tests; the clock stands at Friday, 20 November 2026, ten in the morning in New York. */

export const windowZone = 'America/New_York'

/** A location of the caller. */
export async function locationFor(
  { EntityID, FoodBankIDs: [FoodBankID = EntityID], Role }: Caller,
  more: Partial<PickupLocation> = {},
): Promise<PickupLocation> {
  const location: PickupLocation = {
    ID: await nextId('pickupLocation'),
    EntityID,
    FoodBankID,
    AssociatedAgencyID: Role === 'agency' ? EntityID : null,
    TimeZone: windowZone,
    Label: 'Church hall',
    Description: '',
    AttachmentCollection: [],
    Address: {
      AddressLine1: '12 Main Street',
      AddressLine2: '',
      City: 'Springfield',
      Province: 'MA',
      PostalCode: '01101',
      Latitude: 42.1,
      Longitude: -72.5,
    },
    PantryLocationType: { Code: 'PANTRY' },
    IsActive: true,
    IsRestricted: false,
    Created: '2026-11-01T12:00:00.000Z',
    Version: 1,
    ...more,
  }
  await table.commit([newLocationWrite(location)])
  return location
}

/** Friday in a week, open since this morning. */
export const pickupDraft = (more: Partial<PickupWindowDraft> = {}): PickupWindowDraft => ({
  PickupDay: '2026-11-27',
  PickupStartTime: '08:00:00',
  PickupEndTime: '09:00:00',
  OpenTime: '2026-11-20T05:00:00.000Z',
  CloseTime: '2026-11-27T04:30:00.000Z',
  MaximumOrders: 10,
  ...more,
})
export const deliveryDraft = (more: Partial<DeliveryWindowDraft> = {}): DeliveryWindowDraft => ({
  DeliveryDay: '2026-11-27',
  DeliveryStartTime: '08:00:00',
  DeliveryEndTime: '12:00:00',
  OpenTime: '2026-11-20T05:00:00.000Z',
  CloseTime: '2026-11-27T04:30:00.000Z',
  MaximumOrders: 10,
  EntityDeliveryProgramID: null,
  ...more,
})

export async function addedPickupTimes(
  by: Caller,
  locationId: number,
  drafts: readonly Partial<PickupWindowDraft>[] = [{}],
): Promise<number[]> {
  const PickupTimes = drafts.map(pickupDraft)
  const { answer, body } = await call(windows.addPickupTimes, by, { id: locationId, PickupTimes })
  if (!answer.Value) throw new Error(`No windows: ${body}`)
  return answer.Value.IDs
}

/** Commits what an order writes on its window. */
export const countOrder = (
  ID: number,
  from: OrderStatusCode | undefined,
  to: OrderStatusCode | undefined,
  content: { items?: number; pounds?: number; openAt?: Date } = {},
) => table.commit(countOrderWrites({ ID }, from, to, { items: 3, pounds: 4.5, ...content }))

const nextDelivery = counter()
/** A delivery window with hours of its own, of a program that is there for windows alone. */
export async function newDeliveryOf(by: Caller): Promise<DeliveryWindowDraft> {
  const EntityDeliveryProgramID = await sharedProgramOf(by, 'Routes of windows')
  return deliveryDraft({ EntityDeliveryProgramID, DeliveryEndTime: timeAt(12 * 3600 + (nextDelivery() % 3600)) })
}
export async function deliveryTimeFor(by: Caller): Promise<number> {
  const DeliveryTimes = [await newDeliveryOf(by)]
  const { answer, body } = await call(windows.addDeliveryWindows, by, { DeliveryTimes })
  if (!answer.Value) throw new Error(`No delivery window: ${body}`)
  return answer.Value.IDs[0] ?? 0
}

/** A pickup time at a location of its own, and a delivery window, of the food bank and of the agency. */
export async function windowTargets(foodBank: Caller, agency: Caller) {
  const [location, agencyLocation] = [await locationFor(foodBank), await locationFor(agency)]
  const [pickupTimeId = 0] = await addedPickupTimes(foodBank, location.ID)
  const [agencyPickupTimeId = 0] = await addedPickupTimes(agency, agencyLocation.ID)
  return {
    pickupTimeId,
    windowLocationId: location.ID,
    agencyPickupTimeId,
    agencyWindowLocationId: agencyLocation.ID,
    deliveryTimeId: await deliveryTimeFor(foodBank),
    agencyDeliveryTimeId: await deliveryTimeFor(agency),
  }
}
