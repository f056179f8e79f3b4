import { type Caller, isFoodBankRole } from '../../../shared/core/access.ts'
import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import * as refusals from '../../../shared/pantry/pantryReports/refusals.ts'
import { type ReportReceipt, reportedReceipts, reportTable } from '../../../shared/work/reports/build.ts'
import { reportCsv, reportHtml } from '../../../shared/work/reports/document.ts'
import {
  detailReport,
  newDonorsReport,
  type ReportFormat,
  type ReportQuery,
  rangeRefusal,
} from '../../../shared/work/reports/report.ts'
import type { ReportFile } from '../../core/jobMachine/reportFile.ts'
import { anyEntity } from '../../network/organizations/entityTable.ts'
import { knownDonors, limitAtOnce, receiptsPage, withLines } from './reportReceipts.ts'

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

const zoneOfCaller = async ({ EntityID }: Wanted['caller']) => (await anyEntity(EntityID))?.TimeZone ?? 'UTC'

/** Rows that a PDF made at once has at most: setting them takes a millisecond each of a whole processor (`npm run bench -- lambda`). */
const maxPdfRows = 2000

/** A report that is counted, and its document, which takes longer. */
interface Counted {
  readonly rows: number
  file(): Promise<ReportFile>
}

/** `known`: the donors that agencies had before the range, where a report asks for new ones. */
export async function reportOf(
  receipts: readonly ReportReceipt[],
  known: ReadonlySet<string>,
  { caller, query, now, language }: Wanted,
): Promise<Counted> {
  const entity = await anyEntity(caller.EntityID)
  const zone = entity?.TimeZone ?? 'UTC'
  const isFoodBank = isFoodBankRole(caller.Role)
  const report = reportTable(receipts, known, {
    query,
    entityName: entity?.Name ?? '',
    isFoodBank,
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
  const fileName = `${query.report}-${query.end ?? localDay(now, zone)}.${ending}`
  return { rows: report.rows.length, file: async () => ({ fileName, mediaType, content: await content() }) }
}

/** Receipts of a report that is made at once, and pages of a megabyte that are looked through for them. */
const maxReceipts = 4000
const maxPages = 40
/** Of the ten seconds that the function has, for reading. */
const maxMs = 5000

/** The report at once, or a refusal: of its range, or because it needs a job. Reads the range, not a life's receipts. */
export async function reportAtOnce(wanted: Wanted): Promise<ReportFile | Refusal> {
  const { caller, query, now } = wanted
  const refusal = rangeRefusal(query.report, query)
  if (refusal) return refusal
  const context = { query, now, zone: await zoneOfCaller(caller), until: Date.now() + maxMs }
  const found: ReportReceipt[] = []
  let cursor: string | undefined
  let pages = 0
  do {
    const page: Awaited<ReturnType<typeof receiptsPage>> = await receiptsPage(caller, query, {
      cursor,
      limit: limitAtOnce,
    })
    found.push(...reportedReceipts(page.rows, context))
    cursor = page.cursor
    pages += 1
    if (found.length > maxReceipts || (cursor && (pages === maxPages || Date.now() >= context.until)))
      return refuse(refusals.reportTooLarge)
  } while (cursor)
  const known = query.report === newDonorsReport ? await knownDonors(caller, found, context) : new Set<string>()
  if (!known) return refuse(refusals.reportTooLarge)
  if (query.report === detailReport && Date.now() >= context.until) return refuse(refusals.reportTooLarge)
  const report = await reportOf(query.report === detailReport ? await withLines(found) : found, known, wanted)
  if (query.format === 'PDF' && report.rows > maxPdfRows) return refuse(refusals.reportTooLarge)
  return report.file()
}
