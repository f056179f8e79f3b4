import type { Key } from '../../../functions/core/table/shape.ts'
import type { Write } from '../../../functions/core/table/write.ts'
import { type CountSubject, recordOf, sumsOf } from '../../../functions/work/totals/totalsTable.ts'
import { toTenth } from '../../../shared/core/schema/fields.ts'
import { donationCount, receiptCount } from '../../../shared/work/totals/count.ts'
import type { TotalsCount } from '../../../shared/work/totals/totals.ts'
import type { DonationRun } from './donationRun.ts'
import type { Plan } from './plan.ts'

/** The totals of what is seeded: summed here, because a sum is one item that every write would wait for. */
export class SeededTotals {
  readonly #sums = new Map<string, { at: Key; amounts: Record<string, number> }>()

  /** The record of what a subject counts for, to be written with it; none while it counts for nothing. */
  add(subject: CountSubject, count: TotalsCount): Write[] {
    if (Object.keys(count.Amounts).length === 0) return []
    for (const at of sumsOf(count)) {
      const name = `${at.pk} ${at.sk}`
      const amounts = this.#sums.get(name)?.amounts ?? {}
      for (const [field, amount] of Object.entries(count.Amounts))
        amounts[field] = toTenth((amounts[field] ?? 0) + (amount ?? 0))
      this.#sums.set(name, { at, amounts })
    }
    return [{ put: recordOf(subject, 1, count) }]
  }

  /** The sums, once everything is counted. */
  writes(): Write[] {
    return [...this.#sums.values()].map(({ at, amounts }) => ({ put: { ...at, ...amounts } }))
  }
}

/** The records of what a run's donation and receipt count for. */
export function countRun(totals: SeededTotals, plan: Plan, { donation, receipt }: DonationRun): Write[] {
  const counted = totals.add({ Kind: 'donation', ID: donation.ID }, donationCount(donation))
  const foodBank = plan.entities.find(({ ID }) => ID === receipt?.FoodBankID)
  if (receipt && foodBank?.Kind === 'foodBank')
    counted.push(...totals.add({ Kind: 'receipt', ID: receipt.ID }, receiptCount(receipt, foodBank)))
  return counted
}
