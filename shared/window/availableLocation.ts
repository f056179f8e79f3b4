import * as z from 'zod/mini'
import { Day, ID, Instant } from '../api/fields.ts'
import { AttachmentCollection } from '../attachment/attachment.ts'
import { type PickupLocation, PickupLocationRow } from '../location/location.ts'
import { type OrderWindow, WallTime } from './window.ts'

/** A pickup time as customers choose it. */
export const AvailablePickupTime = z.object({
  ID: ID,
  PickupDay: Day,
  PickupStartTime: WallTime,
  PickupEndTime: WallTime,
  /** Until when they can order for it. */
  CloseTime: Instant,
  MaximumOrders: z.nullable(z.int()),
  /** null without a maximum. */
  PlacesLeft: z.nullable(z.int()),
})
export type AvailablePickupTime = z.infer<typeof AvailablePickupTime>

/** A location with the times at which a customer can pick up there. */
export const AvailableLocation = z.extend(PickupLocationRow, {
  Description: z.string(),
  AttachmentCollection,
  PantryLocationPickupTimes: z.array(AvailablePickupTime),
})
export type AvailableLocation = z.infer<typeof AvailableLocation>

const availableTime = (window: OrderWindow): AvailablePickupTime => ({
  ID: window.ID,
  PickupDay: window.OrderDay,
  PickupStartTime: window.StartTime,
  PickupEndTime: window.EndTime,
  CloseTime: window.CloseTime,
  MaximumOrders: window.MaximumOrders,
  PlacesLeft: window.MaximumOrders === null ? null : Math.max(0, window.MaximumOrders - window.PlacedOrders),
})

export const availableLocation = (location: PickupLocation, windows: readonly OrderWindow[]): AvailableLocation =>
  AvailableLocation.parse({
    ...location,
    PantryLocationPickupTimes: windows
      .filter(({ PantryLocationID }) => PantryLocationID === location.ID)
      .map(availableTime),
  })
