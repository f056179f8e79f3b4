import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import type { Receipt } from '../../shared/api/receipts.ts'
import { receiptItemName, storageName } from '../../shared/donation/names.ts'
import { receiptTexts } from '../../shared/text/receipts.ts'
import { fill, type Language, productName } from '../../shared/text/text.ts'
import { formatDay, formatInstant } from '../../shared/time/zone.ts'

/**
 * A receipt on paper, US Letter. The standard fonts need no font file and hold the letters of English and Spanish; a
 * letter that they don't hold is printed as a question mark.
 */

export interface PrintedReceipt {
  readonly receipt: Receipt
  readonly foodBank: { readonly Name: string; readonly TimeZone: string }
  readonly language: Language
}

const page = { width: 612, height: 792, margin: 54 }
const black = rgb(0, 0, 0)
const grey = rgb(0.35, 0.35, 0.35)

class Paper {
  readonly #document: PDFDocument
  readonly #fonts: { readonly plain: PDFFont; readonly bold: PDFFont }
  #page: PDFPage
  #y = page.height - page.margin

  constructor(document: PDFDocument, fonts: { plain: PDFFont; bold: PDFFont }) {
    this.#document = document
    this.#fonts = fonts
    this.#page = document.addPage([page.width, page.height])
  }

  /** Moves down; text that would leave the page begins the next. */
  down(by: number): void {
    this.#y -= by
    if (this.#y >= page.margin) return
    this.#page = this.#document.addPage([page.width, page.height])
    this.#y = page.height - page.margin
  }

  text(words: string, { x = page.margin, size = 11, isBold = false, color = black, isRight = false } = {}): void {
    const font = isBold ? this.#fonts.bold : this.#fonts.plain
    const shown = printable(words, font)
    const left = isRight ? x - font.widthOfTextAtSize(shown, size) : x
    this.#page.drawText(shown, { x: left, y: this.#y, size, font, color })
  }

  /** Words over as many lines as they need. */
  paragraph(words: string, x: number): void {
    const font = this.#fonts.plain
    for (const line of wrapped(printable(words, font), font, 11, page.width - page.margin - x)) {
      this.text(line, { x })
      this.down(16)
    }
  }

  rule(): void {
    const y = this.#y + 12
    this.#page.drawLine({ start: { x: page.margin, y }, end: { x: page.width - page.margin, y }, color: grey })
  }
}

function printable(words: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet())
  return [...words]
    .map((letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : letter === '\n' ? ' ' : '?'))
    .join('')
}

export function wrapped(
  words: string,
  font: Pick<PDFFont, 'widthOfTextAtSize'>,
  size: number,
  width: number,
): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === '' ? lines : [...lines, line]
}

const pounds = (value: number, language: Language) =>
  `${value.toLocaleString(language === 'es' ? 'es-US' : 'en-US', { maximumFractionDigits: 1 })} lb`

/** What stands above the lines. */
function factsOf({ receipt, foodBank, language }: PrintedReceipt): [string, string][] {
  const text = receiptTexts[language]
  const { DonorLocation: place, StorageRequirement: storage } = receipt
  return [
    [text.day, formatDay(receipt.Date, language)],
    [text.agency, receipt.Agency.Name],
    [text.donor, `${place.Donor.Name} · ${place.Code}`],
    ...(storage ? [[text.storage, storageName(storage, language)] as [string, string]] : []),
    ...(receipt.IsVolunteer ? [[text.volunteer, text.volunteerYes] as [string, string]] : []),
    ...(receipt.Notes ? [[text.notes, receipt.Notes] as [string, string]] : []),
    ...(receipt.AdHocTransactionID ? [[text.donation, String(receipt.AdHocTransactionID)] as [string, string]] : []),
    [text.createdAt, formatInstant(new Date(receipt.Created), foodBank.TimeZone, language)],
  ]
}

export async function receiptPdf(printed: PrintedReceipt): Promise<Uint8Array> {
  const { receipt, foodBank, language } = printed
  const text = receiptTexts[language]
  const document = await PDFDocument.create()
  document.setTitle(fill(text.receipt, { code: receipt.Code }))
  document.setCreator(productName)
  document.setLanguage(language)
  const plain = await document.embedFont(StandardFonts.Helvetica)
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  const paper = new Paper(document, { plain, bold })
  paper.text(foodBank.Name, { color: grey })
  paper.down(28)
  paper.text(fill(text.receipt, { code: receipt.Code }), { size: 20, isBold: true })
  paper.down(32)
  for (const [label, value] of factsOf(printed)) {
    paper.text(label, { color: grey })
    paper.paragraph(value, 210)
    paper.down(2)
  }
  drawLines(paper, printed)
  return document.save()
}

function drawLines(paper: Paper, { receipt, language }: PrintedReceipt): void {
  const text = receiptTexts[language]
  const right = page.width - page.margin
  const line = (label: string, value: string, isBold: boolean) => {
    paper.text(label, { isBold })
    paper.text(value, { x: right, isRight: true, isBold })
    paper.down(20)
    paper.rule()
  }
  paper.down(18)
  line(text.category, text.pounds, true)
  for (const item of receipt.categories) line(receiptItemName(item, language), pounds(item.Pounds, language), false)
  line(text.total, pounds(receipt.Pounds, language), true)
}
