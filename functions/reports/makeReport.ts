import { type Caller, isFoodBankRole } from '../../shared/access.ts'
import { type Refusal, refuse } from '../../shared/answer.ts'
import type { Receipt } from '../../shared/api/receipts.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { type ReportReceipt, reportTable } from '../../shared/report/build.ts'
import { reportCsv, reportHtml } from '../../shared/report/document.ts'
import { type ReportFormat, type ReportQuery, rangeRefusal } from '../../shared/report/report.ts'
import type { Language } from '../../shared/text/text.ts'
import { localDay } from '../../shared/time/zone.ts'
import { anyEntity } from '../entities/entityTable.ts'
import type { ReportFile } from './reportFile.ts'
import { receiptsPage } from './reportReceipts.ts'

/** Makes a report's document; small ones at once, large ones from the parts of a job. */

interface Wanted {
  readonly caller: Pick<Caller, 'Role' | 'EntityID'>
  readonly query: ReportQuery
  readonly now: Date
  readonly language: Language
}

const types: Readonly<Record<ReportFormat, readonly [mediaType: string, ending: string]>> = {
  HTML: ['text/html', 'html'],
  PDF: ['application/pdf', 'pdf'],
  CSV: ['text/csv', 'csv'],
}

export async function reportOf(receipts: readonly ReportReceipt[], wanted: Wanted): Promise<ReportFile> {
  const { caller, query, now, language } = wanted
  const entity = await anyEntity(caller.EntityID)
  const zone = entity?.TimeZone ?? 'UTC'
  const report = reportTable(receipts, {
    query,
    entityName: entity?.Name ?? '',
    isFoodBank: isFoodBankRole(caller.Role),
    zone,
    now,
    language,
  })
  const [mediaType, ending] = types[query.format]
  const content = {
    HTML: () => reportHtml(report, language),
    // Loaded on demand: its fonts and their reader take longer to load than the rest of the function.
    PDF: async () => (await import('./reportPdf.ts')).reportPdf(report, language),
    CSV: () => reportCsv(report),
  }[query.format]
  return {
    fileName: `${query.report}-${query.end ?? localDay(now, zone)}.${ending}`,
    mediaType,
    content: await content(),
  }
}

/** Receipts that are read for one answer: their pages fit into its time. */
const maxReceipts = 3000

/** The report at once, or a refusal: of its range, or because it needs a job. */
export async function reportAtOnce(wanted: Wanted): Promise<ReportFile | Refusal> {
  const refusal = rangeRefusal(wanted.query.report, wanted.query)
  if (refusal) return refusal
  const found: Receipt[] = []
  let cursor: string | undefined
  do {
    const page = await receiptsPage(wanted.caller, cursor)
    found.push(...page.rows)
    cursor = page.cursor
    if (found.length > maxReceipts) return refuse(refusals.reportTooLarge)
  } while (cursor)
  return reportOf(found, wanted)
}
