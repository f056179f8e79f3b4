import { isRefusal } from '../../../shared/core/answer.ts'
import { exportRefusal } from '../../../shared/core/time/range.ts'
import * as pantryReports from '../../../shared/pantry/pantryReports/api.ts'
import { householdReport } from '../../../shared/pantry/pantryReports/householdReport.ts'
import { endpoint } from '../../core/http/http.ts'
import { countyName } from '../../core/reference/countyName.ts'
import { tenantStateRules } from '../customers/tefapToday.ts'
import { householdsAtOnce } from './householdsAtOnce.ts'

/** Figures that a job counted are shown as they are; others are counted anew. */
export const handler = endpoint(pantryReports.getHouseholdReport, async ({ input: asked, ...context }) => {
  const refusal = exportRefusal(asked.start, asked.end)
  if (refusal) return refusal
  const counted = await householdsAtOnce(asked, context, ({ IsLasting }) => IsLasting)
  if (isRefusal(counted)) return counted
  const { Total, Sites, Counties } = householdReport(counted)
  const { name, report, state } = tenantStateRules()
  return {
    StartDate: asked.start,
    EndDate: asked.end,
    CountedAt: counted.CountedAt,
    IsLasting: counted.IsLasting,
    Form: { ...report, state, name },
    Total,
    Sites,
    Counties: Counties.map((one) => ({ ...one, Name: countyName(one.CountyID) })),
  }
})
