import { table } from './table.ts'

/**
 * Timers: an item with a timer stands in the sparse `due` index until the change that settles it clears its keys. A sweep
 * queues what is due; the kind's settle function (`functions/timers/settlers.ts`) does what is due for the subject.
 */
export interface Timer {
  readonly kind: string
  readonly id: number
  readonly dueAt: string
}

/** Timers are spread over partitions, so that none of them is hot. */
const shards = 4
const shardOf = (id: number) => `DUE#${id % shards}`

/** The attributes of an item that waits for a timer. */
export const timerAttributes = ({ kind, id, dueAt }: Timer): Record<string, string> => ({
  due: shardOf(id),
  dueAt: `${dueAt}#${kind}#${id}`,
})

function timerIn(item: Readonly<Record<string, unknown>>): Timer {
  const [dueAt = '', kind = '', id] = String(item.dueAt).split('#')
  return { kind, id: Number(id), dueAt }
}

/** Timers that are due at a point of time; without one, all of them. */
export async function timersUntil(until?: Date): Promise<Timer[]> {
  const to = until ? { to: `${until.toISOString()}~` } : {}
  const all = Array.from({ length: shards }, (_, shard) => table.keys({ index: 'due', pk: shardOf(shard), ...to }))
  return (await Promise.all(all)).flat().map(timerIn)
}
