import * as z from 'zod/mini'
import { agencyOrFoodBankRoles } from '../access.ts'
import { customerFilterQuery } from '../customer/filter.ts'
import { QueryDay } from '../dashboard/range.ts'
import { maxMailAddress } from '../entity/mailAddress.ts'
import { tefapLimit } from '../pantryReport/pantryReport.ts'
import {
  customersReportQuery,
  labelsQuery,
  orderReportQuery,
  recallReportQuery,
  tefapReportQuery,
} from '../pantryReport/query.ts'
import { CustomerSummary } from '../pantryReport/summary.ts'
import { builtReports, dateFilterTypes, newDonorsReport, reportFormats } from '../report/report.ts'
import { maxSchedules, ReportSchedule, ReportScheduleDraft } from '../report/schedule.ts'
import { area } from './endpoint.ts'
import { Day, Instant, Nothing, PathID } from './fields.ts'

/** Pickup reports of an agency, or of a food bank over its agencies; reports of the pantry's orders and customers. */
const { get, post, put, remove } = area('reports')

/** MM/dd/yyyy, or empty for an end that is switched off; which days exist is the rule's business. */
const ReportDate = z._default(z.string().check(z.regex(/^(\d{2}\/\d{2}\/\d{4})?$/, 'not MM/dd/yyyy')), '')
const days = { startDate: ReportDate, endDate: ReportDate }
const Format = z._default(z.enum(reportFormats), 'HTML')

export const buildReport = get('buildReport', '/Agency/BuildReport', {
  summary: 'Configuration or summary report as a document: a page, PDF or CSV by typeCode.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  query: {
    reportName: z._default(z.enum(builtReports), newDonorsReport),
    ...days,
    typeCode: Format,
  },
  value: Nothing,
  file: 'text/html',
})

export const pickupReport = get('pickupReport', '/Agency/PickupReport', {
  summary: 'Detail pickup report as a document, of all donor locations or of one.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  query: {
    format: Format,
    ...days,
    donorFilter: z._default(z.string().check(z.regex(/^(ALL|[1-9]\d{0,14})$/, 'neither ALL nor an ID')), 'ALL'),
    dateFilterType: z._default(z.enum(dateFilterTypes), 'PICKUP'),
  },
  value: Nothing,
  file: 'text/html',
})

export const listReportSchedules = get('listReportSchedules', '/api/reports/schedules', {
  summary: `Scheduled reports of the caller’s food bank or agency in the order they were set up; at most ${maxSchedules}.`,
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  value: z.array(ReportSchedule),
})

export const addReportSchedule = post('addReportSchedule', '/api/reports/schedules', {
  summary: 'Sets up a report that is made on due days and sent to its recipients.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  body: ReportScheduleDraft,
  value: ReportSchedule,
  idempotent: true,
})

const schedule = { roles: agencyOrFoodBankRoles, resource: 'reportSchedule', params: { id: PathID } } as const

export const updateReportSchedule = put('updateReportSchedule', '/api/reports/schedules/{id}', {
  summary: 'Changes a scheduled report; recipients who unsubscribed stay unsubscribed.',
  ...schedule,
  body: ReportScheduleDraft,
  value: ReportSchedule,
})

export const pauseReportSchedule = put('pauseReportSchedule', '/api/reports/schedules/{id}/pause', {
  summary: 'Pauses a scheduled report, or resumes it; days in a pause are in no report.',
  ...schedule,
  body: z.strictObject({ IsPaused: z.boolean() }),
  value: ReportSchedule,
})

export const deleteReportSchedule = remove('deleteReportSchedule', '/api/reports/schedules/{id}', {
  summary: 'Deletes a scheduled report; links in its e-mails lead nowhere any more.',
  ...schedule,
  value: Nothing,
  idempotent: true,
})

/** A report as the link in a recipient’s e-mail shows it. */
export const ReportDelivery = z.object({
  Report: ReportSchedule.shape.Report,
  Frequency: ReportSchedule.shape.Frequency,
  EntityName: z.string(),
  Start: Day,
  End: Day,
  /** Of the recipient. */
  EMailAddress: z.string(),
  IsSubscribed: z.boolean(),
  /** null when the file is gone. */
  File: z.nullable(z.object({ Url: z.string(), FileName: z.string(), Expires: Instant })),
})
export type ReportDelivery = z.infer<typeof ReportDelivery>

