import type { Key } from '../../../functions/core/table/shape.ts'
import type { Write } from '../../../functions/core/table/write.ts'
import { type CountSubject, recordOf, sumsOf } from '../../../functions/work/totals/totalsTable.ts'
import { donationCount, receiptCount } from '../../../shared/work/totals/count.ts'
import { addAmounts, noAmounts, type TotalsAmounts, type TotalsCount } from '../../../shared/work/totals/totals.ts'
import type { DonationRun } from './donationRun.ts'
import type { Plan } from './plan.ts'

/** The totals of the donations that are seeded: summed here, because a sum is one item that every write would wait for. */
export class TotalsOfRuns {
  readonly #sums = new Map<string, { at: Key; amounts: TotalsAmounts }>()
  readonly #plan: Plan

  constructor(plan: Plan) {
    this.#plan = plan
  }

  /** The records of what a run counts for, to be written with it. */
  count({ donation, receipt }: Pick<DonationRun, 'donation' | 'receipt'>): Write[] {
    const counted = [this.#add({ Kind: 'donation', ID: donation.ID }, donationCount(donation))]
    const foodBank = this.#plan.entities.find(({ ID }) => ID === receipt?.FoodBankID)
    if (receipt && foodBank?.Kind === 'foodBank')
      counted.push(this.#add({ Kind: 'receipt', ID: receipt.ID }, receiptCount(receipt, foodBank)))
    return counted
  }

  /** The sums, once everything is counted. */
  writes(): Write[] {
    return [...this.#sums.values()].map(({ at, amounts }) => ({ put: { ...at, ...amounts } }))
  }

  #add(subject: CountSubject, count: TotalsCount): Write {
    for (const at of sumsOf(count)) {
      const name = `${at.pk} ${at.sk}`
      const before = this.#sums.get(name)?.amounts ?? noAmounts
      this.#sums.set(name, { at, amounts: addAmounts(before, count.Amounts) })
    }
    return { put: recordOf(subject, 1, count) }
  }
}
