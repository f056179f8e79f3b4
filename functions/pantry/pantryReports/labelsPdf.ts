import { encode } from 'uqr'
import { directions } from '../../../shared/core/text/languages.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import {
  type BagLabel,
  type LabelLayout,
  labelLayouts,
  labelPosition,
} from '../../../shared/pantry/pantryReports/labels.ts'
import type { LabelSheet } from '../../../shared/pantry/pantryReports/pantryReport.ts'
import { pdfFile } from '../../core/pdf/paper.ts'

/** Labels on their sheets or rolls, to be printed at 100 %. All is black: thermal printers have no other. */

type Pdf = PDFKit.PDFDocument
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Height of a line of Noto Sans, as a multiple of its size. */
const lineHeight = 1.36

interface Line {
  readonly words: string
  readonly isBold: boolean
  readonly isFromRight: boolean
}
/** Words in one line, as large as the room allows. */
function line(pdf: Pdf, { words, isBold, isFromRight }: Line, { x, y, width, height }: Box): void {
  pdf.font(isBold ? 'bold' : 'plain')
  const atTen = pdf.fontSize(10).widthOfString(words)
  const size = Math.min(height / lineHeight, atTen === 0 ? height : (10 * width) / atTen)
  pdf.fontSize(size).fillColor('#000000')
  const left = isFromRight ? x + width - (atTen * size) / 10 : x
  pdf.text(words, left, y + (height - size * lineHeight) / 2, { lineBreak: false })
}

/** Share of the bar's room that stays white above it, so that the line before does not touch it. */
const gapAboveMark = 0.2

/** White on black, so that it is seen from a distance. */
function mark(pdf: Pdf, words: string, { x, y, width, height }: Box): void {
  pdf.rect(x, y, width, height).fill('#000000')
  pdf.font('bold')
  const atTen = pdf.fontSize(10).widthOfString(words)
  const size = Math.min((height * 0.8) / lineHeight, (10 * (width - 8)) / Math.max(1, atTen))
  pdf.fontSize(size).fillColor('#ffffff')
  pdf.text(words, x + (width - (atTen * size) / 10) / 2, y + (height - size * lineHeight) / 2, { lineBreak: false })
}

function qrCode(pdf: Pdf, content: string, x: number, y: number, side: number): void {
  // The quiet zone that the standard asks for is four modules wide.
  const { size, data } = encode(content, { border: 4 })
  const module = side / size
  data.forEach((row, rowIndex) => {
    row.forEach((isDark, index) => {
      if (isDark) pdf.rect(x + index * module, y + rowIndex * module, module, module)
    })
  })
  pdf.fill('#000000')
}

/** Above each other: name, code, bag, and how to keep it. */
function words(pdf: Pdf, label: BagLabel, { x, y, width, height }: Box): void {
  const { keep } = label
  const isFromRight = directions[label.language] === 'rtl'
  const parts = [
    ...(label.name === undefined ? [] : [{ text: label.name, share: 3, isBold: true }]),
    { text: label.code, share: 5, isBold: true },
    { text: label.bag, share: 2, isBold: false },
  ]
  const shares = parts.reduce((sum, { share }) => sum + share, keep === '' ? 0 : 2.4)
  let top = y
  for (const { text, share, isBold } of parts) {
    const room = (height * share) / shares
    line(pdf, { words: text, isBold, isFromRight }, { x, y: top, width, height: room })
    top += room
  }
  const room = (height * 2.4) / shares
  const gap = room * gapAboveMark
  if (keep !== '') mark(pdf, keep, { x, y: top + gap, width, height: room - gap })
}

/** The QR code beside the words; above them on a label that is higher than wide. */
function drawLabel(pdf: Pdf, label: BagLabel, { width, height }: LabelLayout, left: number, top: number): void {
  const margin = Math.min(width, height) * 0.06
  const isUpright = height > width
  const side = isUpright ? Math.min(width - 2 * margin, height * 0.5) : Math.min(height - 2 * margin, width * 0.45)
  const [x, y] = [left + margin, top + margin]
  qrCode(pdf, label.code, isUpright ? left + (width - side) / 2 : x, y, side)
  const box = isUpright
    ? { x, y: y + side, width: width - 2 * margin, height: height - side - 2 * margin }
    : { x: x + side, y, width: width - side - 2 * margin, height: height - 2 * margin }
  words(pdf, label, box)
}

export function labelsPdf(
  labels: readonly BagLabel[],
  sheet: LabelSheet,
  { title, language }: { title: string; language: Language },
): Promise<Uint8Array> {
  const layout = labelLayouts[sheet]
  const size: [number, number] = [...layout.page]
  return pdfFile({ title, language, size, margin: 0 }, (pdf) => {
    let shown = 0
    for (const [index, label] of labels.entries()) {
      const { page, x, y } = labelPosition(index, layout)
      if (page > shown) {
        pdf.addPage({ size, margin: 0 })
        shown = page
      }
      drawLabel(pdf, label, layout, x, y)
    }
  })
}
