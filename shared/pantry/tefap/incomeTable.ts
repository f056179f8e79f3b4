import * as z from 'zod/mini'
import published from './povertyGuidelines.json' with { type: 'json' }
import type { StateRules } from './stateRules.ts'

/**
 * Income line by household size (decision 62): the poverty guideline that is in force on a day, times the state's percentage.
 * The household confirms that it is at or below the line; an amount of its own is asked by nobody.
 */

const Amounts = z.strictObject({ one: z.int().check(z.positive()), more: z.int().check(z.positive()) })
const Guideline = z.strictObject({
  year: z.int(),
  /** Day of its publication. */
  start: z.iso.date(),
  source: z.string(),
  contiguous: z.optional(Amounts),
  alaska: z.optional(Amounts),
  hawaii: z.optional(Amounts),
})
type Guideline = z.infer<typeof Guideline>
const guidelines = z.array(Guideline).parse(published.guidelines)

export const IncomeTable = z.object({
  /** Named on the certificate, such as `2026 x 185%`. */
  Version: z.string(),
  Start: z.iso.date(),
  /** Dollars a year for households of 1, 2 and so on. */
  Lines: z.array(z.int()),
  /** For each person more. */
  More: z.int(),
})
export type IncomeTable = z.infer<typeof IncomeTable>

const listedSizes = 8
type Facts = Pick<StateRules, 'region' | 'incomePercent' | 'tableStarts'>

const startOf = ({ year, start }: Guideline, { tableStarts }: Facts) =>
  tableStarts === 'july1' ? `${year}-07-01` : start
/** Up to the next whole dollar, as USDA rounds its lines. */
const times = (amount: number, percent: number) => Math.ceil((amount * percent) / 100)

/** Table in force on the day; of days before the first, the first. */
export function incomeTableOn(day: string, rules: Facts, known: readonly Guideline[] = guidelines): IncomeTable {
  const own = known.filter((one) => one[rules.region]).toSorted((a, b) => a.year - b.year)
  const guideline = own.findLast((one) => startOf(one, rules) <= day) ?? own[0]
  const amounts = guideline?.[rules.region]
  if (!guideline || !amounts) throw new Error(`There is no poverty guideline for ${rules.region}`)
  const lineOf = (size: number) => times(amounts.one + (size - 1) * amounts.more, rules.incomePercent)
  return {
    Version: `${guideline.year} x ${rules.incomePercent}%`,
    Start: startOf(guideline, rules),
    Lines: Array.from({ length: listedSizes }, (_, index) => lineOf(index + 1)),
    More: times(amounts.more, rules.incomePercent),
  }
}
