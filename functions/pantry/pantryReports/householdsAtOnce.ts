import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import type { HouseholdVisit } from '../../../shared/pantry/pantryReports/householdReport.ts'
import { tefapLimit } from '../../../shared/pantry/pantryReports/pantryReport.ts'
import type { HouseholdReportParameters } from '../../../shared/pantry/pantryReports/query.ts'
import * as refusals from '../../../shared/pantry/pantryReports/refusals.ts'
import type { View } from '../../core/http/context.ts'
import { countedVisits, type HouseholdsAsked, type KeptVisits, keepVisits, keptVisits } from './householdVisits.ts'
import { foundAtOnce } from './pantryReport.ts'

/** Visits that were kept, if they will do; else counted now, or refused where there are too many for an answer. */
export async function householdsAtOnce(
  asked: HouseholdsAsked,
  context: View,
  willDo: (kept: KeptVisits) => boolean,
): Promise<KeptVisits | Refusal> {
  const kept = await keptVisits(asked, context)
  if (kept && willDo(kept)) return kept
  const parameters: HouseholdReportParameters = { pantryReport: 'households', format: 'XLSX', households: asked }
  const found = await foundAtOnce(parameters, context, tooManyHouseholds)
  if (isRefusal(found)) return found
  const counted = await countedVisits(found as HouseholdVisit[], asked)
  const CountedAt = await keepVisits(counted, asked, { ...context, isLasting: false })
  return { ...counted, CountedAt, IsLasting: false }
}

/** For each household is looked up when it was served before. */
const tooManyHouseholds = (found: readonly unknown[]) => {
  const ids = new Set((found as readonly HouseholdVisit[]).map(({ CustomerID }) => CustomerID))
  return ids.size < tefapLimit ? undefined : refuse(refusals.reportTooLarge)
}
