import * as z from 'zod/mini'
import { agencyOrFoodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { Day, Instant, Nothing, PathID } from '../../core/schema/fields.ts'
import { QueryDay } from '../../core/time/range.ts'
import { maxMailAddress } from '../../network/organizations/mailAddress.ts'
import { customerFilterQuery } from '../customers/filter.ts'
import { householdFigures } from '../tefap/householdFigures.ts'
import { StateReportForm, StateRules } from '../tefap/stateRules.ts'
import { CountyFigures, FigureValues, HouseholdRecord, SiteFigures } from './householdReport.ts'
import { tefapLimit } from './pantryReport.ts'
import {
  customersReportQuery,
  householdQuery,
  labelsQuery,
  orderReportQuery,
  recallReportQuery,
  tefapReportQuery,
} from './query.ts'
import { CustomerSummary } from './summary.ts'

/** Reports of the pantries’ orders and neighbors. */
const { get, post } = area('reports')

const staff = { roles: agencyOrFoodBankRoles, resource: 'self' } as const

export const getCustomerSummary = get('getCustomerSummary', '/api/orderahead/reports/customers/foodbanksummary', {
  summary: 'Whom the pantries served in some days, in all and at each place; of the food bank, or of one agency.',
  ...staff,
  query: { dateStartFilter: QueryDay, dateEndFilter: QueryDay, agencyId: z.optional(PathID) },
  value: CustomerSummary,
})

const ReportedCounty = z.extend(CountyFigures, { Name: z.nullable(z.string()) })
export const ShownHouseholdReport = z.object({
  StartDate: Day,
  EndDate: Day,
  CountedAt: Instant,
  /** Counted by a job: it is kept, and counted anew by another one. */
  IsLasting: z.boolean(),
  /** The state's form, or the common shape. */
  Form: z.object({ ...StateReportForm.shape, state: StateRules.shape.state, name: z.string() }),
  Total: FigureValues,
  Sites: z.array(SiteFigures),
  Counties: z.array(ReportedCounty),
})
export type ShownHouseholdReport = z.infer<typeof ShownHouseholdReport>

export const getHouseholdReport = get('getHouseholdReport', '/api/orderahead/reports/households', {
  summary:
    'Households that were served in some days, once each, with their people by age: in all, by site, and by county of residence.',
  ...staff,
  query: householdQuery,
  value: ShownHouseholdReport,
  // The visits that were counted are kept for the records behind a figure.
  permissions: ['table:write'],
})

export const recordsAPage = 100
const ShownRecord = z.extend(HouseholdRecord, { CountyName: z.nullable(z.string()) })

export const listHouseholdRecords = get('listHouseholdRecords', '/api/orderahead/reports/households/records', {
  summary: `Households or hand-overs that a figure of the household report adds up; ${recordsAPage} at once.`,
  ...staff,
  query: {
    ...householdQuery,
    figure: z.enum(householdFigures),
    site: z.optional(z.string().check(z.regex(/^([LP]\d{1,16}|D)$/))),
    /** Number of the county; 0 of households whose county is not known. */
    county: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(0), z.maximum(99_999))),
    from: z._default(z.coerce.number<number>().check(z.int(), z.minimum(0)), 0),
  },
  value: z.object({ CountedAt: Instant, RecordCount: z.int(), Records: z.array(ShownRecord) }),
  permissions: ['table:write'],
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
