import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import type * as z from 'zod/mini'
import { openCursor, sealCursor } from './cursor.ts'
import { type IndexName, type Key, tableShape } from './keys.ts'

/**
 * The one table of a tenant. Reads are parsed by the schema they name; writes go out together or not at all, each with
 * its condition. Nothing else in the functions speaks to DynamoDB.
 */

/** A condition of a commit did not hold: somebody else was first. `failed` are the writes that met it. */
export class ConditionFailed extends Error {
  readonly failed: readonly Write[]
  constructor(failed: readonly Write[]) {
    super('The item was changed meanwhile.')
    this.name = 'ConditionFailed'
    this.failed = failed
  }
}
/** Others were at the same items each time it was tried. Nothing was written. */
export class TransactionConflict extends Error {
  constructor() {
    super('Others were at the same items again and again.')
    this.name = 'TransactionConflict'
  }
}
/** Somebody else was first: what was decided has to be decided again, on what is left by now. */
export const isConflict = (error: unknown) => error instanceof ConditionFailed || error instanceof TransactionConflict

/** The cursor was not made by this tenant for this list. */
export class BadCursor extends Error {}

type Item = Record<string, unknown>
type Condition = { readonly expression: string; readonly names?: Record<string, string>; readonly values?: Item }
export type Write =
  | { readonly put: Key & Item; readonly when?: Condition }
  | { readonly remove: Key; readonly when?: Condition }
  | { readonly update: Key; readonly set?: Item; readonly add?: Record<string, number>; readonly when?: Condition }
  | { readonly check: Key; readonly when: Condition }

export const absent: Condition = { expression: 'attribute_not_exists(pk)' }
export const atVersion = (version: number): Condition => ({
  expression: '#version = :version',
  names: { '#version': 'Version' },
  values: { ':version': version },
})
/** Both conditions together. */
export const both = (a: Condition, b: Condition): Condition => ({
  expression: `(${a.expression}) AND (${b.expression})`,
  names: { ...a.names, ...b.names },
  values: { ...a.values, ...b.values },
})

export interface ListQuestion {
  readonly index?: IndexName
  readonly pk: string
  /** Both ends included; on the index's sort key, or on `sk` without an index. */
  readonly from?: string
  readonly to?: string
  readonly newestFirst?: boolean
  readonly limit: number
  readonly cursor?: string | undefined
}
export interface Page<T> {
  readonly items: T[]
  readonly cursor: string | undefined
  /** The cursor that goes on behind the item at an index of this page. */
  cursorAfter(index: number): string
}

type Schema<T> = z.ZodMiniType<T>

/** An item to be read, and what it is. */
export interface Wanted<T> {
  readonly at: Key
  readonly as: Schema<T>
}
type Found<W> = { [Name in keyof W]: NonNullable<W[Name]> extends Wanted<infer T> ? T | undefined : never }

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), { marshallOptions: { removeUndefinedValues: true } })
// It walks through all that was asked and answered to blank out secrets for a log that nobody keeps.
client.middlewareStack.remove('loggerMiddleware')

const setting = (name: string) => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}
const tableName = () => setting('TABLE_NAME')
const cursorSecret = () => setting('CURSOR_SECRET')

/** DynamoDB's limit of writes in one transaction. */
export const maxWrites = 100

const expressionOf = (when: Condition | undefined) =>
  when
    ? {
        ConditionExpression: when.expression,
        ...(when.names ? { ExpressionAttributeNames: when.names } : {}),
        ...(when.values ? { ExpressionAttributeValues: when.values } : {}),
      }
    : {}

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

function transactItem(write: Write): TransactItem {
  const TableName = tableName()
  if ('put' in write) return { Put: { TableName, Item: write.put, ...expressionOf(write.when) } }
  if ('remove' in write) return { Delete: { TableName, Key: write.remove, ...expressionOf(write.when) } }
  if ('check' in write) {
    const { expression, ...rest } = write.when
    return {
      ConditionCheck: {
        TableName,
        Key: write.check,
        ...expressionOf({ expression, ...rest }),
        ConditionExpression: expression,
      },
    }
  }
  return { Update: { TableName, Key: write.update, ...updateOf(write.set ?? {}, write.add ?? {}, write.when) } }
}

