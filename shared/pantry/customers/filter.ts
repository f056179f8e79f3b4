import * as z from 'zod/mini'
import { PathID } from '../../core/schema/fields.ts'
import { formatQueryDay, parseQueryDay, QueryDay } from '../../core/time/range.ts'
import type { CustomerRow } from './customer.ts'

/** The filter of customers (section 7): what its fields ask, and which customers and orders pass. */

const dayOf = (day: string | undefined) => (day === undefined ? undefined : parseQueryDay(day))
const Flag = z.optional(z.enum(['true', 'false']))

export const customerFilterQuery = {
  PantryLocationID: z.optional(PathID),
  DeliveryProgramID: z.optional(PathID),
  AgencyID: z.optional(PathID),
  FoodInsecureNeighborID: z.optional(PathID),
  FoodInsecureNeighborIsTEFAPEligible: Flag,
  FoodInsecureNeighborIsDeliveryEnabled: Flag,
  FoodInsecureNeighborIsPhoneCallEnabled: Flag,
  OrderPickupStartDate: z.optional(QueryDay),
  OrderPickupEndDate: z.optional(QueryDay),
  OrderDeliveryStartDate: z.optional(QueryDay),
  OrderDeliveryEndDate: z.optional(QueryDay),
  OrderPlacedStartDate: z.optional(QueryDay),
  OrderPlacedEndDate: z.optional(QueryDay),
} as const
const CustomerFilter = z.strictObject(customerFilterQuery)
export type CustomerFilter = z.infer<typeof CustomerFilter>

/** A checked box keeps those who have the mark; an unchecked one asks nothing. */
export function passesMarks(row: CustomerRow, filter: CustomerFilter): boolean {
  const { FoodInsecureNeighborID: id, AgencyID: agency } = filter
  if (id !== undefined && row.ID !== id) return false
  if (agency !== undefined && !row.AgencyIDs.includes(agency)) return false
  if (filter.FoodInsecureNeighborIsTEFAPEligible === 'true' && !row.IsTefapEligible) return false
  if (filter.FoodInsecureNeighborIsDeliveryEnabled === 'true' && !row.IsDeliveryEnabled) return false
  return filter.FoodInsecureNeighborIsPhoneCallEnabled !== 'true' || row.IsPhoneCallNotificationEnabled
}

interface Days {
  readonly from: string | undefined
  readonly to: string | undefined
}
export const isWithin = (day: string, { from, to }: Days) =>
  (from === undefined || day >= from) && (to === undefined || day <= to)
export const isAsked = ({ from, to }: Days) => from !== undefined || to !== undefined

/** The days of the filter as `YYYY-MM-DD`. */
export const daysAsked = (filter: CustomerFilter) => ({
  pickup: { from: dayOf(filter.OrderPickupStartDate), to: dayOf(filter.OrderPickupEndDate) },
  delivery: { from: dayOf(filter.OrderDeliveryStartDate), to: dayOf(filter.OrderDeliveryEndDate) },
  placed: { from: dayOf(filter.OrderPlacedStartDate), to: dayOf(filter.OrderPlacedEndDate) },
})

/** Tells if the filter asks for orders at all: a place, a program or days. */
export const asksForOrders = (filter: CustomerFilter) =>
  Object.entries(filter).some(
    ([name, value]) =>
      value !== undefined && (/^Order/.test(name) || /^(PantryLocation|DeliveryProgram)ID$/.test(name)),
  )

/** Days that the screen's filter means. */
export const customerDateTypes = ['none', 'order', 'pickup', 'delivery'] as const
export type CustomerDateType = (typeof customerDateTypes)[number]

const daysOf = { order: 'OrderPlaced', pickup: 'OrderPickup', delivery: 'OrderDelivery' } as const

/** The query's days of what the screen has: a type and two days, either of which may be open. */
export function dateQuery(type: CustomerDateType, start: string, end: string): Readonly<Record<string, string>> {
  if (type === 'none') return {}
  const name = daysOf[type]
  return {
    ...(start === '' ? {} : { [`${name}StartDate`]: formatQueryDay(start) }),
    ...(end === '' ? {} : { [`${name}EndDate`]: formatQueryDay(end) }),
  }
}
