import * as reports from '../../../shared/work/reports/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { reportAtOnce } from './makeReport.ts'
import { rangeOf } from './reportRange.ts'

export const handler = endpoint(reports.buildReport, async ({ input, caller, now, language }) => {
  const { reportName: report, typeCode: format } = input
  const query = { report, format, ...rangeOf(input), donorLocationId: null, dateFilterType: 'PICKUP' } as const
  return reportAtOnce({ caller, query, now, language })
})
