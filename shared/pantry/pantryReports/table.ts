import { toHundredth } from '../../core/schema/fields.ts'
import type { Language, TextKey } from '../../core/text/text.ts'
import { customerReportTexts } from './texts.ts'

/**
 * A report is described once, by its columns; paper, CSV and XLSX are made of the same description. On paper, rows that
 * share their group stand below one heading; in data every row carries it, so that a spreadsheet can sort and filter.
 */

export type ReportText = TextKey<typeof customerReportTexts>
/** Value; null when nothing is known. */
export type ReportCell = string | number | null

export interface Writing {
  readonly language: Language
  readonly isPaper: boolean
  readonly isFull: boolean
  /** Of the pantry: instants are shown in it. */
  readonly zone: string
}

export interface ReportColumn<R> {
  readonly head: ReportText
  readonly value: (row: R, writing: Writing) => ReportCell
  readonly isNumber?: boolean
  /** Added up in the last line. */
  readonly isSummed?: boolean
  /**
   * group: the heading on paper. paper: to be filled in by hand. data: not on paper, which has no room for it. full: only where
   * all fields are asked for.
   */
  readonly place?: 'group' | 'paper' | 'data' | 'full'
}

export interface TableSection {
  /** Empty without groups. */
  readonly heading: string
  readonly rows: readonly (readonly ReportCell[])[]
}
export interface TableColumn {
  readonly head: string
  readonly isNumber: boolean
  /** To be written in by hand. */
  readonly isBlank: boolean
}
export interface PantryTable {
  /** Name of the sheet; empty for a report of one table. */
  readonly name: string
  readonly columns: readonly TableColumn[]
  readonly sections: readonly TableSection[]
  /** Totals; undefined when there is nothing to add up. */
  readonly totals: readonly ReportCell[] | undefined
}
export interface PantryDocument {
  readonly title: string
  readonly lead: readonly string[]
  /** The first is the report itself; CSV holds it alone. */
  readonly tables: readonly PantryTable[]
}

interface Described<R> {
  readonly name?: string
  readonly rows: readonly R[]
  readonly columns: readonly ReportColumn<R>[]
  readonly writing: Writing
}

const isShown = ({ place }: ReportColumn<never>, { isPaper, isFull }: Writing) => {
  if (place === 'paper') return isPaper
  if (place === 'group' || place === 'data') return !isPaper
  return place !== 'full' || isFull
}

/** A hundredth of a pound is the smallest that is weighed. */
const summed = (cells: readonly ReportCell[]) =>
  toHundredth(cells.reduce<number>((sum, cell) => sum + (typeof cell === 'number' ? cell : 0), 0))

export function describedTable<R>(described: Described<R>): PantryTable {
  const { name = '', rows, columns, writing } = described
  const texts = customerReportTexts[writing.language]
  const shown = columns.filter((column) => isShown(column, writing))
  const groups = writing.isPaper ? columns.filter(({ place }) => place === 'group') : []
  const cellsOf = (row: R) => shown.map(({ value }) => value(row, writing))
  const sections = new Map<string, ReportCell[][]>()
  for (const row of rows) {
    const heading = groups
      .map(({ value }) => value(row, writing))
      .filter((cell) => cell !== null && cell !== '')
      .join(' · ')
    const cells = sections.get(heading) ?? []
    cells.push(cellsOf(row))
    sections.set(heading, cells)
  }
  return {
    name,
    columns: shown.map(({ head, isNumber = false, place }) => ({
      head: texts[head],
      isNumber,
      isBlank: place === 'paper',
    })),
    sections: [...sections].map(([heading, cells]) => ({ heading, rows: cells })),
    totals: totalsOf(shown, rows, writing),
  }
}

function totalsOf<R>(shown: readonly ReportColumn<R>[], rows: readonly R[], writing: Writing) {
  if (rows.length === 0 || !shown.some(({ isSummed }) => isSummed)) return undefined
  return shown.map(({ isSummed, value }, index) => {
    if (isSummed) return summed(rows.map((row) => value(row, writing)))
    return index === 0 ? customerReportTexts[writing.language].total : null
  })
}
