import * as z from 'zod/mini'
import { agencyOrFoodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { Nothing } from '../../core/schema/fields.ts'
import { builtReports, dateFilterTypes, newDonorsReport, reportFormats } from './report.ts'

/** Pickup reports of an agency, or of a food bank over its agencies. */
const { get } = area('reports')

/** MM/dd/yyyy, or empty for an end that is switched off; which days exist is the rule's business. */
const ReportDate = z._default(z.string().check(z.regex(/^(\d{2}\/\d{2}\/\d{4})?$/, 'not MM/dd/yyyy')), '')
const days = { startDate: ReportDate, endDate: ReportDate }
const Format = z._default(z.enum(reportFormats), 'HTML')

/** A whole processor, of which the PDF of a month of 3,000 receipts takes four seconds and a search for new donors two. */

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
