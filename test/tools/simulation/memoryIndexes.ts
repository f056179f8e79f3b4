import { tableShape } from '../../../functions/core/table/shape.ts'
import type { TableItem } from './expression.ts'

/** The table and its global indexes as lists by partition key; a write may reach each index later than the table. */

export interface Index {
  readonly name: string
  readonly partitionKey: string
  readonly sortKey: string
  readonly project: readonly string[] | 'KEYS_ONLY'
}
export const base: Index = { name: '', partitionKey: tableShape.partitionKey, sortKey: tableShape.sortKey, project: [] }
const globalIndexes: readonly Index[] = tableShape.indexes
const byName = new Map([base, ...globalIndexes].map((index) => [index.name, index]))

/** The longest that a write takes to reach an index. */
export const maxLag = 3000

export interface Lag {
  now(): number
  /** Milliseconds until a write is in an index, for each write and index anew. */
  next(): number
}

type List = Map<string, TableItem>
interface Move {
  readonly index: Index
  readonly id: string
  readonly from: TableItem | undefined
  readonly to: TableItem | undefined
}
interface Arrival extends Move {
  readonly at: number
}

const isIn = (index: Index, item: TableItem | undefined): item is TableItem =>
  item?.[index.partitionKey] !== undefined && item[index.sortKey] !== undefined

export class MemoryIndexes {
  #lists = new Map<string, List>()
  /** Lists that another table has as well: each is copied before it changes. */
  #shared = new Set<string>()
  #arrivals: Arrival[] = []
  /** Last arrival of an item in an index: a later version is never there before an earlier one. */
  readonly #lastArrival = new Map<string, number>()
  #nextAt = Number.POSITIVE_INFINITY
  #lag: Lag | undefined
  /** Reads of an index's partition that lacked a write. */
  staleReads = 0

  /** From now on writes reach each index later; without a lag, at once. */
  setLag(lag: Lag | undefined): void {
    this.#lag = lag
  }

  /** Takes over another table's lists, with all that is on its way to them. */
  take(other: MemoryIndexes): void {
    other.#arrive(Number.POSITIVE_INFINITY)
    this.#lists = new Map(other.#lists)
    this.#shared = new Set(other.#lists.keys())
    other.#shared = new Set(other.#lists.keys())
  }

  put(id: string, from: TableItem | undefined, to: TableItem | undefined): void {
    this.#move({ index: base, id, from, to })
    for (const index of globalIndexes)
      if (isIn(index, from) || isIn(index, to)) {
        if (this.#lag) this.#delay({ index, id, from, to }, this.#lag)
        else this.#move({ index, id, from, to })
      }
  }

  /** The items of a partition as the table, or an index, shows them now. */
  list(indexName: string, partition: unknown): { readonly index: Index; readonly items: TableItem[] } {
    const index = byName.get(indexName)
    if (!index) throw new Error(`No index ${indexName}`)
    if (index !== base && this.#lag) {
      this.#arrive(this.#lag.now())
      const isOf = (item: TableItem | undefined) => isIn(index, item) && item[index.partitionKey] === partition
      if (this.#arrivals.some((one) => one.index === index && (isOf(one.from) || isOf(one.to)))) this.staleReads += 1
    }
    return { index, items: [...(this.#lists.get(listName(index, partition))?.values() ?? [])] }
  }

  #delay(move: Move, lag: Lag): void {
    const place = `${move.index.name}\u0000${move.id}`
    const at = Math.max(lag.now() + lag.next(), this.#lastArrival.get(place) ?? 0)
    this.#lastArrival.set(place, at)
    this.#arrivals.push({ ...move, at })
    this.#nextAt = Math.min(this.#nextAt, at)
  }

  #arrive(now: number): void {
    if (this.#nextAt > now) return
    const [due, left] = [this.#arrivals.filter(({ at }) => at <= now), this.#arrivals.filter(({ at }) => at > now)]
    // Sorting is stable: of those of one moment the earlier write comes first.
    for (const arrival of due.sort((a, b) => a.at - b.at)) this.#move(arrival)
    this.#arrivals = left
    this.#nextAt = Math.min(...left.map(({ at }) => at))
    if (left.length === 0) this.#lastArrival.clear()
  }

  #move({ index, id, from, to }: Move): void {
    if (isIn(index, from)) this.#own(index, from).delete(id)
    if (isIn(index, to)) this.#own(index, to).set(id, to)
  }

  #own(index: Index, item: TableItem): List {
    const name = listName(index, item[index.partitionKey])
    const known = this.#lists.get(name)
    if (known && !this.#shared.delete(name)) return known
    const list = new Map(known)
    this.#lists.set(name, list)
    return list
  }
}

const listName = (index: Index, partition: unknown) => `${index.name}\u0000${partition}`
