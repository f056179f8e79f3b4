import { isRefusal } from '../../../shared/core/answer.ts'
import { exportRefusal } from '../../../shared/core/time/range.ts'
import * as pantryReports from '../../../shared/pantry/pantryReports/api.ts'
import { groupAsked, recordsBehind } from '../../../shared/pantry/pantryReports/householdReport.ts'
import { endpoint } from '../../core/http/http.ts'
import { countyName } from '../../core/reference/countyName.ts'
import { householdsAtOnce } from './householdsAtOnce.ts'

/** Of the count that the figure is of, as long as it is kept. */
export const handler = endpoint(pantryReports.listHouseholdRecords, async ({ input, ...context }) => {
  const { figure, site, county, from, ...asked } = input
  const refusal = exportRefusal(asked.start, asked.end)
  if (refusal) return refusal
  const counted = await householdsAtOnce(asked, context, () => true)
  if (isRefusal(counted)) return counted
  const records = recordsBehind(counted, groupAsked({ site, county }), figure)
  const page = records.slice(from, from + pantryReports.recordsAPage)
  return {
    CountedAt: counted.CountedAt,
    RecordCount: records.length,
    Records: page.map((record) => ({ ...record, CountyName: countyName(record.CountyID) })),
  }
})