/** Attributes go by numbers: a name such as that of a week may hold marks that an expression may not. */
function updateOf(set: Item, add: Record<string, number>, when: Condition | undefined) {
  const all = [...Object.entries(set), ...Object.entries(add)]
  const count = Object.keys(set).length
  const part = (verb: string, from: number, to: number, between: string) =>
    to > from
      ? `${verb} ${Array.from({ length: to - from }, (_, i) => `#u${from + i}${between}:u${from + i}`).join(', ')}`
      : ''
  return {
    UpdateExpression: `${part('SET', 0, count, ' = ')} ${part('ADD', count, all.length, ' ')}`.trim(),
    ExpressionAttributeNames: { ...Object.fromEntries(all.map(([name], i) => [`#u${i}`, name])), ...when?.names },
    ExpressionAttributeValues: { ...Object.fromEntries(all.map(([, value], i) => [`:u${i}`, value])), ...when?.values },
    ...(when ? { ConditionExpression: when.expression } : {}),
  }
}

/** True for failures that say 'try the same again': another transaction was at the same items. */
const isRetryable = (reasons: readonly { Code?: string | undefined }[]) =>
  reasons.some(
    (reason) =>
      reason.Code === 'TransactionConflict' ||
      reason.Code === 'ThrottlingError' ||
      reason.Code === 'ProvisionedThroughputExceeded',
  )

const maxConflicts = 4

/** Longer each time and never equally long, so that those who met do not meet again. */
export const pause = (tries: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** Math.min(tries, 6)))

export const table = {
  /** Strongly consistent read of one item; undefined when there is none. */
  async get<T>(at: Key, schema: Schema<T>): Promise<T | undefined> {
    const { Item } = await client.send(new GetCommand({ TableName: tableName(), Key: at, ConsistentRead: true }))
    return Item === undefined ? undefined : schema.parse(Item)
  },

  /** Items by key, in any order; absent ones are left out. At most 100 keys. */
  async getMany<T>(at: readonly Key[], schema: Schema<T>): Promise<T[]> {
    return (await batch(at, false)).map((item) => schema.parse(item))
  },

  /** Strongly consistent read of a few items of different kinds at once; undefined for those that there are not. */
  async getEach<W extends Readonly<Record<string, Wanted<unknown> | undefined>>>(wanted: W): Promise<Found<W>> {
    const asked = Object.entries(wanted).flatMap(([name, one]) => (one ? [{ name, ...one }] : []))
    const items = await batch(
      asked.map(({ at }) => at),
      true,
    )
    const found = asked.map(({ name, at, as }) => {
      const item = items.find(({ pk, sk }) => pk === at.pk && sk === at.sk)
      return [name, item === undefined ? undefined : as.parse(item)]
    })
    return Object.fromEntries(found)
  },

  /** One page of a list. On an index the schema is that of `row`, else of the item. */
  async page<T>(question: ListQuestion, schema: Schema<T>): Promise<Page<T>> {
    const fingerprint = `${question.index ?? ''}|${question.pk}|${question.newestFirst ?? false}`
    const start = question.cursor === undefined ? undefined : openCursor(question.cursor, fingerprint, cursorSecret())
    if (question.cursor !== undefined && (start === undefined || !isWithin(question, start))) throw new BadCursor()
    const answer = await client.send(
      new QueryCommand({ ...queryOf(question), Limit: question.limit, ...(start ? { ExclusiveStartKey: start } : {}) }),
    )
    const found = answer.Items ?? []
    const seal = (at: Item) => sealCursor(at, fingerprint, cursorSecret())
    return {
      items: found.map((item) => schema.parse(question.index ? item.row : item)),
      cursor: answer.LastEvaluatedKey ? seal(answer.LastEvaluatedKey) : undefined,
      cursorAfter: (index) => seal(keyIn(question.index, found[index] ?? {})),
    }
  },

  /** All of a short list. */
  async all<T>(question: Omit<ListQuestion, 'limit' | 'cursor'>, schema: Schema<T>): Promise<T[]> {
    const items: T[] = []
    let start: Item | undefined
    do {
      const answer = await client.send(
        new QueryCommand({ ...queryOf(question), ...(start ? { ExclusiveStartKey: start } : {}) }),
      )
      items.push(...(answer.Items ?? []).map((item) => schema.parse(question.index ? item.row : item)))
      start = answer.LastEvaluatedKey
    } while (start)
    return items
  },

  /** Keys that an index lists up to a point of its sort key: the clock's question. */
  async dueKeys(shard: string, until: string): Promise<{ pk: string; dueAt: string }[]> {
    const found: { pk: string; dueAt: string }[] = []
    let start: Item | undefined
    do {
      const answer = await client.send(
        new QueryCommand({
          ...queryOf({ index: 'due', pk: shard, to: until }),
          ...(start ? { ExclusiveStartKey: start } : {}),
        }),
      )
      found.push(...(answer.Items ?? []).map((item) => ({ pk: String(item.pk), dueAt: String(item.dueAt) })))
      start = answer.LastEvaluatedKey
    } while (start)
    return found
  },

  async count(question: Pick<ListQuestion, 'index' | 'pk'>): Promise<number> {
    let count = 0
    let start: Item | undefined
    do {
      const answer = await client.send(
        new QueryCommand({ ...queryOf(question), Select: 'COUNT', ...(start ? { ExclusiveStartKey: start } : {}) }),
      )
      count += answer.Count ?? 0
      start = answer.LastEvaluatedKey
    } while (start)
    return count
  },

  /**
   * Writes all or nothing. Throws `Changed` when a condition did not hold. The SDK repeats a lost answer under the same
   * request token, so the writes happen once; a conflict with another transaction is tried again here, up to `Contended`.
   */
  async commit(writes: readonly Write[], most = maxConflicts): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await client.send(new TransactWriteCommand({ TransactItems: writes.map(transactItem) }))
        return
      } catch (error) {
        if (!(error instanceof TransactionCanceledException)) throw error
        const reasons = error.CancellationReasons ?? []
        const failed = reasons.flatMap((reason, place) =>
          reason.Code === 'ConditionalCheckFailed' ? writes.slice(place, place + 1) : [],
        )
        if (failed.length > 0) throw new ConditionFailed(failed)
        if (!isRetryable(reasons)) throw error
        if (tries >= most) throw new TransactionConflict()
        await pause(tries)
      }
    }
  },

  /** The next `size` numbers of a counter, as the first of them. */
  async nextBlock(at: Key, size: number): Promise<number> {
    const answer = await client.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: at,
        UpdateExpression: 'ADD #last :size',
        ExpressionAttributeNames: { '#last': 'Last' },
        ExpressionAttributeValues: { ':size': size },
        ReturnValues: 'UPDATED_NEW',
      }),
    )
    return Number(answer.Attributes?.Last) - size + 1
  },
}
export type Table = typeof table

