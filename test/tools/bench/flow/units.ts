import { isDeepStrictEqual } from 'node:util'
import { tableShape } from '../../../../functions/core/table/shape.ts'

/** Units that DynamoDB charges for reads and writes, reckoned from the items, for a table that lies in memory. */

type Item = Readonly<Record<string, unknown>>

/** Bytes as DynamoDB counts them: names, texts, binaries, numbers by their digits, and a little for each list, map and member. */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value)
  if (typeof value === 'number') return Math.ceil(String(Math.abs(value)).replace(/\D/g, '').length / 2) + 1
  if (typeof value !== 'object' || value === null) return 1
  if (value instanceof Uint8Array) return value.byteLength
  if (Array.isArray(value)) return 3 + value.reduce((sum: number, one) => sum + 1 + bytesOf(one), 0)
  return 3 + Object.entries(value).reduce((sum, [name, one]) => sum + 1 + Buffer.byteLength(name) + bytesOf(one), 0)
}
/** Of items and lines that are never changed: each is measured once. */
const sizes = new WeakMap<Item, number>()
function sizeOf(item: Item): number {
  const known = sizes.get(item)
  if (known !== undefined) return known
  const size = Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + bytesOf(value), 0)
  sizes.set(item, size)
  return size
}

const unitsOf = (bytes: number, bytesOfUnit: number) => Math.max(1, Math.ceil(bytes / bytesOfUnit))
const written = (item: Item | undefined) => (item ? unitsOf(sizeOf(item), 1024) : 0)

/** Of items that are read together; not consistently, it costs half. */
export const readUnits = (items: readonly Item[], isConsistent: boolean) =>
  unitsOf(
    items.reduce((sum, item) => sum + sizeOf(item), 0),
    4096,
  ) * (isConsistent ? 1 : 0.5)

type Index = (typeof tableShape.indexes)[number]

const lines = new Map(tableShape.indexes.map(({ name }) => [name, new WeakMap<Item, Item>()]))

/** Line of an item in an index; undefined for an item that is not in it, and for a name of no index. */
export function lineIn(indexName: string, item: Item | undefined): Item | undefined {
  const index = tableShape.indexes.find(({ name }) => name === indexName)
  return index && lineOf(item, index)
}

function lineOf(item: Item | undefined, { name: indexName, partitionKey, sortKey, project }: Index): Item | undefined {
  if (item?.[partitionKey] === undefined || item[sortKey] === undefined) return undefined
  const known = lines.get(indexName)?.get(item)
  if (known) return known
  const names = [tableShape.partitionKey, tableShape.sortKey, partitionKey, sortKey]
  const all = project === 'KEYS_ONLY' ? names : [...names, ...project]
  const line = Object.fromEntries(all.filter((name) => item[name] !== undefined).map((name) => [name, item[name]]))
  lines.get(indexName)?.set(item, line)
  return line
}

/** Units at one partition key, of the table or of an index, which is named before it. */
export type Share = readonly [key: string, units: number]

/** A line that moves is taken out and put in; one that stays as it is costs nothing. */
function lineShares(before: Item | undefined, after: Item | undefined, index: Index): Share[] {
  const [old, now] = [lineOf(before, index), lineOf(after, index)]
  const { name, partitionKey, sortKey } = index
  const share = (line: Item, units: number): Share => [`${name} ${line[partitionKey]}`, units]
  const isMoved = old?.[partitionKey] !== now?.[partitionKey] || old?.[sortKey] !== now?.[sortKey]
  if (isMoved) return [old, now].flatMap((line) => (line ? [share(line, written(line))] : []))
  return !now || isDeepStrictEqual(old, now) ? [] : [share(now, Math.max(written(old), written(now)))]
}

/** Of one item: within a transaction the table takes twice as much, its indexes do not. */
export function writeShares(
  key: string,
  before: Item | undefined,
  after: Item | undefined,
  isTransaction: boolean,
): Share[] {
  const own = Math.max(1, written(before), written(after)) * (isTransaction ? 2 : 1)
  return [[key, own], ...tableShape.indexes.flatMap((index) => lineShares(before, after, index))]
}

export const writeUnits = (before: Item | undefined, after: Item | undefined, isTransaction: boolean): number =>
  writeShares('', before, after, isTransaction).reduce((sum, [, units]) => sum + units, 0)

/** Bytes that are stored and billed: an item and each of its lines takes a hundred bytes beside its own. */
export const storedBytes = (items: readonly Item[]) =>
  items.reduce(
    (sum, item) =>
      tableShape.indexes.reduce(
        (all, index) => {
          const line = lineOf(item, index)
          return line ? all + sizeOf(line) + 100 : all
        },
        sum + sizeOf(item) + 100,
      ),
    0,
  )
