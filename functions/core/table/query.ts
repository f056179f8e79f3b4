import { hash } from 'node:crypto'
import { BatchGetCommand, GetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import type * as z from 'zod/mini'
import { parseKnown, readKnown } from '../../../shared/core/schema/parseKnown.ts'
import { chunksOf } from '../chunks.ts'
import { log } from '../log.ts'
import { backOff } from '../pause.ts'
import { client, type Item, tableName } from './client.ts'
import type { Condition } from './conditions.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { rowIn } from './rowText.ts'
import { type IndexName, type Key, tableShape } from './shape.ts'

/** Reads: each is parsed by the schema it names. By key they are strongly consistent; indexes never are. */

/** The cursor is malformed, or its position is outside of the range that is queried. */
export class BadCursor extends Error {}

export interface ListQuery {
  readonly index?: IndexName
  readonly pk: string
  /** Both ends included; on the index's sort key, or on `sk` without an index. */
  readonly from?: string
  readonly to?: string
  readonly newestFirst?: boolean
  /** Without an index: false reads for half the units, and may miss the changes of the last second. */
  readonly isConsistent?: boolean
  readonly limit: number
  readonly cursor?: string | undefined
  /** Rebuilds a row of an index from its item, for rows that can't be read. */
  readonly restore?: (at: Key) => Promise<unknown>
  /** Fields of an index's rows that alone are read: the others cost the same units, but no time of the function. */
  readonly rowFields?: readonly string[]
  /** Passed by the rows that are answered: the others cost the same units, but no time of the function. */
  readonly rowsWhere?: Condition | undefined
}
export interface Page<T> {
  readonly items: T[]
  readonly cursor: string | undefined
  /** The cursor that goes on behind the item at an index of this page. */
  cursorAfter(index: number): string
}

type Schema<T> = z.ZodMiniType<T>

/** An item to be read, and its schema. */
export interface Wanted<T> {
  readonly at: Key
  readonly as: Schema<T>
}
type Found<W> = { [Name in keyof W]: NonNullable<W[Name]> extends Wanted<infer T> ? T | undefined : never }

/** Strongly consistent read of one item; undefined when there is none. */
export async function get<T>(at: Key, schema: Schema<T>): Promise<T | undefined> {
  const { Item } = await client.send(new GetCommand({ TableName: tableName(), Key: at, ConsistentRead: true }))
  return Item === undefined ? undefined : readKnown(schema, Item)
}

/** DynamoDB's limit of keys in one read. */
const maxKeys = 100

/** Items by any number of keys, each once, in any order; absent ones are left out. Without keys nothing is read. */
export async function getMany<T>(at: readonly Key[], schema: Schema<T>, isConsistent = false): Promise<T[]> {
  // DynamoDB refuses a batch that names a key twice.
  const distinct = [...new Map(at.map(({ pk, sk }) => [`${pk} ${sk}`, { pk, sk }])).values()]
  const items = await Promise.all(chunksOf(distinct, maxKeys).map((keys) => batch(keys, isConsistent)))
  return items.flat().map((item) => readKnown(schema, item))
}

/** Strongly consistent read of a few items of different kinds at once; undefined for absent ones. */
export async function getEach<W extends Readonly<Record<string, Wanted<unknown> | undefined>>>(
  wanted: W,
): Promise<Found<W>> {
  const asked = Object.entries(wanted).flatMap(([name, one]) => (one ? [{ name, ...one }] : []))
  const items = await batch(
    asked.map(({ at }) => at),
    true,
  )
  const found = asked.map(({ name, at, as }) => {
    const item = items.find(({ pk, sk }) => pk === at.pk && sk === at.sk)
    return [name, item === undefined ? undefined : readKnown(as, item)]
  })
  return Object.fromEntries(found)
}

/** One page of a list. On an index the schema is that of `row`, else of the item; rows that can't be read are left out. */
export async function readPage<T>(query: ListQuery, schema: Schema<T>): Promise<Page<T>> {
  if (isEmptyRange(query)) return { items: [], cursor: undefined, cursorAfter: () => '' }
  const answer = await client.send(new QueryCommand({ ...queryOf(query), Limit: query.limit, ...startOf(query) }))
  const found = await read(query, answer.Items ?? [], schema)
  const sealed = sealedFor(query)
  return {
    items: found.map(({ value }) => value),
    cursor: answer.LastEvaluatedKey ? sealed(answer.LastEvaluatedKey) : undefined,
    cursorAfter: (index) => sealed(found[index]?.item ?? {}),
  }
}

/** Cursors of a list. */
const sealedFor = (query: ListQuery) => (position: Item) =>
  encodeCursor([...positionIn(query.index), listMark], { ...position, [listMark]: markOf(query) })

type Read<T> = { readonly item: Item; readonly value: T }

/** Items of a list, parsed. A row that can't be read is logged and restored, or left out: it never breaks its page. */
async function read<T>(
  { index, restore }: Pick<ListQuery, 'index' | 'restore'>,
  items: readonly Item[],
  schema: Schema<T>,
): Promise<Read<T>[]> {
  if (!index) return items.map((item) => ({ item, value: readKnown(schema, item) }))
  const rows = items.map(async (item): Promise<Read<T>[]> => {
    const row = parseKnown(schema, rowIn(item.row))
    if (row.success) return [{ item, value: row.data }]
    const { pk, sk } = item
    log.warn('row not readable', { index, pk, sk })
    try {
      return [{ item, value: readKnown(schema, await restore?.({ pk: String(pk), sk: String(sk) })) }]
    } catch (error) {
      log.error('row left out', { index, pk, sk, error })
      return []
    }
  })
  return (await Promise.all(rows)).flat()
}

/** The pages of a query as DynamoDB divides it. */
async function* answersTo(input: QueryCommandInput) {
  let start: Item | undefined
  do {
    const answer = await client.send(new QueryCommand({ ...input, ...(start ? { ExclusiveStartKey: start } : {}) }))
    yield answer
    start = answer.LastEvaluatedKey
  } while (start)
}

/** The first of a list up to a number, however many queries they take, and whether there are others. */
export async function upTo<T>(
  query: Omit<ListQuery, 'cursor'>,
  schema: Schema<T>,
): Promise<{ readonly items: T[]; readonly hasMore: boolean }> {
  const items: T[] = []
  let cursor: string | undefined
  do {
    const found: Page<T> = await readPage({ ...query, limit: query.limit - items.length, cursor }, schema)
    items.push(...found.items)
    cursor = found.cursor
  } while (cursor && items.length < query.limit)
  return { items, hasMore: cursor !== undefined }
}

/** All of a short list. */
export async function all<T>(query: Omit<ListQuery, 'limit' | 'cursor'>, schema: Schema<T>): Promise<T[]> {
  const items: T[] = []
  if (isEmptyRange(query)) return items
  for await (const { Items = [] } of answersTo(queryOf(query)))
    items.push(...(await read(query, Items, schema)).map(({ value }) => value))
  return items
}

/** Entries of an index that carries keys alone, as DynamoDB divides them. */
export async function* keyPages(query: Omit<ListQuery, 'limit' | 'cursor'>): AsyncGenerator<Item[]> {
  for await (const { Items = [] } of answersTo(queryOf(query))) yield Items
}

/** All of them, of a short list. */
export async function keys(query: Omit<ListQuery, 'limit' | 'cursor'>): Promise<Item[]> {
  return (await Array.fromAsync(keyPages(query))).flat()
}

/** Keys of some items of an index, and where the next begin. */
export async function someKeys(query: ListQuery): Promise<Pick<Page<Key>, 'items' | 'cursor'>> {
  const asked = { ...queryOf({ ...query, rowFields: [] }), Limit: query.limit, ...startOf(query) }
  const { Items = [], LastEvaluatedKey } = await client.send(new QueryCommand(asked))
  const items = Items.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }))
  return { items, cursor: LastEvaluatedKey && sealedFor(query)(LastEvaluatedKey) }
}

