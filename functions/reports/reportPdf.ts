import type { Cell, ReportTable } from '../../shared/report/build.ts'
import { cellText } from '../../shared/report/document.ts'
import { reportTexts } from '../../shared/text/reports.ts'
import { fill, type Language } from '../../shared/text/text.ts'
import { grey, type Paper, paperSize, pdfOf } from '../pdf/paper.ts'

/** A report on paper. Columns share the width by their longest text; what does not fit is cut. */

const size = 9
const gap = 8
const lineHeight = 17
const width = paperSize.width - 2 * paperSize.margin
/** Lines that the columns' widths are measured by. */
const maxMeasured = 300

/** Left edges and widths of the columns. */
function columnsOf(paper: Paper, report: ReportTable, language: Language) {
  const heads = report.columns.map(({ head }) => head)
  const widthOf = (line: readonly Cell[], index: number, isBold: boolean) =>
    paper.width(cellText(line[index] ?? '', language), { size, isBold })
  const wanted = report.columns.map((_, index) => {
    const rows = report.rows.slice(0, maxMeasured).map((line) => widthOf(line, index, false))
    const widest = Math.max(...rows, ...[heads, report.totals].map((line) => widthOf(line, index, true)))
    return Math.max(24, Math.min(180, widest + 1))
  })
  const room = width - gap * (wanted.length - 1)
  const share = Math.min(1.6, room / wanted.reduce((sum, one) => sum + one, 0))
  let x = paperSize.margin
  return wanted.map((one, index) => {
    const column = { x, width: one * share, isRight: report.columns[index]?.isNumber ?? false }
    x += column.width + gap
    return column
  })
}

export const reportPdf = (report: ReportTable, language: Language): Promise<Uint8Array> =>
  pdfOf({ title: report.title, language }, (paper) => {
    paper.text(report.title, { size: 20, isBold: true })
    paper.down(4)
    for (const line of report.lead) paper.text(line, { color: grey })
    paper.down(14)
    const columns = columnsOf(paper, report, language)
    const line = (cells: readonly Cell[], isBold: boolean) => {
      columns.forEach((column, index) => {
        paper.cell(cellText(cells[index] ?? '', language), { ...column, size, isBold })
      })
      paper.down(lineHeight - 3)
      paper.rule()
      paper.down(3)
    }
    const heads = () =>
      line(
        report.columns.map(({ head }) => head),
        true,
      )
    let page = 1
    paper.onNewPage = () => {
      page += 1
      paper.text(fill(reportTexts[language].page, { page }), { size, color: grey })
      paper.down(6)
      heads()
    }
    heads()
    for (const row of report.rows) {
      paper.down(0, lineHeight)
      line(row, false)
    }
    paper.down(0, lineHeight)
    line(report.totals, true)
  })
