import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { tableShape } from '../../../functions/core/table/shape.ts'
import { holds, type Names, type TableItem, updated } from './expression.ts'
import { base, type Index, MemoryIndexes, maxLag } from './memoryIndexes.ts'
import type { SeededRandom } from './seededRandom.ts'

/**
 * A tenant's table in memory, for simulations of a million commands: the part of DynamoDB that the app uses.
 * `memoryTable.test.ts` compares it with the embedded engine.
 */

/** Item as the table stores and answers it: a copy without undefined attributes. */
const plain = (item: unknown): TableItem => copied(item) as TableItem

function copied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  if (Array.isArray(value)) return value.map(copied)
  const copy: TableItem = {}
  for (const name of Object.keys(value)) {
    const one = (value as TableItem)[name]
    if (one !== undefined) copy[name] = copied(one)
  }
  return copy
}
const idOf = (item: TableItem) => `${item.pk}\u0000${item.sk}`

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

interface Change {
  readonly id: string
  readonly item: TableItem | undefined
}

export class MemoryTable {
  #items = new Map<string, TableItem>()
  readonly #indexes = new MemoryIndexes()
  /** Called with each item that was not there before, in order: the stream. */
  readonly #inserted: (item: TableItem) => void
  #changes = 0

  constructor(inserted: (item: TableItem) => void = () => undefined) {
    this.#inserted = inserted
  }

  /** Each write reaches each global index after a while of its own, of at most three seconds. Reads of the table stay consistent. */
  lagIndexes(now: () => number, chance: Pick<SeededRandom, 'below'>): void {
    this.#indexes.setLag({ now, next: () => chance.below(maxLag + 1) })
  }

  /** Reads of an index that lacked a write. */
  get staleReads(): number {
    return this.#indexes.staleReads
  }

  /** While it stays the same, no item was written or removed. */
  get changes(): number {
    return this.#changes
  }

  /** Takes over another table's items, as they are now: an item is replaced, never changed. */
  take(other: MemoryTable): this {
    this.#changes += 1
    this.#items = new Map(other.#items)
    this.#indexes.take(other.#indexes)
    return this
  }

