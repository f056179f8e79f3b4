import { PDFDocument, StandardFonts } from 'pdf-lib'
import type { Cell, ReportTable } from '../../shared/report/build.ts'
import { cellText } from '../../shared/report/document.ts'
import { type Language, productName } from '../../shared/text/text.ts'
import { Paper, paperSize } from '../pdf/paper.ts'

/** A report on paper. Columns share the width by their longest text; what does not fit is cut. */

const size = 9
const gap = 8
const width = paperSize.width - 2 * paperSize.margin

/** Left edges and widths of the columns. */
function columnsOf(paper: Paper, report: ReportTable, language: Language) {
  const lines = [report.columns.map(({ head }) => head), ...report.rows, report.totals]
  const wanted = report.columns.map((_, index) =>
    Math.max(24, ...lines.map((line) => Math.min(180, paper.width(cellText(line[index] ?? '', language), size)))),
  )
  const room = width - gap * (wanted.length - 1)
  const share = Math.min(1.6, room / wanted.reduce((sum, one) => sum + one, 0))
  let x = paperSize.margin
  return wanted.map((one) => {
    const column = { x, width: one * share }
    x += column.width + gap
    return column
  })
}

export async function reportPdf(report: ReportTable, language: Language): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(report.title)
  document.setCreator(productName)
  document.setLanguage(language)
  const plain = await document.embedFont(StandardFonts.Helvetica)
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  const paper = new Paper(document, { plain, bold })
  paper.text(report.title, { size: 20, isBold: true })
  paper.down(22)
  for (const line of report.lead) {
    paper.paragraph(line, paperSize.margin)
  }
  paper.down(10)
  const columns = columnsOf(paper, report, language)
  const line = (cells: readonly Cell[], isBold: boolean) => {
    cells.forEach((cell, index) => {
      const column = columns[index]
      if (!column) return
      const isRight = report.columns[index]?.isNumber ?? false
      const x = isRight ? column.x + column.width : column.x
      paper.text(paper.cut(cellText(cell, language), size, column.width), { x, size, isBold, isRight })
    })
    paper.down(15)
    paper.rule()
  }
  line(
    report.columns.map(({ head }) => head),
    true,
  )
  for (const row of report.rows) line(row, false)
  line(report.totals, true)
  return document.save()
}
