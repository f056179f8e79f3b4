import type { Caller } from '../../shared/access.ts'
import { ReceiptRow } from '../../shared/api/receipts.ts'
import { maxReceiptAgeDays } from '../../shared/receipt/draft.ts'
import { donorKeyOf, donorsBefore, type ReportReceipt } from '../../shared/report/build.ts'
import type { ReportQuery } from '../../shared/report/report.ts'
import { addDays } from '../../shared/time/zone.ts'
import { chunksOf } from '../chunks.ts'
import { receiptsById, receiptsOfCaller } from '../receipts/receiptTable.ts'
import type { ListQuery } from '../table/query.ts'
import { table } from '../table/table.ts'

/** Receipts that reports are made of: an agency's own, or those of a food bank's agencies, oldest first. */

type Reader = Pick<Caller, 'Role' | 'EntityID'>

/** Receipts of one read: less than a megabyte, the most that one query answers. */
const limit = 1000
/** Until its month closes a receipt may be corrected to a later day than that of its writing. */
const maxCorrectedDays = 62

/** Instants of writing that surely hold the receipts of the range, with a day more for zones. */
function writtenBetween({ start, end, dateFilterType }: ReportQuery): Pick<ListQuery, 'from' | 'to'> {
  const [early, late] = dateFilterType === 'RECEIPT' ? [0, 0] : [maxCorrectedDays, maxReceiptAgeDays]
  return {
    ...(start === null ? {} : { from: addDays(start, -early - 1) }),
    ...(end === null ? {} : { to: addDays(end, late + 2) }),
  }
}

const shown = (row: ReceiptRow): ReportReceipt => ({ ...row, categories: [] })

/** A page of receipts without their lines. `isWhole`: of a whole life, whatever the range. */
export async function receiptsPage(
  caller: Reader,
  query: ReportQuery,
  { cursor, isWhole = false }: { cursor: string | undefined; isWhole?: boolean },
) {
  const { to, from } = writtenBetween(query)
  const range = { ...(from === undefined || isWhole ? {} : { from }), ...(to === undefined ? {} : { to }) }
  const page = await table.page({ ...receiptsOfCaller(caller), ...range, limit, cursor }, ReceiptRow)
  return { rows: page.items.map(shown), cursor: page.cursor }
}

/** Receipts that are read at once with their lines. */
const atOnce = 1000

export async function withLines(receipts: readonly (ReportReceipt & { readonly ID?: number })[]) {
  const lines = new Map<number, ReportReceipt['categories']>()
  for (const some of chunksOf(
    receipts.flatMap(({ ID }) => ID ?? []),
    atOnce,
  ))
    for (const { ID, categories } of await receiptsById(some)) lines.set(ID, categories)
  return receipts.map((receipt) => ({ ...receipt, categories: lines.get(receipt.ID ?? 0) ?? receipt.categories }))
}

/** Pages that one answer looks back for earlier receipts of donors. */
const maxPagesBack = 20

/**
 * Which of these donors their agencies had before the range, latest receipts first; undefined when that takes longer than
 * an answer has.
 */
export async function knownDonors(
  caller: Reader,
  receipts: readonly ReportReceipt[],
  context: { readonly query: ReportQuery; readonly zone: string },
): Promise<ReadonlySet<string> | undefined> {
  const wanted = new Set(receipts.map(donorKeyOf))
  const known = new Set<string>()
  const { start, end } = context.query
  if (start === null) return known
  const { to = '9999' } = writtenBetween({ ...context.query, end: end ?? start })
  let cursor: string | undefined
  for (let pages = 0; pages < maxPagesBack && known.size < wanted.size; pages++) {
    const query = { ...receiptsOfCaller(caller), to, newestFirst: true, limit, cursor }
    const page = await table.page(query, ReceiptRow)
    for (const key of donorsBefore(page.items.map(shown), context)) if (wanted.has(key)) known.add(key)
    cursor = page.cursor
    if (!cursor) return known
  }
  return known.size === wanted.size ? known : undefined
}
