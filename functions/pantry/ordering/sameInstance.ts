import { pause } from '../../core/pause.ts'

/**
 * Orders of an instance that gets several calls at once, as Lambda's managed instances and the local product do: they know of
 * each other without the table. Where each call has an instance of its own, nothing of this happens.
 */
const isShared = () => process.env.AWS_LAMBDA_MAX_CONCURRENCY !== undefined

/** More at once would do the same work side by side, and answer nobody until the last place is gone. */
const maxAlone = 4
let alone = 0

/** So many are placed alone here at the moment that the next ones go into the line. */
export const isRushHere = () => isShared() && alone >= maxAlone

export async function countedAlone<T>(work: () => Promise<T>): Promise<T> {
  alone += 1
  try {
    return await work()
  } finally {
    alone -= 1
  }
}

/** Pantries whose waiting orders are decided here at the moment. */
const led = new Set<number>()
/** By the number of the order, first come first. */
const waiting = new Map<number, { readonly entityId: number; readonly tell: (outcome: unknown) => void }>()
/** Time after which a caller who was told nothing reads the table. */
const patienceMs = 3000

export const isLedHere = (entityId: number) => led.has(entityId)

/** The order's answer, told on this instance or found by `look`; undefined when it is this caller's turn to decide for the others. */
export async function toldHere(entityId: number, orderId: number, look: () => Promise<unknown>): Promise<unknown> {
  const told = new Promise<unknown>((tell) => waiting.set(orderId, { entityId, tell }))
  const outcome = await Promise.race([told, pause(patienceMs)])
  waiting.delete(orderId)
  return outcome ?? (isLedHere(entityId) ? look() : undefined)
}

/** Without an outcome: that it is to look, or to see to the others. */
export function tellHere(orderId: number, outcome?: unknown): void {
  waiting.get(orderId)?.tell(outcome)
  waiting.delete(orderId)
}

/** One at a time sees to all who wait here; afterwards the first of those who still wait does. */
export async function leadHere<T>(entityId: number, see: () => Promise<T>): Promise<T> {
  if (!isShared()) return see()
  led.add(entityId)
  try {
    return await see()
  } finally {
    led.delete(entityId)
    const next = [...waiting].find(([, one]) => one.entityId === entityId)
    if (next) tellHere(next[0])
  }
}
