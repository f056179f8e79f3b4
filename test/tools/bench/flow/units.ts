import { tableShape } from '../../../../functions/table/shape.ts'

/** What DynamoDB charges for reads and writes, reckoned from the items, for a table that lies in memory. */

type Item = Readonly<Record<string, unknown>>

/** Bytes as DynamoDB counts them: names, texts, numbers by their digits, and a little for each list, map and member. */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value)
  if (typeof value === 'number') return Math.ceil(String(Math.abs(value)).replace(/\D/g, '').length / 2) + 1
  if (typeof value !== 'object' || value === null) return 1
  if (Array.isArray(value)) return 3 + value.reduce((sum: number, one) => sum + 1 + bytesOf(one), 0)
  return 3 + Object.entries(value).reduce((sum, [name, one]) => sum + 1 + Buffer.byteLength(name) + bytesOf(one), 0)
}
const sizeOf = (item: Item) =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + bytesOf(value), 0)

const unitsOf = (bytes: number, bytesOfUnit: number) => Math.max(1, Math.ceil(bytes / bytesOfUnit))
const written = (item: Item | undefined) => (item ? unitsOf(sizeOf(item), 1024) : 0)

/** Of items that are read together; not consistently, it costs half. */
export const readUnits = (items: readonly Item[], isConsistent: boolean) =>
  unitsOf(
    items.reduce((sum, item) => sum + sizeOf(item), 0),
    4096,
  ) * (isConsistent ? 1 : 0.5)

type Index = (typeof tableShape.indexes)[number]

function lineOf(item: Item | undefined, { partitionKey, sortKey, project }: Index): Item | undefined {
  if (item?.[partitionKey] === undefined || item[sortKey] === undefined) return undefined
  const names = [tableShape.partitionKey, tableShape.sortKey, partitionKey, sortKey]
  const all = project === 'KEYS_ONLY' ? names : [...names, ...project]
  return Object.fromEntries(all.filter((name) => item[name] !== undefined).map((name) => [name, item[name]]))
}

/** A line that moves is taken out and put in; one that stays as it is costs nothing. */
function lineUnits(before: Item | undefined, after: Item | undefined, index: Index): number {
  const [old, now] = [lineOf(before, index), lineOf(after, index)]
  const isMoved =
    old?.[index.partitionKey] !== now?.[index.partitionKey] || old?.[index.sortKey] !== now?.[index.sortKey]
  if (isMoved) return written(old) + written(now)
  return JSON.stringify(old) === JSON.stringify(now) ? 0 : Math.max(written(old), written(now))
}

/** Of one item: within a transaction the table takes twice as much, its indexes do not. */
export function writeUnits(before: Item | undefined, after: Item | undefined, isTransaction: boolean): number {
  const own = Math.max(1, written(before), written(after)) * (isTransaction ? 2 : 1)
  return tableShape.indexes.reduce((sum, index) => sum + lineUnits(before, after, index), own)
}

/** What is stored and billed: an item and each of its lines takes a hundred bytes beside its own. */
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
