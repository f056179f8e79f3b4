import { isRefusal } from '../../shared/answer.ts'
import * as pantryReports from '../../shared/api/pantryReports.ts'
import { exportRefusal, parseQueryDay } from '../../shared/dashboard/range.ts'
import type { SummaryReportParameters } from '../../shared/pantryReport/query.ts'
import type { ServedFacts } from '../../shared/pantryReport/served.ts'
import { endpoint } from '../http.ts'
import { madeSummary } from './madeSummary.ts'
import { foundAtOnce } from './pantryReport.ts'
import { summaryOf } from './summaryKind.ts'

export const handler = endpoint(pantryReports.getCustomerSummary, async ({ input, ...context }) => {
  const [start = '', end = ''] = [input.dateStartFilter, input.dateEndFilter].map(parseQueryDay)
  const refusal = exportRefusal(start, end)
  if (refusal) return refusal
  const summary = { start, end, agencyId: input.agencyId }
  const made = await madeSummary(summary, context)
  if (made) return made
  const parameters: SummaryReportParameters = { pantryReport: 'summary', format: 'XLSX', summary }
  const found = await foundAtOnce(parameters, context)
  return isRefusal(found) ? found : summaryOf(found as ServedFacts[], summary, context.language)
})
