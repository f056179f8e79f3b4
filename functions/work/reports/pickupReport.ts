import * as reports from '../../../shared/work/reports/api.ts'
import { allDonors, detailReport } from '../../../shared/work/reports/report.ts'
import { endpoint } from '../../core/http/http.ts'
import { reportAtOnce } from './makeReport.ts'
import { rangeOf } from './reportRange.ts'

export const handler = endpoint(reports.pickupReport, async ({ input, caller, now, language }) => {
  const { format, donorFilter, dateFilterType } = input
  const donorLocationId = donorFilter === allDonors ? null : Number(donorFilter)
  const query = { report: detailReport, format, ...rangeOf(input), donorLocationId, dateFilterType } as const
  return reportAtOnce({ caller, query, now, language })
})
