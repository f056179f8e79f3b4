import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { Day, ID, PathID, QueryIDs } from '../../core/schema/fields.ts'
import { type DayRange, exportRefusal, parseQueryDay } from '../../core/time/range.ts'
import { customerFilterQuery } from '../customers/filter.ts'
import { type OrderFilters, orderFilterQuery } from '../orders/filter.ts'
import { recallQuery, recallRefusal } from '../recall/recall.ts'
import { countedFoods } from './countedFood.ts'
import {
  customerSummaryReport,
  defaultExportFormat,
  exportFormats,
  fullDataRefusal,
  householdsReport,
  labelSheets,
  maxLabelsPerOrder,
  maxOrdersNamed,
  orderReports,
  recallReport,
} from './pantryReport.ts'
import * as refusals from './refusals.ts'

/** Parameters of the reports: in an address, and again by a job that makes the same in the background. */

const Flag = z.enum(['true', 'false'])
const Format = z._default(z.enum(exportFormats), defaultExportFormat)

/** Selected orders, or those that the grid's filters find. */
export const reportedOrdersQuery = { ...orderFilterQuery, OrderIDList: z.optional(QueryIDs(maxOrdersNamed)) } as const
export const orderReportQuery = { ...reportedOrdersQuery, Format, IncludeFullData: z._default(Flag, 'false') } as const
export const labelsQuery = {
  ...reportedOrdersQuery,
  /** Labels are PDF, whatever is asked for. */
  Format,
  labelsPerOrder: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(maxLabelsPerOrder)), 1),
  includeCustomerName: z._default(Flag, 'false'),
  LabelSheet: z._default(z.enum(labelSheets), labelSheets[0]),
  /** All in the language of whoever prints them; else each in its neighbor's. */
  inStaffLanguage: z._default(Flag, 'false'),
} as const
export const customersReportQuery = { ...customerFilterQuery, IncludeDatesOfService: z._default(Flag, 'false'), Format }
export const tefapReportQuery = { ...customerFilterQuery, Format } as const

/** A report of orders, as a job keeps it. */
export const OrderReportParameters = z.strictObject({
  pantryReport: z.enum(orderReports),
  format: z.enum(exportFormats),
  isFull: z.boolean(),
  orders: z.strictObject(reportedOrdersQuery),
  labels: z.strictObject({
    sheet: z.enum(labelSheets),
    labelsPerOrder: z.int().check(z.minimum(1), z.maximum(maxLabelsPerOrder)),
    includeCustomerName: z.boolean(),
    inStaffLanguage: z.optional(z.boolean()),
  }),
})
export type OrderReportParameters = z.infer<typeof OrderReportParameters>

/** A report of customers, as a job keeps it. */
export const CustomerReportParameters = z.strictObject({
  pantryReport: z.enum(['customers', 'tefap']),
  format: z.enum(exportFormats),
  hasDates: z.boolean(),
  customers: z.strictObject(customerFilterQuery),
})
export type CustomerReportParameters = z.infer<typeof CustomerReportParameters>

export const recallReportQuery = { ...recallQuery, Format } as const
/** A recall list, as a job keeps it. */
export const RecallReportParameters = z.strictObject({
  pantryReport: z.literal(recallReport),
  format: z.enum(exportFormats),
  productId: ID,
  recall: z.strictObject(recallQuery),
})
export type RecallReportParameters = z.infer<typeof RecallReportParameters>
/** A customer summary, as a job keeps it. */
export const SummaryReportParameters = z.strictObject({
  pantryReport: z.literal(customerSummaryReport),
  format: z.enum(exportFormats),
  summary: z.strictObject({ start: Day, end: Day, agencyId: z.optional(ID) }),
})
export type SummaryReportParameters = z.infer<typeof SummaryReportParameters>

