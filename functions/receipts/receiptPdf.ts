import { PDFDocument, StandardFonts } from 'pdf-lib'
import type { Receipt } from '../../shared/api/receipts.ts'
import { receiptItemName, storageName } from '../../shared/donation/names.ts'
import { receiptTexts } from '../../shared/text/receipts.ts'
import { fill, type Language, productName } from '../../shared/text/text.ts'
import { formatDay, formatInstant } from '../../shared/time/zone.ts'
import { grey, Paper, paperSize } from '../pdf/paper.ts'

/** A receipt on paper. */

export interface PrintedReceipt {
  readonly receipt: Receipt
  readonly foodBank: { readonly Name: string; readonly TimeZone: string }
  readonly language: Language
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
  const right = paperSize.width - paperSize.margin
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
