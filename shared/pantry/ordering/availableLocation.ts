import * as z from 'zod/mini'
import { AttachmentCollection } from '../../core/attachments/attachment.ts'
import { Day, ID, Instant } from '../../core/schema/fields.ts'
import { readIn } from '../../core/schema/translated.ts'
import type { Language } from '../../core/text/text.ts'
import { type PickupLocation, PickupLocationRow } from '../locations/location.ts'
import { DayBlock } from '../windows/dayBlock.ts'
import { capacityLeft, type DeliveryGridRow, type DeliveryTime, type OrderWindow, WallTime } from '../windows/window.ts'

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
  /** null when the customer's order limits allow an order on the day. */
  DayBlock: z.nullable(DayBlock),
})
export type AvailablePickupTime = z.infer<typeof AvailablePickupTime>

/** A location with the times at which a customer can pick up there. */
export const AvailableLocation = z.extend(PickupLocationRow, {
  Description: z.string(),
  AttachmentCollection,
  PantryLocationPickupTimes: z.array(AvailablePickupTime),
  /** The customer's last order was for it. */
  IsUsual: z.optional(z.boolean()),
})
export type AvailableLocation = z.infer<typeof AvailableLocation>

/** The usual place first, which is that of the last order, the others as they are. */
export function usualFirst(
  locations: readonly AvailableLocation[],
  usualId: number | null | undefined,
): AvailableLocation[] {
  const [usual, ...others] = [true, false].map((is) => locations.filter(({ ID: id }) => (id === usualId) === is))
  return [...(usual ?? []).map((location) => ({ ...location, IsUsual: true })), ...others.flat()]
}

/** By the number of the window. */
type Blocks = ReadonlyMap<number, DayBlock>

const availableTime = (window: OrderWindow, blocks: Blocks): AvailablePickupTime => ({
  ID: window.ID,
  PickupDay: window.OrderDay,
  PickupStartTime: window.StartTime,
  PickupEndTime: window.EndTime,
  CloseTime: window.CloseTime,
  MaximumOrders: window.MaximumOrders,
  PlacesLeft: capacityLeft(window),
  DayBlock: blocks.get(window.ID) ?? null,
})

export const availableLocation = (
  location: PickupLocation,
  { windows, blocks, language }: { windows: readonly OrderWindow[]; blocks: Blocks; language: Language },
): AvailableLocation =>
  AvailableLocation.parse({
    ...readIn(location, language),
    PantryLocationPickupTimes: windows
      .filter(({ PantryLocationID }) => PantryLocationID === location.ID)
      .map((window) => availableTime(window, blocks)),
  })

/** A delivery time as customers choose it; what others ordered is not theirs to know. */
export const availableDeliveryTime = (time: DeliveryTime, window: OrderWindow, blocks: Blocks): DeliveryGridRow => ({
  ...time,
  PlacesLeft: capacityLeft(window),
  DayBlock: blocks.get(window.ID) ?? null,
})
