import type { Language } from '../../../shared/core/text/text.ts'
import { summaryDocument } from '../../../shared/pantry/pantryReports/documents.ts'
import type { SummaryReportParameters } from '../../../shared/pantry/pantryReports/query.ts'
import { figuresBy, placeGroup, type ServedFacts, servedFigures } from '../../../shared/pantry/pantryReports/served.ts'
import { type CustomerSummary, servedPeriods } from '../../../shared/pantry/pantryReports/summary.ts'
import { customerReportTexts } from '../../../shared/pantry/pantryReports/texts.ts'
import { keepSummary } from './madeSummary.ts'
import { pantryFile } from './pantryFile.ts'
import { documentContext, type PantryKind } from './pantryKind.ts'
import { loadServedFacts, servedPage } from './servedFacts.ts'

/** The customer summary: on the screen, and by a job where there are too many hand-overs for an answer. */

type Asked = SummaryReportParameters['summary']

export const summaryOf = (
  served: readonly ServedFacts[],
  { start, end, agencyId }: Asked,
  language: Language,
): CustomerSummary => ({
  StartDate: start,
  EndDate: end,
  AgencyID: agencyId ?? null,
  Total: servedFigures(served),
  Periods: servedPeriods(served, { start, end }),
  Places: figuresBy(served, placeGroup(customerReportTexts[language].deliveryAlone)),
})

export const summaryKind: PantryKind<SummaryReportParameters, ServedFacts> = {
  page: async ({ summary }, cursor, { caller }) => {
    const page = await servedPage(caller, summary, cursor)
    return { rows: await loadServedFacts(page.rows), cursor: page.cursor }
  },
  compose: async (served, { format, summary }, context) => {
    await keepSummary(summaryOf(served, summary, context.language), summary, context)
    const { days, ...more } = await documentContext(context, { format, range: summary })
    return pantryFile(summaryDocument(served, more), { report: 'summary', format, days, language: context.language })
  },
}
