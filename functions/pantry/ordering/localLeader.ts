import { pause } from '../../core/pause.ts'

/**
 * The part of the group commit within one instance that gets several calls at once, as Lambda's managed instances and the
 * local app do: its calls share a leader and its answers without the table. Unused where each call has an instance of its own.
 */
const isShared = () => process.env.AWS_LAMBDA_MAX_CONCURRENCY !== undefined

/** More at once would do the same work side by side, and answer nobody until the last place is gone. */
const maxDirect = 4
let direct = 0

/** Enough orders are placed directly here that the next ones go into the queue. */
export const isLocalRush = () => isShared() && direct >= maxDirect

export async function countedDirectly<T>(work: () => Promise<T>): Promise<T> {
  direct += 1
  try {
    return await work()
  } finally {
    direct -= 1
  }
}

/** Pantries whose waiting orders are decided here at the moment. */
const led = new Set<number>()
/** By the number of the order, first come first. */
const waiting = new Map<number, { readonly entityId: number; readonly tell: (outcome: unknown) => void }>()
/** Time after which a caller who was told nothing reads the table. */
const patienceMs = 3000

export const hasLocalLeader = (entityId: number) => led.has(entityId)

/** Returns the order's answer, told on this instance or found by `read`; undefined when this caller is to lead. */
export async function awaitLocally(entityId: number, orderId: number, read: () => Promise<unknown>): Promise<unknown> {
  const told = new Promise<unknown>((tell) => waiting.set(orderId, { entityId, tell }))
  const outcome = await Promise.race([told, pause(patienceMs)])
  waiting.delete(orderId)
  return outcome ?? (hasLocalLeader(entityId) ? read() : undefined)
}

/** Answers a waiting call; without an outcome it reads, or leads. */
export function notifyLocally(orderId: number, outcome?: unknown): void {
  waiting.get(orderId)?.tell(outcome)
  waiting.delete(orderId)
}

/** Runs one leader at a time on this instance; afterwards the first call that still waits leads. */
export async function leadLocally<T>(entityId: number, see: () => Promise<T>): Promise<T> {
  if (!isShared()) return see()
  led.add(entityId)
  try {
    return await see()
  } finally {
    led.delete(entityId)
    const next = [...waiting].find(([, one]) => one.entityId === entityId)
    if (next) notifyLocally(next[0])
  }
}
