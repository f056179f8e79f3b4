import * as z from 'zod/mini'
import { ID } from '../../core/schema/fields.ts'
import { type OrderWindow, WallTime, windowKinds } from './window.ts'

/** A day closed everywhere: no new orders for its windows, while the orders that there are stay. */

export const DayWindow = z.object({
  ID: ID,
  Kind: z.enum(windowKinds),
  PantryLocationID: z.nullable(ID),
  /** Location, or delivery program; empty of deliveries without one. */
  Label: z.string(),
  StartTime: WallTime,
  EndTime: WallTime,
  /** Number of those that hold a place. */
  Orders: z.int(),
  IsClosed: z.boolean(),
})
export type DayWindow = z.infer<typeof DayWindow>

export const dayWindowOf = (window: OrderWindow, labels: ReadonlyMap<number, string>): DayWindow => ({
  ID: window.ID,
  Kind: window.Kind,
  PantryLocationID: window.PantryLocationID,
  Label: (window.PantryLocationID === null ? window.DeliveryProgramName : labels.get(window.PantryLocationID)) ?? '',
  StartTime: window.StartTime,
  EndTime: window.EndTime,
  Orders: window.PlacedOrders,
  IsClosed: Boolean(window.ClosedAt),
})

interface Closing {
  readonly IsClosed: boolean
  readonly WithOrders?: boolean | undefined
}

/** Windows that closing the day, or opening it again, changes: a repeat changes nothing. */
export const windowsToClose = (
  windows: readonly OrderWindow[],
  { IsClosed, WithOrders = false }: Closing,
): OrderWindow[] =>
  windows.filter(
    ({ ClosedAt, PlacedOrders }) => Boolean(ClosedAt) !== IsClosed && (!IsClosed || WithOrders || PlacedOrders === 0),
  )
