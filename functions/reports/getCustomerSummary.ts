import * as reports from '../../shared/api/reports.ts'
import { exportRefusal, parseQueryDay } from '../../shared/dashboard/range.ts'
import { figuresBy, placeGroup, servedFigures } from '../../shared/pantryReport/served.ts'
import { customerReportTexts } from '../../shared/text/customerReports.ts'
import { endpoint } from '../http.ts'
import { servedFactsOf, servedRecords } from './servedFacts.ts'

export const handler = endpoint(reports.getCustomerSummary, async ({ input, caller, language }) => {
  const [start = '', end = ''] = [input.dateStartFilter, input.dateEndFilter].map(parseQueryDay)
  const refusal = exportRefusal(start, end)
  if (refusal) return refusal
  const served = await servedFactsOf(await servedRecords(caller, { start, end, agencyId: input.agencyId }))
  return {
    StartDate: start,
    EndDate: end,
    AgencyID: input.agencyId ?? null,
    Total: servedFigures(served),
    Places: figuresBy(served, placeGroup(customerReportTexts[language].deliveryAlone)),
  }
})
