import type { AdjustmentReason } from './stock.ts'

/** Kinds of saying a change of the shelf: what was counted, how many came in, or how many are no longer there. */
export type AmountKind = 'counted' | 'more' | 'fewer' | 'either'

export function amountKind(reason: AdjustmentReason): AmountKind {
  if (reason === 'counted') return 'counted'
  if (reason === 'received') return 'more'
  return reason === 'other' ? 'either' : 'fewer'
}

/** The difference to what was seen on the shelf; undefined for what is no amount of this kind. */
export function differenceOf(reason: AdjustmentReason, typed: string, shelf: number): number | undefined {
  const amount = Number(typed)
  if (typed.trim() === '' || !Number.isInteger(amount) || Math.abs(amount) > 1_000_000) return undefined
  const kind = amountKind(reason)
  if (kind === 'counted') return amount < 0 ? undefined : amount - shelf
  if (kind === 'either') return amount === 0 ? undefined : amount
  if (amount <= 0) return undefined
  return kind === 'more' ? amount : -amount
}
