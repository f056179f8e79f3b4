import type { Language } from '../../../shared/core/text/text.ts'
import type { Cell, ReportTable } from '../../../shared/work/reports/build.ts'
import { cellText } from '../../../shared/work/reports/document.ts'
import { tablesPdf } from '../../core/pdf/tables.ts'

/** A pickup report on paper. */
export function reportPdf({ title, lead, columns, rows, totals }: ReportTable, language: Language) {
  const inWords = (line: readonly Cell[]) => line.map((cell) => cellText(cell, language))
  const sections = [{ heading: '', rows: rows.map(inWords) }]
  const table = { name: '', columns, sections, totals: inWords(totals) }
  return tablesPdf({ title, lead, none: '', tables: [table] }, language)
}
