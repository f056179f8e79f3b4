import * as z from 'zod/mini'
import { Day, ID } from '../../core/schema/fields.ts'
import { secondsOf } from '../../core/time/wallTime.ts'
import { maxNoticeWords } from '../orders/notice.ts'
import type { Order } from '../orders/order.ts'
import { isWindowAvailable } from '../windows/available.ts'
import type { OrderWindow } from '../windows/window.ts'
import { isOfSamePlace } from './linkedOrder.ts'

/** A site that is closed on a day: its orders are told, moved or cancelled in one action, and each outcome is listed. */

export const dayActions = ['tell', 'move', 'cancel'] as const
export type DayAction = (typeof dayActions)[number]

/** Orders of one call; the screen asks on until none is left. */
export const maxDayOrders = 20

export const DayOrdersDraft = z
  .strictObject({
    /** Absent (null) for the deliveries of the day. */
    PantryLocationID: z.nullable(ID),
    Action: z.enum(dayActions),
    /** Day to which they move. */
    ToDay: z.optional(Day),
    /** Words of the pantry to the families; needed to tell them something. */
    Words: z._default(z.string().check(z.trim(), z.maxLength(maxNoticeWords)), ''),
    /** Number of the last order of the call before. */
    After: z._default(z.int().check(z.minimum(0)), 0),
  })
  .check(
    z.refine(({ Action, ToDay }) => Action !== 'move' || ToDay !== undefined, { path: ['ToDay'], error: 'is missing' }),
  )

const DayOrder = z.object({
  ID: ID,
  FirstName: z.string(),
  LastName: z.string(),
  /** Number to call where nothing else reaches the family, or nothing was done; null where it is not needed. */
  PhoneNumber: z.nullable(z.string()),
  Outcome: z.enum(['told', 'moved', 'cancelled', 'left']),
  /** The family gets a message about it. */
  IsReached: z.boolean(),
  /** Reason that it was left as it is. */
  Reason: z.nullable(z.string()),
  /** Its time now. */
  Day: Day,
  StartTime: z.string(),
  EndTime: z.string(),
})
export type DayOrder = z.infer<typeof DayOrder>

/** `After`: there are more behind this order. */
export const SettledDayOrders = z.object({ Orders: z.array(DayOrder), After: z.nullable(ID) })

const distance = (one: Pick<OrderWindow, 'StartTime'>, other: Pick<OrderWindow, 'StartTime'>) =>
  Math.abs(secondsOf(one.StartTime) - secondsOf(other.StartTime))

/** Times of the same place to which an order can move, the one at its hour first. */
export const timesForMoved = (order: Order, windows: readonly OrderWindow[], now: Date): OrderWindow[] =>
  windows
    .filter((window) => isOfSamePlace(order, window) && isWindowAvailable(window, now))
    .toSorted((a, b) => distance(a, order) - distance(b, order) || a.StartTime.localeCompare(b.StartTime))
