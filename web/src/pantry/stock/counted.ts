import { maxCountLines } from '../../../../shared/pantry/stock/count.ts'
import { Quantity } from '../../../../shared/pantry/stock/stock.ts'
import type { CountDrafts } from './useCountDrafts.ts'

/** Reads a typed count; undefined for text that is none. */
export function countedIn(typed: string): number | undefined {
  const counted = Quantity.safeParse(Number(typed))
  return typed.trim() !== '' && counted.success ? counted.data : undefined
}

export interface CountToSend {
  readonly PantryInventoryItemID: number
  readonly CountedQuantity: number
  readonly SeenQuantity: number
  readonly CountedAt: string
}

/** The typed counts of these products. */
export const countsToSend = (drafts: CountDrafts, productIds: readonly number[]): CountToSend[] =>
  productIds.flatMap((id) => {
    const draft = drafts[id]
    const counted = draft && countedIn(draft.typed)
    if (!draft || counted === undefined) return []
    return [{ PantryInventoryItemID: id, CountedQuantity: counted, SeenQuantity: draft.seen, CountedAt: draft.at }]
  })

/** Groups counts by the limit of one call. */
export const inCalls = (counts: readonly CountToSend[]): CountToSend[][] =>
  Array.from({ length: Math.ceil(counts.length / maxCountLines) }, (_, index) =>
    counts.slice(index * maxCountLines, (index + 1) * maxCountLines),
  )
