import * as z from 'zod/mini'
import { instantAt } from '../../core/time/wallTime.ts'
import { addDays, startOfDay } from '../../core/time/zone.ts'
import type { OrderRow } from './order.ts'
import { isInProgress } from './status.ts'

/** Orders that nobody handed over or closed end by themselves, after a grace that their pantry chooses (decision 83). */

/** Hours after the end of their window that a pantry may choose. */
export const graceHours = [2, 4, 12, 24, 48, 168] as const
export const OrderRules = z.object({
  /** Hours after the window's end until orders that were left open end; null: with the day of their window. */
  LeftOpenHours: z.nullable(z.literal(graceHours)),
  /** Families see the nutrition rank of food and may sort by it; left out it stays as it is, and is off at first. */
  ShowsNutrition: z.optional(z.boolean()),
})
export type OrderRules = z.infer<typeof OrderRules>
export const usualOrderRules: OrderRules = { LeftOpenHours: null }

type Hours = Pick<OrderRow, 'OrderDay' | 'EndTime'>

/** Time at which an order that is left open ends. `zone` is its place's. */
export const leftOpenUntil = (
  { OrderDay, EndTime }: Hours,
  zone: string,
  { LeftOpenHours: grace }: OrderRules,
): Date =>
  grace === null
    ? startOfDay(addDays(OrderDay, 1), zone)
    : new Date(instantAt(OrderDay, EndTime, zone).getTime() + grace * 3_600_000)

export const isLeftOpen = (
  order: Hours & Pick<OrderRow, 'StatusCode'>,
  { zone, rules, now }: { readonly zone: string; readonly rules: OrderRules; readonly now: Date },
) => isInProgress(order.StatusCode) && leftOpenUntil(order, zone, rules) <= now
