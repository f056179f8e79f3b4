import { isRefusal } from '../../../shared/core/answer.ts'
import { exportRefusal, parseQueryDay } from '../../../shared/core/time/range.ts'
import * as pantryReports from '../../../shared/pantry/pantryReports/api.ts'
import type { SummaryReportParameters } from '../../../shared/pantry/pantryReports/query.ts'
import type { ServedFacts } from '../../../shared/pantry/pantryReports/served.ts'
import { endpoint } from '../../core/http/http.ts'
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
