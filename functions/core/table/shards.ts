import { chunksOf } from '../chunks.ts'
import type { Item } from './client.ts'
import { fewestShards, mostShards } from './shape.ts'
import { table } from './table.ts'

/**
 * Shards of the sparse `due` index: marks of the outbox and timers are spread over partition keys, each of which takes 1,000
 * writes a second. A tenant's file says over how many. The number may be raised and lowered at any time: whoever has to find
 * everything looks into every shard that a file may ask for, so that no mark is lost, whatever the number was.
 */
type Kind = 'OUTBOX' | 'DUE'

/** Shards that are written into now. */
const shards = () => Number(process.env.SHARDS ?? fewestShards)

export const shardOf = (kind: Kind, id: number) => `${kind}#${id % shards()}`

/** Queries at once. */
const atOnce = 8

/** Visits the entries up to a position, of the shards that are written into now or of all that may ever have been. */
export async function eachEntry(
  kind: Kind,
  { which, to }: { readonly which: 'now' | 'ever'; readonly to?: string | undefined },
  visit: (entry: Item) => void,
): Promise<void> {
  const all = Array.from({ length: which === 'now' ? shards() : mostShards }, (_, shard) => `${kind}#${shard}`)
  const visitOne = async (pk: string) => {
    const query = { index: 'due', pk, ...(to === undefined ? {} : { to }) } as const
    for await (const entries of table.keyPages(query)) entries.forEach(visit)
  }
  for (const some of chunksOf(all, atOnce)) await Promise.all(some.map(visitOne))
}
