import { valuesBySize } from './household.ts'
import { type GlobalLimits, inLimitOrder, type Limit, scopeOf, typeOf } from './limit.ts'

/** Limits that apply to a product, from all the places that set some. */
export const limitSources = ['GLOBAL', 'TAG', 'PANTRYITEM'] as const
export type LimitSource = (typeof limitSources)[number]

export interface SourcedLimit extends Limit {
  readonly Source: LimitSource
  /** The tag or the product whose limit it is. */
  readonly SourceID?: number
  /** The tag's name. */
  readonly SourceName?: string
}
export interface EffectiveLimit extends SourcedLimit {
  readonly Status: 'Effective' | 'Overridden'
}

interface WithLimits {
  readonly ID: number
  readonly Limits: readonly Limit[]
}
export interface LimitSets {
  readonly global?: GlobalLimits
  readonly tags?: readonly (WithLimits & { readonly Name: string })[]
  readonly products?: readonly WithLimits[]
}

/** The limits of an owner, of tags and of products as one list: what an order is checked against. */
export function sourcedLimits({ global, tags = [], products = [] }: LimitSets): SourcedLimit[] {
  const ofGlobal = global ? [...(global.ItemsPerOrder ? [global.ItemsPerOrder] : []), ...global.OrderLimits] : []
  return [
    ...ofGlobal.map((limit) => ({ ...limit, Source: 'GLOBAL' as const })),
    ...tags.flatMap(({ ID, Name, Limits }) =>
      Limits.map((limit) => ({ ...limit, Source: 'TAG' as const, SourceID: ID, SourceName: Name })),
    ),
    ...products.flatMap(({ ID, Limits }) =>
      Limits.map((limit) => ({ ...limit, Source: 'PANTRYITEM' as const, SourceID: ID })),
    ),
  ]
}

const groupOf = (limit: Limit) => `${typeOf(limit)} ${scopeOf(limit)}`

/**
 * Limits that the grid shows: the lowest value of a type and scope is effective, with all that tie with it (decision 26), of any
 * size of households. The
 * order's check enforces the overridden ones too, since amounts of one scope differ.
 */
export function effectiveLimits(limits: readonly SourcedLimit[]): EffectiveLimit[] {
  const lowest = new Map<string, number[]>()
  for (const limit of limits) {
    const before = lowest.get(groupOf(limit))
    const values = valuesBySize(limit).map((value, size) => Math.min(value, before?.[size] ?? value))
    lowest.set(groupOf(limit), values)
  }
  const isLowest = (limit: SourcedLimit) =>
    valuesBySize(limit).some((value, size) => value === lowest.get(groupOf(limit))?.[size])
  return limits
    .map((limit) => ({ ...limit, Status: isLowest(limit) ? ('Effective' as const) : ('Overridden' as const) }))
    .toSorted(inLimitOrder)
}
