import { householdDocument } from '../../../shared/pantry/pantryReports/householdDocument.ts'
import { type HouseholdVisit, householdReport } from '../../../shared/pantry/pantryReports/householdReport.ts'
import type { HouseholdReportParameters } from '../../../shared/pantry/pantryReports/query.ts'
import { countyName } from '../../core/reference/countyName.ts'
import { tenantStateRules } from '../customers/tefapToday.ts'
import { countedVisits, keepVisits, visitsOf } from './householdVisits.ts'
import { pantryFile } from './pantryFile.ts'
import { documentContext, type PantryKind } from './pantryKind.ts'
import { servedPage } from './servedFacts.ts'

/** The household report in the shape of the tenant's state. */
export const householdKind: PantryKind<HouseholdReportParameters, HouseholdVisit> = {
  page: async ({ households }, cursor, { caller }) => {
    const page = await servedPage(caller, households, cursor)
    return { rows: await visitsOf(page.rows, households.food), cursor: page.cursor }
  },
  compose: async (visits, { format, households, isFiguresOnly = false }, context) => {
    const counted = await countedVisits(visits, households)
    await keepVisits(counted, households, { ...context, isLasting: true })
    const { days, ...more } = await documentContext(context, { format, range: households })
    const facts = { food: households.food, rules: tenantStateRules(), countyName, isFiguresOnly }
    const document = householdDocument(counted, householdReport(counted), facts, more)
    return pantryFile(document, { report: 'households', format, days, language: context.language })
  },
}
