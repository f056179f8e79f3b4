import * as z from 'zod/mini'
import type { LocatedBy } from '../../core/address/lookUp.ts'
import { AttachmentCollection } from '../../core/attachments/attachment.ts'
import { milesBetween } from '../../core/distance/distance.ts'
import { Day, ID, Instant, toTenth } from '../../core/schema/fields.ts'
import { readIn } from '../../core/schema/translated.ts'
import type { Language } from '../../core/text/text.ts'
import { type LocationAddress, type PickupLocation, PickupLocationRow } from '../locations/location.ts'
import { DayBlock } from '../windows/dayBlock.ts'
import { type DeliveryGridRow, type DeliveryTime, type OrderWindow, WallTime } from '../windows/window.ts'
import { type Asking, capacityLeft, hasPlace } from '../windows/windowStatus.ts'

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
  /** Families may wait for a place. */
  IsFull: z.optional(z.boolean()),
})
export type AvailablePickupTime = z.infer<typeof AvailablePickupTime>

/** A location with the times at which a customer can pick up there. */
export const AvailableLocation = z.extend(PickupLocationRow, {
  Description: z.string(),
  AttachmentCollection,
  PantryLocationPickupTimes: z.array(AvailablePickupTime),
  /** Its pantry takes no orders of the customer: none of its times is shown. */
  IsOrderingBlocked: z.optional(z.boolean()),
  /** The customer's last order was for it. */
  IsUsual: z.optional(z.boolean()),
  /** From the customer's primary address, where that has a pin; `IsAbout` in whole miles. */
  Distance: z.optional(z.object({ Miles: z.number(), IsAbout: z.boolean() })),
})
export type AvailableLocation = z.infer<typeof AvailableLocation>

/** An address as far as distances need it; some have no pin. */
interface Pinned {
  readonly Latitude?: number | undefined
  readonly Longitude?: number | undefined
  readonly LocatedBy?: LocatedBy | undefined
}

/** Miles as the crow flies, to a tenth; in whole miles where a pin is only in the middle of its area, and none without a pin. */
function distanceBetween(
  { Latitude, Longitude, LocatedBy: by }: Pinned,
  place: LocationAddress,
): AvailableLocation['Distance'] {
  if (Latitude === undefined || Longitude === undefined) return undefined
  const miles = milesBetween({ Latitude, Longitude }, place)
  const IsAbout = [by, place.LocatedBy].includes('area')
  return { Miles: IsAbout ? Math.round(miles) : toTenth(miles), IsAbout }
}

/** The usual place first, which is that of the last order, then the nearest to the customer's home, as they are without one; those that take no orders last. */
export function inPlaceOrder(
  locations: readonly AvailableLocation[],
  { usualId, home = {} }: { usualId: number | null | undefined; home?: Pinned | undefined },
): AvailableLocation[] {
  return locations
    .map((location) => {
      const Distance = distanceBetween(home, location.Address)
      return {
        ...location,
        ...(location.ID === usualId ? { IsUsual: true } : {}),
        ...(Distance ? { Distance } : {}),
      }
    })
    .toSorted(
      (a, b) =>
        Number(a.IsOrderingBlocked ?? false) - Number(b.IsOrderingBlocked ?? false) ||
        Number(b.IsUsual ?? false) - Number(a.IsUsual ?? false) ||
        (a.Distance?.Miles ?? 0) - (b.Distance?.Miles ?? 0),
    )
}

/** By the number of the window. */
type Blocks = ReadonlyMap<number, DayBlock>
interface TimesView {
  readonly blocks: Blocks
  readonly now: Date
  readonly asking: Asking
}

const availableTime = (window: OrderWindow, { blocks, now, asking }: TimesView): AvailablePickupTime => ({
  ID: window.ID,
  PickupDay: window.OrderDay,
  PickupStartTime: window.StartTime,
  PickupEndTime: window.EndTime,
  CloseTime: window.CloseTime,
  MaximumOrders: window.MaximumOrders,
  PlacesLeft: capacityLeft(window, now, asking),
  DayBlock: blocks.get(window.ID) ?? null,
  ...(hasPlace(window, now, asking) ? {} : { IsFull: true }),
})

interface LocationView extends TimesView {
  readonly windows: readonly OrderWindow[]
  readonly language: Language
  /** The pantry takes no orders of the customer. */
  readonly isBlockedAt: (entityId: number) => boolean
}

export const availableLocation = (
  location: PickupLocation,
  { windows, language, isBlockedAt, ...view }: LocationView,
): AvailableLocation =>
  AvailableLocation.parse({
    ...readIn(location, language),
    ...(isBlockedAt(location.EntityID) ? { IsOrderingBlocked: true } : {}),
    PantryLocationPickupTimes: windows
      .filter(({ PantryLocationID }) => PantryLocationID === location.ID)
      .map((window) => availableTime(window, view)),
  })

/** A delivery time as customers choose it; what others ordered is not theirs to know. */
export const availableDeliveryTime = (
  time: DeliveryTime,
  window: OrderWindow,
  { blocks, now, asking }: TimesView,
): DeliveryGridRow => ({
  ...time,
  PlacesLeft: capacityLeft(window, now, asking),
  DayBlock: blocks.get(window.ID) ?? null,
})