/** Asks again for what an answer leaves out because it would grow too large, or because much is asked at the moment. */
async function batch(at: readonly Key[], ConsistentRead: boolean): Promise<Item[]> {
  const found: Item[] = []
  let asked: Key[] | undefined = [...at]
  while (asked && asked.length > 0) {
    const answer: {
      Responses?: Record<string, Item[]>
      UnprocessedKeys?: Record<string, { Keys?: Item[] | undefined }>
    } = await client.send(new BatchGetCommand({ RequestItems: { [tableName()]: { Keys: asked, ConsistentRead } } }))
    found.push(...(answer.Responses?.[tableName()] ?? []))
    asked = answer.UnprocessedKeys?.[tableName()]?.Keys as Key[] | undefined
  }
  return found
}

const indexNamed = (name: IndexName | undefined) => tableShape.indexes.find((candidate) => candidate.name === name)

/** The attributes that a query can start behind: the item's key and that of the index. */
function keyIn(name: IndexName | undefined, item: Item): Item {
  const index = indexNamed(name)
  const names = [tableShape.partitionKey, tableShape.sortKey, ...(index ? [index.partitionKey, index.sortKey] : [])]
  return Object.fromEntries(names.map((attribute) => [attribute, item[attribute]]))
}

/** DynamoDB refuses to go on from a place outside of the range that is asked now. */
function isWithin({ index, from, to }: ListQuestion, start: Item): boolean {
  const place = String(start[indexNamed(index)?.sortKey ?? tableShape.sortKey])
  return (from === undefined || place >= from) && (to === undefined || place <= to)
}

function queryOf(question: Omit<ListQuestion, 'limit' | 'cursor'>): QueryCommandInput {
  const index = indexNamed(question.index)
  const sortKey = index?.sortKey ?? tableShape.sortKey
  const range = rangeOf(question.from, question.to)
  return {
    TableName: tableName(),
    ...(index ? { IndexName: index.name } : { ConsistentRead: true }),
    KeyConditionExpression: `#pk = :pk${range.expression}`,
    ExpressionAttributeNames: {
      '#pk': index?.partitionKey ?? tableShape.partitionKey,
      ...(range.expression ? { '#sort': sortKey } : {}),
    },
    ExpressionAttributeValues: { ':pk': question.pk, ...range.values },
    ScanIndexForward: !question.newestFirst,
  }
}

function rangeOf(from: string | undefined, to: string | undefined): { expression: string; values: Item } {
  if (from !== undefined && to !== undefined)
    return { expression: ' AND #sort BETWEEN :from AND :to', values: { ':from': from, ':to': to } }
  if (from !== undefined) return { expression: ' AND #sort >= :from', values: { ':from': from } }
  if (to !== undefined) return { expression: ' AND #sort <= :to', values: { ':to': to } }
  return { expression: '', values: {} }
}
