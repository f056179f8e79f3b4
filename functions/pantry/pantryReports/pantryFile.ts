import { csv } from '../../../shared/core/grid/csv.ts'
import { locales } from '../../../shared/core/text/languages.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import type { ExportFormat, PantryReport } from '../../../shared/pantry/pantryReports/pantryReport.ts'
import type { PantryDocument } from '../../../shared/pantry/pantryReports/table.ts'
import { customerReportTexts } from '../../../shared/pantry/pantryReports/texts.ts'
import { cellOnPaper } from '../../../shared/pantry/pantryReports/writing.ts'
import type { ReportFile } from '../../core/jobMachine/reportFile.ts'
import type { PaperDocument } from '../../core/pdf/tables.ts'

/** A report's document as the file that was asked for. */

const types: Readonly<Record<ExportFormat, readonly [mediaType: string, ending: string]>> = {
  PDF: ['application/pdf', 'pdf'],
  CSV: ['text/csv', 'csv'],
  XLSX: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
}

/** `pickup-attendant-2026-11-24.pdf`: nothing of a person in a name that devices keep. */
export const pantryFileName = (report: PantryReport, format: ExportFormat, days: string) =>
  `${report.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${days}.${types[format][1]}`

function onPaper(document: PantryDocument, language: Language): PaperDocument {
  const cells = (row: readonly (string | number | null)[]) => row.map((cell) => cellOnPaper(cell, locales[language]))
  const tables = document.tables.map(({ sections, totals, ...table }) => ({
    ...table,
    sections: sections.map(({ heading, rows }) => ({ heading, rows: rows.map(cells) })),
    totals: totals && cells(totals),
  }))
  return { ...document, none: customerReportTexts[language].none, tables }
}

/** The first table alone: CSV has no others. */
function documentCsv({ tables: [table] }: PantryDocument): string {
  if (!table) return csv([])
  const rows = table.sections.flatMap((section) => section.rows.map((row) => row.map((cell) => cell ?? '')))
  return csv([table.columns.map(({ head }) => head), ...rows])
}

/** Modules that write a format are loaded on demand: they take longer to load than the rest of the function. */
async function contentOf(document: PantryDocument, format: ExportFormat, language: Language) {
  if (format === 'CSV') return documentCsv(document)
  if (format === 'XLSX') return (await import('./tablesXlsx.ts')).tablesXlsx(document)
  return (await import('../../core/pdf/tables.ts')).tablesPdf(onPaper(document, language), language)
}

interface Named {
  readonly report: PantryReport
  readonly format: ExportFormat
  /** Days of the report, for the file's name. */
  readonly days: string
  readonly language: Language
}

export async function pantryFile(document: PantryDocument, named: Named): Promise<ReportFile> {
  const { report, format, days, language } = named
  return {
    fileName: pantryFileName(report, format, days),
    mediaType: types[format][0],
    content: await contentOf(document, format, language),
  }
}
