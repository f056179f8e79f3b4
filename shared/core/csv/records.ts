import Papa from 'papaparse'
import { withoutAccents } from '../text/text.ts'
import type { CsvColumn, CsvRecord } from './columns.ts'

/** A file of rows under named columns, read row by row: a mistake in one row is that row's, and the others stay. */

export type CsvContent = { readonly records: readonly CsvRecord[] } | { readonly missing: readonly string[] }

/** `Pickup Date`, `pickup_date` and `PickupDate` are one column; so are `Dirección` and `direccion`. */
const columnKey = (name: string) => withoutAccents(name).replace(/[^\p{L}\p{N}]/gu, '')

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** The records of a text; commas, semicolons and tabs are recognized, and columns that are not known left out. */
export function readRecords(text: string, columns: readonly CsvColumn[]): CsvContent {
  const delimiter = delimiterOf(text, columns)
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false })
  return recordsOf(data, columns, new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row)))
}

/** Stands in no text: a file whose header has one column has that one alone, whatever its cells hold. */
const oneColumn = Papa.RECORD_SEP

/**
 * The one by which the header has the most of the known columns. The library's own guess counts the cells of rows, and is
 * wrong where they hold commas.
 */
function delimiterOf(text: string, columns: readonly CsvColumn[]): string {
  const headerBy = (delimiter: string) => Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0] ?? []
  const found = [',', ';', '\t', '|'].map((delimiter) => {
    const header = headerBy(delimiter)
    const known = columns.filter((column) => positionOf(column, header) !== -1).length
    return { delimiter, known, cells: header.length }
  })
  const [best] = found.toSorted((a, b) => b.known - a.known || b.cells - a.cells)
  return best && best.cells > 1 ? best.delimiter : oneColumn
}

function positionOf({ name, otherNames = [] }: CsvColumn, header: readonly string[]): number {
  const keys = [name, ...otherNames].map(columnKey)
  return header.findIndex((head) => keys.includes(columnKey(head)))
}

/** The records of lines of cells, the header first; `broken` are the indexes of lines that were not read to their end. */
export function recordsOf(
  data: readonly (readonly string[])[],
  columns: readonly CsvColumn[],
  broken: ReadonlySet<number | undefined> = new Set(),
): CsvContent {
  const [header = [], ...lines] = data
  const positions = new Map(columns.map((column) => [column.name, positionOf(column, header)]))
  const missing = columns.filter(({ name, isNeeded }) => isNeeded && positions.get(name) === -1).map(({ name }) => name)
  if (missing.length > 0) return { missing }
  const records = lines.flatMap((line, index): CsvRecord[] => {
    if (isBlank(line)) return []
    const cells = Object.fromEntries([...positions].map(([name, at]) => [name, (line[at] ?? '').trim()]))
    const isTooLong = !isBlank(line.slice(header.length))
    const problem = broken.has(index + 1) ? 'openQuote' : isTooLong ? 'tooManyCells' : undefined
    return [{ row: index + 2, cells, problem }]
  })
  return { records }
}
