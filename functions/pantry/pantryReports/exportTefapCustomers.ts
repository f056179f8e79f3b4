import * as pantryReports from '../../../shared/pantry/pantryReports/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { pantryReportAtOnce } from './pantryReport.ts'

export const handler = endpoint(pantryReports.exportTefapCustomers, async ({ input, ...context }) => {
  const { Format: format, ...customers } = input
  return pantryReportAtOnce({ pantryReport: 'tefap', format, hasDates: false, customers }, context)
})
