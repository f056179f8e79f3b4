import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { noTokens } from '../../functions/core/http/revokedTable.ts'
import { peopleKeys } from '../../functions/core/table/keys/people.ts'
import { eventPrefix, type Key } from '../../functions/core/table/shape.ts'
import { absentFrom, eachPage, type KeyedItem, operatorClient, put, remove, writeAll } from './wholeTable.ts'

/**
 * Prepares a table that AWS restored, so that the tenant's stack can adopt it in place of its own: events that were on their
 * way then are not published again, no number is given twice, tokens that are refused now stay refused, and the table is closed.
 * Nothing is copied: the tenant's former table is only read, and stays as it is. It can be repeated.
 */

export interface Prepared {
  /** Events that waited for the publisher at the moment: none of them is published. */
  readonly events: number
  readonly timers: number
  /** Timers that ran out since: the next sweep settles them. */
  readonly overdue: number
  /** Counters that were raised. */
  readonly counters: number
  /** Events of the former table after the moment, `OfferAccepted of donation 12 at …`; undefined without a former table. */
  readonly lost: readonly string[] | undefined
}

export interface PrepareOptions {
  /** The table that AWS restored. */
  readonly table: string
  /** The tenant's own until now; undefined where it is lost, too. */
  readonly former: string | undefined
  /** Moment that the table was restored to, where AWS says it. */
  readonly moment: Date | undefined
  readonly now: Date
}

const outboxPrefix = 'OUTBOX#'
const dueOf = ({ dueAt }: KeyedItem) => Date.parse(String(dueAt).split('#')[0] ?? '')

/** Events carry the time at which their function began; functions run for fifteen minutes at most. */
const longestRunMs = 15 * 60_000

/** Without the former table nobody knows which numbers were given since: more than a day's of the largest tenants are left out. */
const skippedNumbers = 100_000

export async function prepareRestored({ table, former, moment, now }: PrepareOptions): Promise<Prepared> {
  await (former === undefined ? closeTable(table, now) : takeOverRefusals(former, table))
  const waiting = await settleDue(table, now)
  const counted = await (former === undefined ? skipNumbers(table) : takeOverCounters(former, table, moment))
  return { ...waiting, ...counted }
}

const { pk: refusals } = peopleKeys.closed()

async function refusalsOf(TableName: string): Promise<KeyedItem[]> {
  const items: KeyedItem[] = []
  let start: Record<string, unknown> | undefined
  do {
    const answer = await operatorClient.send(
      new QueryCommand({
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': refusals },
        ...(start ? { ExclusiveStartKey: start } : {}),
      }),
    )
    items.push(...((answer.Items ?? []) as KeyedItem[]))
    start = answer.LastEvaluatedKey
  } while (start)
  return items
}

/** Refused tokens, shared tablets and the closing of the tenant stay as they are now. */
async function takeOverRefusals(former: string, table: string): Promise<void> {
  const [now, then] = [await refusalsOf(former), await refusalsOf(table)]
  const kept = new Set(now.map(({ sk }) => sk))
  await writeAll(table, [...now.map(put), ...then.filter(({ sk }) => !kept.has(sk)).map(remove)])
}

const closeTable = (table: string, now: Date) =>
  writeAll(table, [put({ ...peopleKeys.closed(), ...noTokens, Since: now.toISOString() })])

/** The sparse index holds all that waits: marks of the outbox, which are taken off, and timers, which are counted. */
async function settleDue(table: string, now: Date): Promise<Pick<Prepared, 'events' | 'timers' | 'overdue'>> {
  const found = { events: 0, timers: 0, overdue: 0 }
  await eachPage(table, { IndexName: 'due' }, async (items) => {
    const marked = items.filter(({ due }) => String(due).startsWith(outboxPrefix))
    const timers = items.filter(({ due }) => !String(due).startsWith(outboxPrefix))
    await Promise.all(marked.map((event) => takeMarkOff(table, event)))
    found.events += marked.length
    found.timers += timers.length
    found.overdue += timers.filter((timer) => dueOf(timer) <= now.getTime()).length
  })
  return found
}

const takeMarkOff = (TableName: string, { pk, sk }: Key) =>
  operatorClient.send(new UpdateCommand({ TableName, Key: { pk, sk }, UpdateExpression: 'REMOVE due, dueAt' }))

const isCounter = ({ sk }: Key) => sk === counterSort
const counterSort = 'COUNTER'

async function raise(TableName: string, { pk, sk }: Key, to: number): Promise<boolean> {
  const { Attributes } = await operatorClient
    .send(
      new UpdateCommand({
        TableName,
        Key: { pk, sk },
        UpdateExpression: 'SET #last = :to',
        ConditionExpression: 'attribute_not_exists(#last) OR #last < :to',
        ExpressionAttributeNames: { '#last': 'Last' },
        ExpressionAttributeValues: { ':to': to },
        ReturnValues: 'UPDATED_NEW',
      }),
    )
    .catch((fault: Error) => {
      if (fault.name === 'ConditionalCheckFailedException') return { Attributes: undefined }
      throw fault
    })
  return Attributes !== undefined
}

/** One pass over the former table: its counters, and its events that the restored table does not have. */
async function takeOverCounters(
  former: string,
  table: string,
  moment: Date | undefined,
): Promise<Pick<Prepared, 'counters' | 'lost'>> {
  const lost: { readonly at: string; readonly line: string }[] = []
  let counters = 0
  const since = moment ? new Date(moment.getTime() - longestRunMs).toISOString() : ''
  const choice = {
    FilterExpression: 'sk = :counter OR (begins_with(sk, :event) AND #at >= :since)',
    ProjectionExpression: 'pk, sk, #last, #type, #at, #subject',
    ExpressionAttributeNames: { '#last': 'Last', '#type': 'Type', '#at': 'At', '#subject': 'Subject' },
    ExpressionAttributeValues: { ':counter': counterSort, ':event': eventPrefix, ':since': since },
    ConsistentRead: true,
  }
  await eachPage(former, choice, async (items) => {
    for (const counter of items.filter(isCounter)) if (await raise(table, counter, Number(counter.Last))) counters += 1
    for (const event of await absentFrom(
      table,
      items.filter((item) => !isCounter(item)),
    ))
      lost.push({ at: String(event.At), line: lostLine(event) })
  })
  return { counters, lost: lost.toSorted((a, b) => a.at.localeCompare(b.at)).map(({ line }) => line) }
}

async function skipNumbers(table: string): Promise<Pick<Prepared, 'counters' | 'lost'>> {
  let counters = 0
  const choice = {
    FilterExpression: 'sk = :counter',
    ExpressionAttributeValues: { ':counter': counterSort },
    ConsistentRead: true,
  }
  await eachPage(table, choice, async (items) => {
    for (const counter of items) if (await raise(table, counter, Number(counter.Last) + skippedNumbers)) counters += 1
  })
  return { counters, lost: undefined }
}

function lostLine({ Type, At, Subject }: KeyedItem): string {
  const { Kind, ID } = Subject as { Kind: string; ID: number }
  return `${Type} of ${Kind} ${ID} at ${At}`
}
