import { isRefusal } from '../../../shared/core/answer.ts'
import * as pantryReports from '../../../shared/pantry/pantryReports/api.ts'
import { type CustomerReportParameters, customerReportRefusal } from '../../../shared/pantry/pantryReports/query.ts'
import type { ServedFacts } from '../../../shared/pantry/pantryReports/served.ts'
import { endpoint } from '../../core/http/http.ts'
import { foundAtOnce } from './pantryReport.ts'

export const handler = endpoint(pantryReports.getTefapCustomersCount, async ({ input: customers, ...context }) => {
  const parameters: CustomerReportParameters = { pantryReport: 'tefap', format: 'PDF', hasDates: false, customers }
  const refusal = customerReportRefusal(parameters)
  if (refusal) return refusal
  const found = await foundAtOnce(parameters, context)
  return isRefusal(found) ? found : new Set((found as ServedFacts[]).map(({ CustomerID }) => CustomerID)).size
})
