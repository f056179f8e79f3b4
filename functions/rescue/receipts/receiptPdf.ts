import { locales } from '../../../shared/core/text/languages.ts'
import { fill, type Language } from '../../../shared/core/text/text.ts'
import { formatDay, formatInstant } from '../../../shared/core/time/zone.ts'
import { receiptItemName, storageName } from '../../../shared/rescue/donations/names.ts'
import type { Receipt } from '../../../shared/rescue/receipts/api.ts'
import { receiptTexts } from '../../../shared/rescue/receipts/texts.ts'
import { grey, type Paper, paperSize, pdfOf } from '../../core/pdf/paper.ts'

/** A receipt on paper. */

export interface PrintedReceipt {
  readonly receipt: Receipt
  readonly foodBank: { readonly Name: string; readonly TimeZone: string }
  readonly language: Language
}

const pounds = (value: number, language: Language) =>
  `${value.toLocaleString(locales[language], { maximumFractionDigits: 1 })} lb`

/** Part above the lines. */
function factsOf({ receipt, foodBank, language }: PrintedReceipt): [string, string][] {
  const text = receiptTexts[language]
  const { DonorLocation: location, StorageRequirement: storage } = receipt
  return [
    [text.pickup, formatDay(receipt.Date, language)],
    [text.agency, receipt.Agency.Name],
    [text.donor, `${location.Donor.Name} · ${location.Code}`],
    ...(storage ? [[text.storage, storageName(storage, language)] as [string, string]] : []),
    ...(receipt.IsVolunteer ? [[text.volunteer, text.volunteerYes] as [string, string]] : []),
    ...(receipt.Notes ? [[text.notes, receipt.Notes] as [string, string]] : []),
    ...(receipt.AdHocTransactionID ? [[text.donation, String(receipt.AdHocTransactionID)] as [string, string]] : []),
    [text.createdAt, formatInstant(new Date(receipt.Created), foodBank.TimeZone, language)],
  ]
}

/** Left edge of the values, beside their labels. */
const valuesAt = 210

export function receiptPdf(printed: PrintedReceipt): Promise<Uint8Array> {
  const { receipt, foodBank, language } = printed
  const title = fill(receiptTexts[language].receipt, { code: receipt.Code })
  return pdfOf({ title, language }, (paper) => {
    paper.text(foodBank.Name, { color: grey })
    paper.down(10)
    paper.text(title, { size: 20, isBold: true })
    paper.down(12)
    for (const [label, value] of factsOf(printed)) {
      paper.cell(label, { width: valuesAt - paperSize.margin - 10, color: grey })
      paper.text(value, { x: valuesAt })
      paper.down(4)
    }
    paper.down(18)
    drawLines(paper, printed)
  })
}

function drawLines(paper: Paper, { receipt, language }: PrintedReceipt): void {
  const text = receiptTexts[language]
  const width = (paperSize.width - 2 * paperSize.margin) / 2
  const line = (label: string, value: string, isBold: boolean) => {
    paper.down(0, 22)
    paper.cell(label, { width, isBold })
    paper.cell(value, { x: paperSize.margin + width, width, isRight: true, isBold })
    paper.down(18)
    paper.rule()
    paper.down(4)
  }
  line(text.category, text.pounds, true)
  for (const item of receipt.categories) line(receiptItemName(item, language), pounds(item.Pounds, language), false)
  line(text.total, pounds(receipt.Pounds, language), true)
}
