import type { Caller } from '../../../shared/core/access.ts'
import { addDays } from '../../../shared/core/time/zone.ts'
import { ReceiptRow } from '../../../shared/rescue/receipts/api.ts'
import { maxReceiptAgeDays } from '../../../shared/rescue/receipts/draft.ts'
import { donorKeyOf, donorsBefore, type ReportReceipt } from '../../../shared/work/reports/build.ts'
import type { ReportQuery } from '../../../shared/work/reports/report.ts'
import { chunksOf } from '../../core/chunks.ts'
import { and, type Condition, equals, less, oneOf, within } from '../../core/table/conditions.ts'
import type { ListQuery } from '../../core/table/query.ts'
import { table } from '../../core/table/table.ts'
import { receiptsById, receiptsOfCaller } from '../../rescue/receipts/receiptTable.ts'

/** Receipts that reports are made of: an agency's own, or those of a food bank's agencies, oldest first. */

type Reader = Pick<Caller, 'Role' | 'EntityID'>

/** Receipts of one read: of a step less than a megabyte, at once all of one, the most that one query reads. */
const limit = 1000
export const limitAtOnce = 4000
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

/** Rows of the range's days of pickup, and of its donor: most of what was written between the bounds is of other days. */
function reported({ start, end, dateFilterType, donorLocationId }: ReportQuery): Condition | undefined {
  const conditions = [
    dateFilterType === 'RECEIPT' ? [] : within('row.Date', start ?? '0', end ?? '9'),
    donorLocationId === null ? [] : equals({ 'row.DonorLocation.ID': donorLocationId }),
  ].flat()
  return conditions.length > 0 ? and(...conditions) : undefined
}

interface From {
  readonly cursor: string | undefined
  readonly limit?: number
  /** Of a whole life, whatever the range. */
  readonly isWhole?: boolean
}

/** A page of receipts without their lines. */
export async function receiptsPage(caller: Reader, query: ReportQuery, { isWhole = false, ...page }: From) {
  const { to, from } = writtenBetween(query)
  const range = { ...(from === undefined || isWhole ? {} : { from }), ...(to === undefined ? {} : { to }) }
  const rowsWhere = isWhole ? undefined : reported(query)
  const found = await table.page({ limit, ...receiptsOfCaller(caller), ...range, ...page, rowsWhere }, ReceiptRow)
  return { rows: found.items.map(shown), cursor: found.cursor }
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

/** Values that DynamoDB takes in one list of a filter. */
const maxNamed = 100

/** Pickups of before a day, of these agencies and stores alone where they are few: the longer the way back, the fewer are left. */
function pickedUpBefore(day: string, donors: readonly ReportReceipt[]): Condition {
  const ofThese = (field: 'Agency' | 'DonorLocation'): Condition[] => {
    const ids = [...new Set(donors.map((donor) => donor[field].ID))]
    return ids.length > maxNamed ? [] : [oneOf(`row.${field}.ID`, ids)]
  }
  return and(less('row.Date', day), ...ofThese('Agency'), ...ofThese('DonorLocation'))
}

/** Pages of a megabyte that one answer looks back for earlier receipts of donors: some 150,000 receipts. */
const maxPagesBack = 40

/**
 * Donors among these that their agencies had before the range of pickups, latest receipts first; undefined when that
 * takes longer than an answer has.
 */
export async function knownDonors(
  caller: Reader,
  receipts: readonly ReportReceipt[],
  context: { readonly query: ReportQuery; readonly zone: string; readonly until: number },
): Promise<ReadonlySet<string> | undefined> {
  const unknown = new Map(receipts.map((receipt) => [donorKeyOf(receipt), receipt]))
  const known = new Set<string>()
  const { start, end } = context.query
  if (start === null) return known
  const { to = '9999' } = writtenBetween({ ...context.query, end: end ?? start })
  let cursor: string | undefined
  for (let pages = 0; unknown.size > 0; pages++) {
    if (pages === maxPagesBack || Date.now() >= context.until) return undefined
    const rowsWhere = pickedUpBefore(start, [...unknown.values()])
    const query = { ...receiptsOfCaller(caller), to, newestFirst: true, limit: limitAtOnce, cursor, rowsWhere }
    const page = await table.page(query, ReceiptRow)
    for (const key of donorsBefore(page.items.map(shown), context)) if (unknown.delete(key)) known.add(key)
    cursor = page.cursor
    if (!cursor) break
  }
  return known
}