  /** Items by key, for comparisons: all of them, or those that another table has not or has replaced. */
  items(other?: MemoryTable): TableItem[] {
    const ids = [...this.#items.keys()].sort()
    const found = other ? ids.filter((id) => other.#items.get(id) !== this.#items.get(id)) : ids
    return found.map((id) => this.#items.get(id) as TableItem)
  }

  /** The item itself, not to be changed. */
  peek(key: TableItem): TableItem | undefined {
    return this.#items.get(idOf(key))
  }

  execute(command: object): unknown {
    if (command instanceof GetCommand) return { Item: this.#read(command.input.Key as TableItem) }
    if (command instanceof BatchGetCommand) return this.#batchGet(command)
    if (command instanceof QueryCommand) return this.#query(command.input)
    if (command instanceof TransactWriteCommand) return this.#transact(command.input.TransactItems ?? [])
    if (command instanceof UpdateCommand) return this.#update(command)
    throw new Error(`The memory table knows no ${command.constructor.name}`)
  }

  #read(key: TableItem): TableItem | undefined {
    const item = this.#items.get(idOf(key))
    return item && plain(item)
  }

  #batchGet(command: BatchGetCommand): unknown {
    const [[name, asked] = ['', undefined]] = Object.entries(command.input.RequestItems ?? {})
    return {
      Responses: { [name]: (asked?.Keys ?? []).flatMap((key) => this.#read(key as TableItem) ?? []) },
      UnprocessedKeys: {},
    }
  }

  #put(id: string, item: TableItem | undefined): void {
    this.#changes += 1
    const before = this.#items.get(id)
    this.#indexes.put(id, before, item)
    if (item) this.#items.set(id, item)
    else this.#items.delete(id)
    if (item && !before) this.#inserted(item)
  }

  #query(input: QueryCommandInput): unknown {
    const bound: Names = { names: input.ExpressionAttributeNames ?? {}, values: input.ExpressionAttributeValues ?? {} }
    const { index, items } = this.#indexes.list(input.IndexName ?? '', bound.values[':pk'])
    const order = (item: TableItem) => `${item[index.sortKey]}\u0000${idOf(item)}`
    const isAfter = (a: TableItem, b: TableItem) =>
      (order(a) < order(b) ? -1 : 1) * (input.ScanIndexForward === false ? -1 : 1)
    const found = items.filter((item) => holds(input.KeyConditionExpression ?? '', item, bound)).sort(isAfter)
    const start = input.ExclusiveStartKey as TableItem | undefined
    const from = start ? found.filter((item) => isAfter(start, item) < 0 && idOf(item) !== idOf(start)) : found
    const page = input.Limit === undefined ? from : from.slice(0, input.Limit)
    const last = page.at(-1)
    return {
      ...(input.Select === 'COUNT' ? {} : { Items: page.map((item) => projected(index, item)) }),
      Count: page.length,
      // A full page names its last item even when nothing follows, as the real one does.
      ...(last && page.length === input.Limit
        ? { LastEvaluatedKey: projected({ ...index, project: 'KEYS_ONLY' }, last) }
        : {}),
    }
  }

  #transact(writes: readonly TransactItem[]): unknown {
    const outcomes = writes.map((write) => this.#outcome(write))
    if (outcomes.includes('failed'))
      throw new TransactionCanceledException({
        message: 'Transaction cancelled',
        $metadata: {},
        CancellationReasons: outcomes.map((outcome) => ({
          Code: outcome === 'failed' ? 'ConditionalCheckFailed' : 'None',
        })),
      })
    const changes = outcomes.flatMap((outcome) => (outcome === 'failed' || outcome === undefined ? [] : [outcome]))
    if (new Set(changes.map((change) => change.id)).size < changes.length)
      throw new Error('A transaction names an item twice')
    for (const change of changes) this.#put(change.id, change.item)
    return {}
  }

  #outcome({ Put, Delete, Update, ConditionCheck }: TransactItem): Change | 'failed' | undefined {
    const part = Put ?? Delete ?? Update ?? ConditionCheck
    if (!part) throw new Error('An empty write')
    const key = (Put ? Put.Item : (Delete ?? Update ?? ConditionCheck)?.Key) as TableItem
    const id = idOf(key)
    const before = this.#items.get(id)
    const bound: Names = { names: part.ExpressionAttributeNames ?? {}, values: part.ExpressionAttributeValues ?? {} }
    if (part.ConditionExpression && !holds(part.ConditionExpression, before, bound)) return 'failed'
    if (Put) return { id, item: plain(Put.Item) }
    if (Delete) return { id, item: undefined }
    if (Update) return { id, item: plain(updated(Update.UpdateExpression ?? '', before ?? key, bound)) }
    return undefined
  }

  #update(command: UpdateCommand): unknown {
    const { Key, UpdateExpression = '', ConditionExpression, ReturnValues } = command.input
    const bound: Names = {
      names: command.input.ExpressionAttributeNames ?? {},
      values: command.input.ExpressionAttributeValues ?? {},
    }
    const id = idOf(Key as TableItem)
    const before = this.#items.get(id)
    if (ConditionExpression && !holds(ConditionExpression, before, bound))
      throw new ConditionalCheckFailedException({ message: 'The conditional request failed', $metadata: {} })
    const item = plain(updated(UpdateExpression, before ?? (Key as TableItem), bound))
    this.#put(id, item)
    if (ReturnValues === undefined || ReturnValues === 'NONE') return {}
    if (ReturnValues === 'ALL_OLD') return { Attributes: before && plain(before) }
    return { Attributes: plain(item) }
  }
}

function projected(index: Index, item: TableItem): TableItem {
  if (index === base) return plain(item)
  const own = [
    tableShape.partitionKey,
    tableShape.sortKey,
    ...(index.name === '' ? [] : [index.partitionKey, index.sortKey]),
  ]
  const names = index.project === 'KEYS_ONLY' ? own : [...own, ...index.project]
  return plain(Object.fromEntries(names.filter((name) => item[name] !== undefined).map((name) => [name, item[name]])))
}
