import writeExcelFile, { type CellObject, type Sheet } from 'write-excel-file/node'
import { beginningOf } from '../../../shared/core/text/text.ts'
import type { PantryDocument, PantryTable, ReportCell } from '../../../shared/pantry/pantryReports/table.ts'

/** A report as a workbook: a sheet for each table. Texts are cells of text, so that nothing in them is run as a formula. */

/** Characters that names of sheets may not have; they are at most 31 characters long. */
const sheetName = (name: string) => beginningOf(name.replace(/[[\]:*?/\\]/g, ' '), 31)

const bold = (value: string): CellObject => ({ value, type: String, fontWeight: 'bold' })
function cellOf(cell: ReportCell): CellObject | null {
  if (cell === null || cell === '') return null
  return typeof cell === 'number' ? { value: cell, type: Number } : { value: cell, type: String }
}

/** Characters of the longest of the first texts: what a column's width is counted in. */
const widthOf = ({ columns, sections }: PantryTable, index: number) => {
  const texts = sections.flatMap(({ rows }) => rows.slice(0, 100).map((row) => String(row[index] ?? '')))
  return Math.min(60, Math.max(8, ...[columns[index]?.head ?? '', ...texts].map((text) => text.length + 2)))
}

const sheetOf = (table: PantryTable, title: string): Sheet<Buffer> => ({
  sheet: sheetName(table.name || title),
  stickyRowsCount: 1,
  columns: table.columns.map((_, index) => ({ width: widthOf(table, index) })),
  data: [
    table.columns.map(({ head }) => bold(head)),
    ...table.sections.flatMap(({ rows }) => rows.map((row) => row.map(cellOf))),
  ],
})

export const tablesXlsx = ({ title, tables }: PantryDocument): Promise<Uint8Array> =>
  writeExcelFile(tables.map((table) => sheetOf(table, title))).toBuffer()
