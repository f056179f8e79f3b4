import type { Item } from './client.ts'
import { eachEntry, shardOf } from './shards.ts'

/**
 * Timers: an item with a timer stands in the sparse `due` index until the change that settles it clears its keys. A sweep
 * queues what is due; the kind's settle function (`functions/settlers.ts`) does what is due for the subject.
 */
export interface Timer {
  readonly kind: string
  readonly id: number
  readonly dueAt: string
  /** The correlation id of the change that set it: what the timer causes carries it on. */
  readonly cause?: string | undefined
}

/** The attributes of an item that waits for a timer. The index has keys alone, so that its key names the cause as well. */
export const timerAttributes = ({ kind, id, dueAt, cause }: Timer): Record<string, string> => ({
  due: shardOf('DUE', id),
  dueAt: [dueAt, kind, id, ...(cause === undefined ? [] : [cause])].join('#'),
})

function timerIn(item: Item): Timer {
  const [dueAt = '', kind = '', id, ...cause] = String(item.dueAt).split('#')
  return { kind, id: Number(id), dueAt, ...(cause.length > 0 ? { cause: cause.join('#') } : {}) }
}

/** Timers that are due at a point of time; without one, all of them. */
export async function timersUntil(until?: Date, which: 'now' | 'ever' = 'ever'): Promise<Timer[]> {
  const found: Timer[] = []
  await eachEntry('DUE', { which, to: until && `${until.toISOString()}~` }, (entry) => found.push(timerIn(entry)))
  return found
}

/** Numbers of all that wait for a timer, by kind: some forty bytes each, of a million at once. */
export async function timedSubjects(): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const found = new Map<string, Set<number>>()
  await eachEntry('DUE', { which: 'ever' }, (entry) => {
    const { kind, id } = timerIn(entry)
    const ids = found.get(kind) ?? new Set()
    found.set(kind, ids.add(id))
  })
  return found
}