/** Number of items in a list; reads all of them. */
export async function count(query: Pick<ListQuery, 'index' | 'pk'>): Promise<number> {
  let sum = 0
  for await (const { Count = 0 } of answersTo({ ...queryOf(query), Select: 'COUNT' })) sum += Count
  return sum
}

/** Requests again, after a pause, the keys that an answer leaves out because of its size limit or throttling. */
async function batch(at: readonly Key[], ConsistentRead: boolean): Promise<Item[]> {
  const found: Item[] = []
  let asked: Key[] | undefined = [...at]
  for (let repetition = 0; asked && asked.length > 0; repetition += 1) {
    if (repetition > 0) await backOff(repetition)
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

/** The attributes that say where in a list an item is. */
function positionIn(name: IndexName | undefined): string[] {
  const index = indexNamed(name)
  return index ? [tableShape.partitionKey, tableShape.sortKey, index.sortKey] : [tableShape.sortKey]
}

/** The value of a cursor that names its list, without telling whose it is. */
const listMark = 'list'
const markOf = ({ index, pk }: ListQuery) => hash('sha256', `${index ?? ''} ${pk}`, 'base64url').slice(0, 8)

/** The key that a query goes on behind: the cursor's position in the partition that is queried, and of no other list. */
function startOf(query: ListQuery): Pick<QueryCommandInput, 'ExclusiveStartKey'> {
  if (query.cursor === undefined) return {}
  const names = positionIn(query.index)
  // Cursors of the version before have no mark: pages stay open and jobs run on while a version is rolled out.
  const opened = decodeCursor([...names, listMark], query.cursor) ?? decodeCursor(names, query.cursor)
  const { [listMark]: mark = markOf(query), ...position } = opened ?? {}
  if (!opened || mark !== markOf(query) || !isWithin(query, position)) throw new BadCursor()
  const partition = indexNamed(query.index)?.partitionKey ?? tableShape.partitionKey
  return { ExclusiveStartKey: { ...position, [partition]: query.pk } }
}

/** DynamoDB refuses to go on from a position outside of the range that is queried now. */
function isWithin({ index, from, to }: ListQuery, start: Item): boolean {
  const position = String(start[indexNamed(index)?.sortKey ?? tableShape.sortKey])
  return (from === undefined || position >= from) && (to === undefined || position <= to)
}

function queryOf(query: Omit<ListQuery, 'limit' | 'cursor'>): QueryCommandInput {
  const index = indexNamed(query.index)
  const sortKey = index?.sortKey ?? tableShape.sortKey
  const range = rangeOf(query.from, query.to)
  const fields = fieldsOf(query)
  const where = query.rowsWhere
  return {
    TableName: tableName(),
    ...(index ? { IndexName: index.name } : { ConsistentRead: query.isConsistent ?? true }),
    KeyConditionExpression: `#pk = :pk${range.expression}`,
    ExpressionAttributeNames: {
      '#pk': index?.partitionKey ?? tableShape.partitionKey,
      ...(range.expression ? { '#sort': sortKey } : {}),
      ...fields.names,
      ...where?.names,
    },
    ...fields.projection,
    ...(where ? { FilterExpression: where.expression } : {}),
    ExpressionAttributeValues: { ':pk': query.pk, ...range.values, ...where?.values },
    ScanIndexForward: !query.newestFirst,
  }
}

/** The fields of rows, with the attributes that say which items they are. */
function fieldsOf({ index, rowFields }: Pick<ListQuery, 'index' | 'rowFields'>) {
  if (!rowFields) return { names: {}, projection: {} }
  const names = [...positionIn(index), ...(rowFields.length > 0 ? ['row', ...rowFields] : [])]
  const named = (name: string) => `#f${names.indexOf(name)}`
  const paths = [...positionIn(index).map(named), ...rowFields.map((field) => `${named('row')}.${named(field)}`)]
  return {
    names: Object.fromEntries(names.map((name) => [named(name), name])),
    projection: { ProjectionExpression: paths.join(', ') },
  }
}

/** A range that ends before it begins: DynamoDB refuses to look into it. */
const isEmptyRange = ({ from, to }: Pick<ListQuery, 'from' | 'to'>) =>
  from !== undefined && to !== undefined && from > to

function rangeOf(from: string | undefined, to: string | undefined): { expression: string; values: Item } {
  if (from !== undefined && to !== undefined)
    return { expression: ' AND #sort BETWEEN :from AND :to', values: { ':from': from, ':to': to } }
  if (from !== undefined) return { expression: ' AND #sort >= :from', values: { ':from': from } }
  if (to !== undefined) return { expression: ' AND #sort <= :to', values: { ':to': to } }
  return { expression: '', values: {} }
}