const delivery = { roles: 'anonymous', resource: 'code', params: { id: PathID, jobId: PathID } } as const

export const getReportDelivery = get('getReportDelivery', '/api/reports/schedules/{id}/deliveries/{jobId}', {
  summary: 'A scheduled report for one of its recipients, by the code of the e-mail’s link.',
  ...delivery,
  value: ReportDelivery,
  // Wrong codes are counted.
  permissions: ['table:write', 'exports:get'],
})

export const updateReportSubscription = put(
  'updateReportSubscription',
  '/api/reports/schedules/{id}/deliveries/{jobId}/subscription',
  {
    summary: 'Unsubscribes the recipient whose code it is from the schedule, or subscribes again.',
    ...delivery,
    body: z.strictObject({ IsSubscribed: z.boolean() }),
    value: ReportDelivery,
    permissions: ['exports:get'],
  },
)

const staff = { roles: agencyOrFoodBankRoles, resource: 'self' } as const

export const getCustomerSummary = get('getCustomerSummary', '/api/orderahead/reports/customers/foodbanksummary', {
  summary: 'Whom the pantries served in some days, in all and at each place; of the food bank, or of one agency.',
  ...staff,
  query: { dateStartFilter: QueryDay, dateEndFilter: QueryDay, agencyId: z.optional(PathID) },
  value: CustomerSummary,
})

const report = { ...staff, value: Nothing, file: 'application/pdf' } as const
const ofOrders = { ...report, query: orderReportQuery } as const

export const exportCustomers = get('exportCustomers', '/api/orderahead/reports/customers', {
  summary: 'The customers that the filters find as PDF, CSV or XLSX, on request with their dates of service.',
  ...report,
  query: customersReportQuery,
})

export const getTefapCustomersCount = get('getTefapCustomersCount', '/api/orderahead/reports/tefapcustomerscount', {
  summary: 'How many customers received TEFAP products on the pickup days that are asked for.',
  ...staff,
  query: customerFilterQuery,
  value: z.int(),
})

export const exportTefapCustomers = get('exportTefapCustomers', '/api/orderahead/reports/tefapcustomers', {
  summary: `Households that received TEFAP products as PDF, CSV or XLSX; fewer than ${tefapLimit}.`,
  ...report,
  query: tefapReportQuery,
})

export const emailTefapCustomers = post('emailTefapCustomers', '/api/orderahead/reports/tefapcustomers', {
  summary: 'Makes the TEFAP report in the background; an e-mail to the caller’s own address says when it is ready.',
  ...staff,
  /** Without one it is nobody's own, and refused. */
  query: { emailAddress: z._default(z.string().check(z.trim(), z.maxLength(maxMailAddress)), '') },
  body: z.strictObject(customerFilterQuery),
  value: Nothing,
  idempotent: true,
  limit: { perHour: 100 },
})

export const exportPickup = get('exportPickup', '/api/orderahead/reports/pickup', {
  summary: 'Pickup attendant: who comes when, by place and day.',
  ...ofOrders,
})

export const exportOrder = get('exportOrder', '/api/orderahead/reports/order', {
  summary: 'Orders with their products.',
  ...ofOrders,
})

export const exportDistribution = get('exportDistribution', '/api/orderahead/reports/distribution', {
  summary: 'Products and people of the orders that were handed over, from their distribution records.',
  ...ofOrders,
})

export const exportDelivery = get('exportDelivery', '/api/orderahead/reports/delivery', {
  summary: 'Deliveries with addresses and instructions.',
  ...ofOrders,
})

export const exportLabels = get('exportLabels', '/api/orderahead/reports/labels', {
  summary: 'Labels for the bags, as PDF.',
  ...report,
  query: labelsQuery,
})

export const exportRecall = get('exportRecall', '/api/orderahead/reports/recall/{id}', {
  summary:
    'Orders and neighbors that a product reached as PDF, CSV or XLSX, on some days or since a receipt was shelved.',
  roles: agencyOrFoodBankRoles,
  resource: 'product',
  params: { id: PathID },
  query: recallReportQuery,
  value: Nothing,
  file: 'application/pdf',
})
