import * as pantryReports from '../../../shared/pantry/pantryReports/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { pantryReportAtOnce } from './pantryReport.ts'

export const handler = endpoint(pantryReports.exportCustomers, async ({ input, ...context }) => {
  const { Format: format, IncludeDatesOfService, ...customers } = input
  const hasDates = IncludeDatesOfService === 'true'
  return pantryReportAtOnce({ pantryReport: 'customers', format, hasDates, customers }, context)
})