const householdDays = { start: Day, end: Day, agencyId: z.optional(ID), food: z.enum(countedFoods) } as const
/** A household report, as a job keeps it. */
export const HouseholdReportParameters = z.strictObject({
  pantryReport: z.literal(householdsReport),
  format: z.enum(exportFormats),
  households: z.strictObject(householdDays),
  /** For people who are not signed in: figures alone. */
  isFiguresOnly: z.optional(z.boolean()),
})
export type HouseholdReportParameters = z.infer<typeof HouseholdReportParameters>
/** Of an address. */
export const householdQuery = {
  ...householdDays,
  agencyId: z.optional(PathID),
  food: z._default(z.enum(countedFoods), 'tefap'),
}

export type PantryReportParameters =
  | HouseholdReportParameters
  | OrderReportParameters
  | CustomerReportParameters
  | RecallReportParameters
  | SummaryReportParameters

type OrdersAsked = OrderFilters & { readonly OrderIDList?: string | undefined }

export const orderIdsOf = ({ OrderIDList: list }: OrdersAsked): number[] | undefined =>
  list === undefined ? undefined : [...new Set(list.split(',').map(Number))]

const daysOf = (start: string | undefined, end: string | undefined): DayRange | undefined => {
  const [from, to] = [start && parseQueryDay(start), end && parseQueryDay(end)]
  return from && to ? { start: from, end: to } : undefined
}
/** The days that are asked for; of several ranges the first that has both ends. */
export const rangeOfOrders = (asked: OrdersAsked): DayRange | undefined =>
  daysOf(asked.OrderPickupStartDate, asked.OrderPickupEndDate) ??
  daysOf(asked.OrderDeliveryStartDate, asked.OrderDeliveryEndDate) ??
  daysOf(asked.OrderPlacedStartDate, asked.OrderPlacedEndDate)

/** Orders that are named, or whose windows are, need no days. */
const areNamed = ({ OrderIDList, OrderIDCode, PickupTimeIDList, ...asked }: OrdersAsked) =>
  [OrderIDList, OrderIDCode, PickupTimeIDList, asked.PantryLocationPickupTimeID, asked.FoodBankDeliveryTimeID].some(
    (one) => one !== undefined,
  )

/** Reason that a report of orders is not made: its days, or full data where an agency is chosen. */
export function orderReportRefusal({ orders, format, isFull }: OrderReportParameters): Refusal | undefined {
  if (isFull && format !== 'CSV') return refuse(refusals.fullDataIsCsv)
  const refusal = isFull ? fullDataRefusal(orders.AgencyID !== undefined) : undefined
  if (refusal) return refusal
  const range = rangeOfOrders(orders)
  if (range) return exportRefusal(range.start, range.end)
  return areNamed(orders) ? undefined : refuse(refusals.reportOrdersUnnamed)
}

type CustomersAsked = CustomerReportParameters['customers']

export const daysOfPickup = ({ OrderPickupStartDate, OrderPickupEndDate }: CustomersAsked) =>
  daysOf(OrderPickupStartDate, OrderPickupEndDate)
export const rangeOfCustomers = (asked: CustomersAsked): DayRange | undefined =>
  daysOfPickup(asked) ??
  daysOf(asked.OrderDeliveryStartDate, asked.OrderDeliveryEndDate) ??
  daysOf(asked.OrderPlacedStartDate, asked.OrderPlacedEndDate)

/** TEFAP is reported of the days of pickup; a list of customers needs none. */
export function customerReportRefusal({ pantryReport, customers }: CustomerReportParameters): Refusal | undefined {
  if (pantryReport === 'tefap') {
    const days = daysOfPickup(customers)
    return exportRefusal(days?.start, days?.end)
  }
  const range = rangeOfCustomers(customers)
  return range && exportRefusal(range.start, range.end)
}

export function pantryReportRefusal(parameters: PantryReportParameters): Refusal | undefined {
  if ('recall' in parameters) return recallRefusal(parameters.recall)
  if ('households' in parameters) return exportRefusal(parameters.households.start, parameters.households.end)
  if ('summary' in parameters) return exportRefusal(parameters.summary.start, parameters.summary.end)
  return 'orders' in parameters ? orderReportRefusal(parameters) : customerReportRefusal(parameters)
}
