import { unpublished } from '../../functions/core/table/outbox.ts'
import { eventPrefix } from '../../functions/core/table/shape.ts'
import { eachPage, type KeyedItem, put, remove, writeAll } from './wholeTable.ts'

/**
 * Gives the accounts of a table the names that a user pool made anew has for them. Accounts are named by UUIDs, in keys and inside
 * of items: each is replaced wherever it stands. A stopped run is repeated: an item is removed after the one that replaces it is
 * there.
 */

export interface Renamed {
  readonly read: number
  readonly rewritten: number
}

type Names = ReadonlyMap<string, string>

const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g

function renamed<T>(value: T, names: Names): T {
  if (typeof value === 'string') return value.replace(uuid, (name) => names.get(name) ?? name) as T
  if (Array.isArray(value)) return value.map((one) => renamed(one, names)) as T
  if (typeof value !== 'object' || value === null || value instanceof Set || value instanceof Uint8Array) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, renamed(one, names)])) as T
}

function hasName(value: unknown, names: Names): boolean {
  if (typeof value === 'string')
    return value.length >= 36 && (value.match(uuid)?.some((name) => names.has(name)) ?? false)
  if (typeof value !== 'object' || value === null || value instanceof Set || value instanceof Uint8Array) return false
  return Object.values(value).some((one) => hasName(one, names))
}

const isMoved = (from: KeyedItem, to: KeyedItem) => from.pk !== to.pk || from.sk !== to.sk

/** An event under another key is new to the stream: its mark keeps the publisher from it. */
const quiet = (item: KeyedItem): KeyedItem =>
  item.sk.startsWith(eventPrefix) ? { ...item, [unpublished]: true } : item

export async function renameAccounts(table: string, names: Names): Promise<Renamed> {
  const counts = { read: 0, rewritten: 0 }
  if (names.size === 0) return counts
  await eachPage(table, { ConsistentRead: true }, async (items) => {
    const pairs = items.flatMap((from) => (hasName(from, names) ? [{ from, to: renamed(from, names) }] : []))
    await writeAll(
      table,
      pairs.map(({ from, to }) => put(isMoved(from, to) ? quiet(to) : to)),
    )
    await writeAll(
      table,
      pairs.flatMap(({ from, to }) => (isMoved(from, to) ? [remove(from)] : [])),
    )
    counts.read += items.length
    counts.rewritten += pairs.length
  })
  return counts
}
