import { donationCount, orderCount, receiptCount } from '../../../shared/work/totals/count.ts'
import type { TotalsCount } from '../../../shared/work/totals/totals.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { table } from '../../core/table/table.ts'
import { knownEntity } from '../../network/organizations/entityTable.ts'
import { orderById } from '../../pantry/orders/orderTable.ts'
import { donationById } from '../../rescue/donations/donationTable.ts'
import { storedReceipt } from '../../rescue/receipts/receiptTable.ts'
import { type CountedTotals, type CountSubject, countWrites, findCounted } from './totalsTable.ts'

/** Counts donations, receipts and orders as they stand now. */

async function countOfReceipt(id: number): Promise<TotalsCount | undefined> {
  const receipt = await storedReceipt(id)
  return receipt && receiptCount(receipt, await knownEntity('foodBank', receipt.FoodBankID))
}

async function countOfDonation(id: number): Promise<TotalsCount | undefined> {
  const donation = await donationById(id)
  return donation && donationCount(donation)
}

async function countOfOrder(id: number): Promise<TotalsCount | undefined> {
  const order = await orderById(id)
  return order && orderCount(order)
}

const countOf: Readonly<Record<string, (id: number) => Promise<TotalsCount | undefined>>> = {
  donation: countOfDonation,
  receipt: countOfReceipt,
  order: countOfOrder,
}

interface Loaded {
  readonly before: CountedTotals | undefined
  readonly after: TotalsCount
}

/** The record first: when it is unchanged at the write, nobody counted a later state than the one read after it. */
async function load(subject: CountSubject): Promise<Loaded | undefined> {
  const before = await findCounted(subject)
  const after = await countOf[subject.Kind]?.(subject.ID)
  return after && { before, after }
}

/** Brings the totals up to date with a donation, receipt or order; true when they changed. */
export async function countSubject({ Kind, ID }: CountSubject, now: Date): Promise<boolean> {
  const subject = { Kind, ID }
  const loaded = await load(subject)
  if (!loaded) return false
  return retryConflicts({ loaded, now, reload: () => load(subject) }, async ({ before, after }) => {
    const writes = countWrites(subject, before, after)
    if (writes.length > 0) await table.commit(writes)
    return writes.length > 0
  })
}
