import * as z from 'zod/mini'
import { Day, ID, toTenth } from '../../core/schema/fields.ts'

/** Totals of donations and receipts by day or month, and the rates that follow from them. */

const Number0 = z._default(z.number(), 0)

/** Numbers that are summed. A donation counts on the day it was posted, a receipt on its own date. */
export const TotalsAmounts = z.object({
  Donations: Number0,
  OfferedPounds: Number0,
  /** Donations that an agency accepted, also when they were never picked up. */
  Claimed: Number0,
  ClaimedPounds: Number0,
  /** Sum of the minutes from the post, or from a delayed start, to the acceptance. */
  ClaimMinutes: Number0,
  /** Donations that ended without any agency. */
  Unclaimed: Number0,
  /** Cancelled donations are neither claimed nor unclaimed. */
  Cancelled: Number0,
  Receipts: Number0,
  /** Pounds on receipts. */
  ReceivedPounds: Number0,
})
export type TotalsAmounts = z.infer<typeof TotalsAmounts>

export const noAmounts: TotalsAmounts = TotalsAmounts.parse({})

const names = Object.keys(noAmounts) as (keyof TotalsAmounts)[]

export const addAmounts = (a: TotalsAmounts, b: Partial<TotalsAmounts>): TotalsAmounts =>
  Object.fromEntries(names.map((name) => [name, toTenth(a[name] + (b[name] ?? 0))])) as TotalsAmounts

export const sumAmounts = (all: readonly Partial<TotalsAmounts>[]): TotalsAmounts =>
  all.reduce<TotalsAmounts>(addAmounts, noAmounts)

/** Share of the settled donations that an agency took, 0-1; null while none is settled. */
export const shareClaimed = ({ Claimed, Unclaimed }: Pick<TotalsAmounts, 'Claimed' | 'Unclaimed'>): number | null =>
  Claimed + Unclaimed > 0 ? Claimed / (Claimed + Unclaimed) : null

/** Mean minutes until a donation was claimed; null when none was. */
export const minutesToClaim = ({
  Claimed,
  ClaimMinutes,
}: Pick<TotalsAmounts, 'Claimed' | 'ClaimMinutes'>): number | null => (Claimed > 0 ? ClaimMinutes / Claimed : null)

/** The totals of one food bank's donations in a day, `YYYY-MM-DD`, or a month, `YYYY-MM`. */
export interface PeriodTotals extends TotalsAmounts {
  readonly Period: string
  readonly FoodBankID: number
}

/** Sums of the entries with the same key, in the order of the keys. */
export function sumBy<K extends string | number>(
  totals: readonly PeriodTotals[],
  keyOf: (one: PeriodTotals) => K,
): { key: K; amounts: TotalsAmounts }[] {
  const sums = new Map<K, TotalsAmounts>()
  for (const one of totals) sums.set(keyOf(one), addAmounts(sums.get(keyOf(one)) ?? noAmounts, one))
  return [...sums].map(([key, amounts]) => ({ key, amounts })).sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** Food banks that a split names; the others are one part. */
export const maxParts = 5

/** Totals by period of each of the largest food banks by pounds received, and of all the others together (0). */
export function splitTotals(totals: readonly PeriodTotals[]) {
  const named = sumBy(totals, ({ FoodBankID }) => FoodBankID)
    .toSorted((a, b) => b.amounts.ReceivedPounds - a.amounts.ReceivedPounds)
    .slice(0, maxParts)
    .map(({ key }) => key)
  const partOf = ({ FoodBankID }: PeriodTotals) => (named.includes(FoodBankID) ? FoodBankID : 0)
  const parts = Map.groupBy(totals, partOf)
  return [...named, 0].flatMap((FoodBankID) => {
    const part = parts.get(FoodBankID)
    if (!part) return []
    const trend = sumBy(part, ({ Period }) => Period).map(({ key: Period, amounts }) => ({ Period, ...amounts }))
    return [{ FoodBankID, trend }]
  })
}

/** Days before today that its figures are compared with. */
export const comparedDays = 14

/** Numbers of a pantry's day, summed over its orders: a hand-over counts on its own day, a missed order on that it was for. */
export const PantryAmounts = z.object({
  /** Orders and walk-ins. */
  HandOvers: Number0,
  PeopleServed: Number0,
  ItemsGiven: Number0,
  PoundsGiven: Number0,
  NoShows: Number0,
})
export type PantryAmounts = z.infer<typeof PantryAmounts>
export const noPantryAmounts: PantryAmounts = PantryAmounts.parse({})

/** Numbers that one donation, receipt or order adds to the totals of its day, and their owners. */
export const TotalsCount = z.object({
  FoodBankID: ID,
  /** Entities with totals by day: food bank, donor and donor location. */
  Owners: z.array(ID),
  /** Those who see several food banks have totals by day and by month: association, co-op, network. */
  Watchers: z.array(z.string()),
  /** The entity whose pantry has totals by day. */
  PantryID: z.optional(ID),
  Day: Day,
  Amounts: z.partial(z.extend(TotalsAmounts, PantryAmounts.shape)),
})
export type TotalsCount = z.infer<typeof TotalsCount>
