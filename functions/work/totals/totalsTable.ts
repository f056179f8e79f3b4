import * as z from 'zod/mini'
import { toTenth } from '../../../shared/core/schema/fields.ts'
import { monthOf } from '../../../shared/core/time/zone.ts'
import { PantryAmounts, type PeriodTotals, TotalsAmounts, TotalsCount } from '../../../shared/work/totals/totals.ts'
import { absent, atVersion } from '../../core/table/conditions.ts'
import { totalsKeys } from '../../core/table/keys/totals.ts'
import type { Key } from '../../core/table/shape.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/**
 * Totals by day and month, kept as sums. Each donation, receipt and order has a record of what it has added; counting it again
 * adds the difference and replaces the record in one transaction. So a repeated, late or reordered event changes nothing,
 * a correction counts once, and data from before the totals existed is counted by the same function.
 */

/** `Version` is the record's own: it counts how often the subject was counted. */
export const CountedTotals = z.object({ Version: z.int(), Count: TotalsCount })
export type CountedTotals = z.infer<typeof CountedTotals>

export interface CountSubject {
  readonly Kind: string
  readonly ID: number
}

export const findCounted = ({ Kind, ID }: CountSubject) => table.get(totalsKeys.counted(Kind, ID), CountedTotals)

/** The record of a count; the first one of a subject is version 1. */
export const recordOf = ({ Kind, ID }: CountSubject, Version: number, Count: TotalsCount) => ({
  ...totalsKeys.counted(Kind, ID),
  Version,
  Count,
})

/** The sums that a count stands in. */
export function sumsOf({ Owners, Watchers, PantryID, Day, FoodBankID }: TotalsCount): Key[] {
  return [
    ...[...new Set<number | string>([...Owners, ...Watchers])].map((owner) => totalsKeys.day(owner, Day, FoodBankID)),
    ...Watchers.map((watcher) => totalsKeys.month(watcher, monthOf(Day), FoodBankID)),
    ...(PantryID === undefined ? [] : [totalsKeys.pantryDay(PantryID, Day)]),
  ]
}

interface Change {
  readonly update: Key
  readonly add: Record<string, number>
}

function addTo(changes: Map<string, Change>, count: TotalsCount, factor: 1 | -1): void {
  for (const update of sumsOf(count)) {
    const name = `${update.pk} ${update.sk}`
    const add = { ...changes.get(name)?.add }
    for (const [field, amount] of Object.entries(count.Amounts))
      add[field] = toTenth((add[field] ?? 0) + factor * (amount ?? 0))
    changes.set(name, { update, add })
  }
}

const withoutZeros = ({ update, add }: Change): Change[] => {
  const changed = Object.entries(add).filter(([, more]) => more !== 0)
  return changed.length > 0 ? [{ update, add: Object.fromEntries(changed) }] : []
}

/** The writes that lead from what was counted to what counts now; none when both are the same. */
export function countWrites(subject: CountSubject, before: CountedTotals | undefined, after: TotalsCount): Write[] {
  const changes = new Map<string, Change>()
  if (before) addTo(changes, before.Count, -1)
  addTo(changes, after, 1)
  const updates = [...changes.values()].flatMap(withoutZeros)
  if (updates.length === 0) return []
  const record = recordOf(subject, (before?.Version ?? 0) + 1, after)
  return [{ put: record, when: before ? atVersion(before.Version) : absent }, ...updates]
}

const Stored = z.extend(TotalsAmounts, { sk: z.string() })

function periodTotals({ sk, ...amounts }: z.infer<typeof Stored>): PeriodTotals {
  const [Period = '', foodBankId] = sk.split('#')
  return { Period, FoodBankID: Number(foodBankId), ...amounts }
}

/**
 * The totals of an entity by day, or of a watcher by month: one entry a period and food bank, in order, without the
 * periods in which nothing was counted. Both ends of the range are included.
 */
export async function loadTotals(
  owner: number | string,
  by: 'day' | 'month',
  { start, end }: { readonly start: string; readonly end: string },
): Promise<PeriodTotals[]> {
  const { pk } = totalsKeys[by](owner, '', 0)
  const found = await table.all({ pk, from: start, to: `${end}#~` }, Stored)
  return found.map(periodTotals)
}

const StoredPantryDay = z.extend(PantryAmounts, { sk: z.string() })

/** Totals of an entity's pantry by day, both ends included, without the days on which nothing was counted. */
export async function loadPantryDays(entityId: number, start: string, end: string) {
  const { pk } = totalsKeys.pantryDay(entityId, '')
  const found = await table.all({ pk, from: start, to: end }, StoredPantryDay)
  return found.map(({ sk: Day, ...Figures }) => ({ Day, Figures }))
}
