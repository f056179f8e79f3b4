import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DynamoDBDocumentClient, GetCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { peopleKeys } from '../../functions/core/table/keys/people.ts'
import { unpublished } from '../../functions/core/table/outbox.ts'
import { eventPrefix } from '../../functions/core/table/shape.ts'

/**
 * Makes a tenant's table what a restored one holds. Point-in-time recovery restores into a new table only, and the tenant's
 * functions, stream and alarms belong to the first one. Events are copied as published ones, so that nothing reacts to them;
 * timers come last, so that no sweep settles what is copied in part. It can be repeated after a failure.
 */

type Item = Record<string, unknown> & { readonly pk: string; readonly sk: string }

export interface Restored {
  readonly items: number
  /** Kept for the timeline; none is published. */
  readonly events: number
  readonly timers: number
  /** Timers that ran out since: the next sweep settles them. */
  readonly overdue: number
  /** Items that the tenant's table had and the restored one has not: changes after the point in time. */
  readonly removed: number
  /** Of those the events, `OfferAccepted of donation 12 at …`. */
  readonly lost: readonly string[]
}

export interface RestoreOptions {
  /** The table that AWS restored; only read. */
  readonly from: string
  readonly into: string
  /** New names of accounts by their old ones, where the user pool was made anew. */
  readonly accounts: ReadonlyMap<string, string>
  readonly now: Date
}

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), { marshallOptions: { removeUndefinedValues: true } })

/** Parts of a table that are read at the same time. */
const segments = 8

async function* pagesOf(TableName: string, Segment: number) {
  let start: Record<string, unknown> | undefined
  do {
    const answer = await client.send(
      new ScanCommand({
        TableName,
        Segment,
        TotalSegments: segments,
        ConsistentRead: true,
        ...(start ? { ExclusiveStartKey: start } : {}),
      }),
    )
    yield (answer.Items ?? []) as Item[]
    start = answer.LastEvaluatedKey
  } while (start)
}

/** Every page of a table, its segments side by side. */
const eachPage = (table: string, work: (items: Item[]) => Promise<void>) =>
  Promise.all(
    Array.from({ length: segments }, async (_, segment) => {
      for await (const items of pagesOf(table, segment)) await work(items)
    }),
  )

type Request = { PutRequest: { Item: Item } } | { DeleteRequest: { Key: { pk: string; sk: string } } }
const batchSize = 25

/** DynamoDB hands back what it had no room for. */
async function write(table: string, requests: readonly Request[]): Promise<void> {
  for (let start = 0; start < requests.length; start += batchSize) {
    let left: Record<string, unknown> | undefined = { [table]: requests.slice(start, start + batchSize) }
    while (left && Object.keys(left).length > 0)
      left = (await client.send(new BatchWriteCommand({ RequestItems: left as never }))).UnprocessedItems
  }
}

const isEvent = ({ sk }: Item) => sk.startsWith(eventPrefix)
const keyOf = ({ pk, sk }: Item) => `${pk}\n${sk}`
const dueOf = ({ dueAt }: Item) => Date.parse(String(dueAt).split('#')[0] ?? '')

/** Accounts are named by UUIDs, in keys and inside of items: each is replaced wherever it stands. */
const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g
function renamed<T>(value: T, accounts: RestoreOptions['accounts']): T {
  if (accounts.size === 0) return value
  if (typeof value === 'string') return value.replace(uuid, (name) => accounts.get(name) ?? name) as T
  if (Array.isArray(value)) return value.map((one) => renamed(one, accounts)) as T
  if (typeof value !== 'object' || value === null || value instanceof Set || value instanceof Uint8Array) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, renamed(one, accounts)])) as T
}

/** An event that nothing publishes and no check finds. */
function quiet({ due: _, dueAt: __, ...event }: Item): Item {
  return { ...event, [unpublished]: true } as Item
}

function withoutTimer({ due: _, dueAt: __, ...item }: Item): Item {
  return item as Item
}

/** Running functions hold numbers that the lost stretch took: a number is never given twice. */
async function highestCounter(table: string, counter: Item): Promise<Item> {
  const { Item: now } = await client.send(
    new GetCommand({ TableName: table, Key: { pk: counter.pk, sk: counter.sk }, ConsistentRead: true }),
  )
  return { ...counter, Last: Math.max(Number(counter.Last), Number(now?.Last ?? 0)) }
}
const isCounter = ({ sk, Last }: Item) => sk === 'COUNTER' && typeof Last === 'number'

/** Refused tokens, and the closing of the tenant, stay as they are now. */
const { pk: standing } = peopleKeys.closed()
const isRestored = ({ pk }: Item) => pk !== standing

/** Takes everything of the restored table over, then removes what it does not have, then sets the timers. */
export async function restoreTable({ from, into, accounts, now }: RestoreOptions): Promise<Restored> {
  const kept = new Set<string>()
  const timers: Item[] = []
  let events = 0
  await eachPage(from, async (items) => {
    const copied = await Promise.all(
      items.filter(isRestored).map(async (original) => {
        const item = renamed(original, accounts)
        kept.add(keyOf(item))
        if (isEvent(item)) {
          events += 1
          return quiet(item)
        }
        if (isCounter(item)) return highestCounter(into, item)
        if (item.due === undefined) return item
        timers.push(item)
        return withoutTimer(item)
      }),
    )
    await write(
      into,
      copied.map((Item) => ({ PutRequest: { Item } })),
    )
  })
  const { removed, lost } = await removeOthers(into, kept)
  await write(
    into,
    timers.map((Item) => ({ PutRequest: { Item } })),
  )
  const overdue = timers.filter((timer) => dueOf(timer) <= now.getTime()).length
  return { items: kept.size, events, timers: timers.length, overdue, removed, lost }
}

async function removeOthers(table: string, kept: ReadonlySet<string>): Promise<Pick<Restored, 'removed' | 'lost'>> {
  const lost: { readonly at: string; readonly line: string }[] = []
  let removed = 0
  const others = async (items: Item[]) => {
    const gone = items.filter((item) => !kept.has(keyOf(item)) && item.sk !== 'COUNTER' && isRestored(item))
    removed += gone.length
    for (const event of gone.filter(isEvent)) lost.push({ at: String(event.At), line: lostLine(event) })
    await write(
      table,
      gone.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
    )
  }
  await eachPage(table, others)
  return { removed, lost: lost.toSorted((a, b) => a.at.localeCompare(b.at)).map(({ line }) => line) }
}

function lostLine({ Type, At, Subject }: Item): string {
  const { Kind, ID } = Subject as { Kind: string; ID: number }
  return `${Type} of ${Kind} ${ID} at ${At}`
}
