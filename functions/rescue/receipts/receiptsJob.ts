import { csv, csvLines } from '../../../shared/core/grid/csv.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import { type Receipt, ReceiptRow } from '../../../shared/rescue/receipts/api.ts'
import type { ReceiptsParameters } from '../../../shared/work/jobs/kinds.ts'
import { jobTexts } from '../../../shared/work/jobs/texts.ts'
import { createdBetween } from '../../core/http/gridQuery.ts'
import type { JobKind } from '../../core/jobMachine/jobKind.ts'
import { table } from '../../core/table/table.ts'
import { holdsReceiptWords, receiptsById, receiptsOfCaller } from './receiptTable.ts'

/** Receipts of one step: their rows are less than a megabyte, the most that one query reads. */
const rows = 1000

function headsIn(language: Language): string[] {
  const text = jobTexts[language]
  return [text.code, text.date, text.agency, text.donor, text.location, text.category, text.pounds, text.notes]
}

const linesOf = (receipt: Receipt) =>
  receipt.categories.map((item) => [
    receipt.Code,
    receipt.Date,
    receipt.Agency.Name,
    receipt.DonorLocation.Donor.Name,
    receipt.DonorLocation.Code,
    item.Name,
    item.Pounds,
    receipt.Notes,
  ])

/** The caller's receipts as CSV, newest first, a line for each category: its pounds add up to those of the receipts. */
export const receiptsJob: JobKind<ReceiptsParameters> = {
  step: async (parameters, cursor, { caller, now }) => {
    const list = { ...receiptsOfCaller(caller), ...createdBetween(parameters, 'status', now), newestFirst: true }
    const page = await table.page({ ...list, limit: rows, cursor: cursor ?? undefined }, ReceiptRow)
    const wanted = page.items.filter((row) => holdsReceiptWords(row, parameters.searchFilter))
    const found = await receiptsById(wanted.map(({ ID }) => ID))
    const inOrder = found.toSorted((a, b) => (a.Created === b.Created ? b.ID - a.ID : a.Created < b.Created ? 1 : -1))
    return { content: csvLines(inOrder.flatMap(linesOf)), rows: inOrder.length, cursor: page.cursor }
  },
  compose: async (parts, { dateStartFilter, dateEndFilter }, { language }) => ({
    name: `receipts-${dateStartFilter}-${dateEndFilter}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    content: csv([headsIn(language)]) + (await Array.fromAsync(parts)).join(''),
  }),
}
