import * as reports from '../../shared/api/reports.ts'
import { endpoint } from '../http.ts'
import { pantryReportAtOnce } from './pantryReport.ts'

export const handler = endpoint(reports.exportCustomers, async ({ input, ...context }) => {
  const { Format: format, IncludeDatesOfService, ...customers } = input
  const hasDates = IncludeDatesOfService === 'true'
  return pantryReportAtOnce({ pantryReport: 'customers', format, hasDates, customers }, context)
})
