import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import { type DayRange, formatQueryDay, parseQueryDay } from '../../../../shared/core/time/range.ts'
import type { OrderFilters } from '../../../../shared/pantry/orders/filter.ts'
import type * as pantryReports from '../../../../shared/pantry/pantryReports/api.ts'
import {
  allowsFullData,
  defaultExportFormat,
  type ExportFormat,
  formatOf,
  type LabelSheet,
  labelSheets,
  type OrderReport,
} from '../../../../shared/pantry/pantryReports/pantryReport.ts'
import type { OrderReportParameters } from '../../../../shared/pantry/pantryReports/query.ts'

/** Choices in the dialog of the orders' reports, and the query made from them. */

export const orderDates = ['pickup', 'delivery', 'placed'] as const
export type OrderDates = (typeof orderDates)[number]
const dateFields = {
  pickup: ['OrderPickupStartDate', 'OrderPickupEndDate'],
  delivery: ['OrderDeliveryStartDate', 'OrderDeliveryEndDate'],
  placed: ['OrderPlacedStartDate', 'OrderPlacedEndDate'],
} as const satisfies Record<OrderDates, readonly [keyof OrderFilters, keyof OrderFilters]>

export interface OrderReportChoice {
  readonly report: OrderReport
  readonly format: ExportFormat
  readonly isFull: boolean
  readonly dates: OrderDates
  readonly days: DayRange
  readonly sheet: LabelSheet
  readonly labelsPerOrder: number
  readonly includeCustomerName: boolean
  readonly inStaffLanguage: boolean
}

/** The days of the grid's filters where it has some, else today's pickups. */
export function firstChoice(filters: OrderFilters, today: string): OrderReportChoice {
  const dates = orderDates.find((kind) => dateFields[kind].some((field) => filters[field] !== undefined)) ?? 'pickup'
  const [start, end] = dateFields[dates].map((field) => parseQueryDay(filters[field] ?? ''))
  return {
    report: 'pickupAttendant',
    format: defaultExportFormat,
    isFull: false,
    dates,
    days: { start: start ?? today, end: end ?? (start && start > today ? start : today) },
    sheet: labelSheets[0],
    labelsPerOrder: 1,
    includeCustomerName: true,
    inStaffLanguage: false,
  }
}

export interface OrdersOfDialog {
  readonly filters: OrderFilters
  /** Selected ones; none: those of the filters. */
  readonly orderIds: readonly number[]
}

/** Selected orders are asked for by number alone; otherwise the days of the dialog stand in for those of the grid. */
function ordersAsked({ filters, orderIds }: OrdersOfDialog, { dates, days }: OrderReportChoice) {
  if (orderIds.length > 0) {
    const { AgencyID } = filters
    return { OrderIDList: orderIds.join(','), ...(AgencyID === undefined ? {} : { AgencyID }) }
  }
  const dated = new Set<string>(Object.values(dateFields).flat())
  const others = Object.fromEntries(Object.entries(filters).filter(([name]) => !dated.has(name))) as OrderFilters
  const [start, end] = dateFields[dates]
  return { ...others, [start]: formatQueryDay(days.start), [end]: formatQueryDay(days.end) }
}

export function parametersOf(
  orders: OrdersOfDialog,
  choice: OrderReportChoice,
  isAgencyScoped: boolean,
): OrderReportParameters {
  const { report, sheet, labelsPerOrder, includeCustomerName, inStaffLanguage } = choice
  const format = formatOf(report, choice.format)
  return {
    pantryReport: report,
    format,
    isFull: choice.isFull && allowsFullData(report, format, isAgencyScoped),
    orders: ordersAsked(orders, choice),
    labels: { sheet, labelsPerOrder, includeCustomerName, inStaffLanguage },
  }
}

const flag = (is: boolean) => (is ? 'true' : 'false')
export const reportInput = ({
  orders,
  format,
  isFull,
}: OrderReportParameters): Input<typeof pantryReports.exportOrder> => ({
  ...orders,
  Format: format,
  IncludeFullData: flag(isFull),
})
export const labelsInput = ({
  orders,
  format,
  labels,
}: OrderReportParameters): Input<typeof pantryReports.exportLabels> => ({
  ...orders,
  Format: format,
  LabelSheet: labels.sheet,
  labelsPerOrder: labels.labelsPerOrder,
  includeCustomerName: flag(labels.includeCustomerName),
  inStaffLanguage: flag(labels.inStaffLanguage === true),
})
