import { fill, type Language } from '../../../shared/core/text/text.ts'
import { reportTexts } from '../../../shared/work/reports/texts.ts'
import { grey, type Paper, paperSize, pdfOf } from './paper.ts'

/** Tables on paper, with as many pages as they need. Columns share the width by their longest text. */

export interface PaperTable {
  readonly name: string
  readonly columns: readonly {
    readonly head: string
    readonly isNumber: boolean
    /** To be written in by hand. */
    readonly isBlank?: boolean
  }[]
  readonly sections: readonly { readonly heading: string; readonly rows: readonly (readonly string[])[] }[]
  readonly totals: readonly string[] | undefined
}
export interface PaperDocument {
  readonly title: string
  readonly lead: readonly string[]
  /** In place of a table without rows. */
  readonly none: string
  readonly tables: readonly PaperTable[]
}

const size = 9
const smallSize = 8
const gap = 8
const maxLines = 6
/** Lines that the columns' widths are measured by. */
const maxMeasured = 300
const minWidth = 24
const maxWidth = 240
/** A longer word is broken. */
const maxWord = 110
/** Room for a signature. */
const blankWidth = 110
/** More columns than this need the wide side, and still more a smaller size. */
const maxPortraitColumns = 8
const maxUsualColumns = 10

export interface WantedWidth {
  /** Of the longest word: below it words are broken. */
  readonly least: number
  readonly full: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Columns get what their words need, then what their lines need as far as there is room; what is left is shared. */
export function fittedWidths(wanted: readonly WantedWidth[], room: number): number[] {
  const [least, full] = [sum(wanted.map((one) => one.least)), sum(wanted.map((one) => one.full))]
  if (full <= room) return wanted.map((one) => one.full * Math.min(1.6, room / Math.max(1, full)))
  if (least >= room) return cutWidths(wanted, room)
  const share = (room - least) / (full - least)
  return wanted.map((one) => one.least + (one.full - one.least) * share)
}

/** The widest words are cut until all columns fit. */
function cutWidths(wanted: readonly WantedWidth[], room: number): number[] {
  const ascending = wanted.map((one) => one.least).toSorted((a, b) => a - b)
  let [limit, rest] = [room, room]
  for (const [index, least] of ascending.entries()) {
    limit = rest / (ascending.length - index)
    if (least > limit) break
    rest -= least
  }
  return wanted.map((one) => Math.min(one.least, limit))
}

interface Placed {
  readonly x: number
  readonly width: number
  readonly isRight: boolean
}

function placedColumns(paper: Paper, { columns, sections, totals }: PaperTable, usual: number): Placed[] {
  const rows = sections.flatMap((section) => section.rows).slice(0, maxMeasured)
  const widest = (texts: readonly string[], isBold: boolean) =>
    Math.max(0, ...texts.map((words) => paper.widthOf(words, { size: usual, isBold })))
  const wanted = columns.map(({ head, isBlank }, index): WantedWidth => {
    if (isBlank) return { least: blankWidth, full: blankWidth }
    const cells = rows.map((row) => row[index] ?? '')
    const heads = Math.max(widest(head.split(' '), true), widest([totals?.[index] ?? ''], true))
    const words = Math.min(
      maxWord,
      Math.max(
        heads,
        widest(
          cells.flatMap((cell) => cell.split(' ')),
          false,
        ),
      ),
    )
    // A word that fits exactly is broken all the same.
    const least = Math.max(minWidth, words + 3)
    return { least, full: Math.max(least, Math.min(maxWidth, widest(cells, false) + 3)) }
  })
  let x = paperSize.margin
  return fittedWidths(wanted, paper.width - gap * (wanted.length - 1)).map((width, index) => {
    const placed = { x, width, isRight: columns[index]?.isNumber ?? false }
    x += width + gap
    return placed
  })
}

/** Writes lines of a table in its columns. */
function lineWriter(paper: Paper, table: PaperTable): (cells: readonly string[], isBold: boolean) => void {
  const usual = table.columns.length > maxUsualColumns ? smallSize : size
  const columns = placedColumns(paper, table, usual)
  const last = columns.at(-1)
  const right = (last?.x ?? 0) + (last?.width ?? 0)
  return (cells, isBold) => {
    const placed = columns.map((column, index) => ({ ...column, words: cells[index] ?? '' }))
    paper.row(placed, { size: usual, isBold }, maxLines)
    paper.down(2)
    paper.rule(right)
    paper.down(3)
  }
}

function writeTable(paper: Paper, table: PaperTable, none: string): void {
  if (table.name !== '') {
    paper.down(10, 70)
    paper.text(table.name, { size: 13, isBold: true })
    paper.down(4)
  }
  if (table.sections.length === 0) {
    paper.text(none, { color: grey })
    return
  }
  const line = lineWriter(paper, table)
  const heads = table.columns.map(({ head }) => head)
  const newPage = paper.onNewPage
  for (const { heading, rows } of table.sections) {
    paper.down(heading === '' ? 0 : 8, 60)
    const begin = () => {
      if (heading !== '') paper.text(heading, { size: 11, isBold: true })
      paper.down(2)
      line(heads, true)
    }
    begin()
    paper.onNewPage = () => {
      newPage()
      begin()
    }
    for (const row of rows) line(row, false)
    paper.onNewPage = newPage
  }
  if (table.totals) line(table.totals, true)
}

export function tablesPdf(document: PaperDocument, language: Language): Promise<Uint8Array> {
  const { title, lead, tables, none } = document
  const isLandscape = tables.some(({ columns }) => columns.length > maxPortraitColumns)
  return pdfOf({ title, language, isLandscape }, (paper) => {
    let page = 1
    paper.onNewPage = () => {
      page += 1
      paper.text(`${title} · ${fill(reportTexts[language].page, { page })}`, { size, color: grey })
      paper.down(6)
    }
    paper.text(title, { size: 20, isBold: true })
    paper.down(4)
    for (const line of lead) paper.text(line, { color: grey })
    paper.down(14)
    for (const table of tables) writeTable(paper, table, none)
  })
}
