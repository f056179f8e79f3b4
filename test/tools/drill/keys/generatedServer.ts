import { text } from 'node:stream/consumers'
import { serve } from '../../../../infra/local/loopback.ts'
import {
  counterCount,
  counterOf,
  dueOf,
  type Generated,
  generatedEvent,
  generatedItem,
  generatedKey,
  indexOf,
  isEventNumber,
  marks,
  restoredMoment,
  timers,
  type Wire,
} from './generatedTable.ts'

/**
 * Answers the operator's SDK as DynamoDB would over generated tables: pages of a megabyte by segment, filters that are applied
 * behind the page, and batches of which a part is handed back. It keeps sums of what is written, and no item.
 */

export const [formerTable, restoredTable] = ['former', 'restored'] as const

export interface WrittenSums {
  puts: number
  deletes: number
  /** Sums of the items' numbers: each item was written once, and no other one. */
  putSum: number
  deleteSum: number
  /** Items put with an old name somewhere. */
  oldNames: number
  marksTakenOff: number
  readonly raised: Map<string, number>
  /** Requests of which a part was handed back. */
  handedBack: number
  scanned: number
}

/** Items of half a kilobyte in a page of a megabyte. */
const pageSize = 2_000

type Asked = Readonly<Record<string, never>> & {
  readonly TableName: string
  readonly Segment: number
  readonly TotalSegments: number
  readonly IndexName?: string
  readonly FilterExpression?: string
  readonly ExclusiveStartKey?: Wire
  readonly ExpressionAttributeValues: Readonly<Record<string, { readonly S: string; readonly N: string }>>
}

interface Range {
  readonly from: number
  readonly to: number
  /** End of the segment. */
  readonly end: number
}

function rangeOf(
  total: number,
  { Segment, TotalSegments, ExclusiveStartKey }: Asked,
  indexIn: (pk: string) => number,
): Range {
  const edge = (segment: number) => Math.floor((total * segment) / TotalSegments)
  const end = edge(Segment + 1)
  const start = ExclusiveStartKey?.pk as { S: string } | undefined
  const from = start ? indexIn(start.S) + 1 : edge(Segment)
  return { from, to: Math.min(from + pageSize, end), end }
}

const numbers = ({ from, to }: Range) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

const page = (range: Range, Items: readonly Wire[], keyAt: (index: number) => Wire) => ({
  Items,
  ...(range.to < range.end ? { LastEvaluatedKey: keyAt(range.to - 1) } : {}),
})

const refusals = { former: ['CLOSED', 'ada'], restored: ['bob'] } as const

export async function serveGenerated(generated: Generated) {
  const written: WrittenSums = {
    puts: 0,
    deletes: 0,
    putSum: 0,
    deleteSum: 0,
    oldNames: 0,
    marksTakenOff: 0,
    raised: new Map(),
    handedBack: 0,
    scanned: 0,
  }

  function scan(asked: Asked) {
    if (asked.IndexName) {
      const range = rangeOf(marks + timers, asked, (pk) => indexOf(pk) / 5)
      return page(range, numbers(range).map(dueOf), dueOf)
    }
    const isFormer = asked.TableName === formerTable
    const range = rangeOf(isFormer ? generated.keys : generated.restored, asked, indexOf)
    written.scanned += Math.max(0, range.to - range.from)
    if (!asked.FilterExpression) return page(range, numbers(range).map(generatedItem), generatedKey)
    const since = indexSince(asked.ExpressionAttributeValues[':since']?.S)
    const found = numbers(range).filter((index) => index < counterCount || (isEventNumber(index) && index >= since))
    return page(
      range,
      found.map((index) => (index < counterCount ? generatedItem(index) : generatedEvent(index))),
      generatedKey,
    )
  }
  const firstMs = restoredMoment(generated).getTime() - generated.restored
  const indexSince = (since = '') => (since === '' ? 0 : Date.parse(since) - firstMs)

  function batchGet({ RequestItems }: { RequestItems: Record<string, { Keys: Wire[] }> }) {
    const keys = RequestItems[restoredTable]?.Keys ?? []
    const later = isBusy() ? keys.slice(-10) : []
    const now = later.length > 0 ? keys.slice(0, -10) : keys
    const found = now.filter(({ pk }) => indexOf((pk as { S: string }).S) < generated.restored)
    return {
      Responses: { [restoredTable]: found },
      UnprocessedKeys: later.length > 0 ? { [restoredTable]: { Keys: later } } : {},
    }
  }

  let batches = 0
  function isBusy(): boolean {
    batches += 1
    if (batches % 20 !== 0) return false
    written.handedBack += 1
    return true
  }

  type Request =
    | { PutRequest: { Item: Wire }; DeleteRequest?: never }
    | { PutRequest?: never; DeleteRequest: { Key: Wire } }
  function batchWrite({ RequestItems }: { RequestItems: Record<string, Request[]> }) {
    const requests = RequestItems[restoredTable] ?? []
    const later = isBusy() ? requests.slice(-5) : []
    for (const { PutRequest, DeleteRequest } of requests.slice(0, requests.length - later.length)) {
      const { pk } = (PutRequest ? PutRequest.Item : DeleteRequest.Key) as { pk: { S: string } }
      if (pk.S === 'REVOKEDTOKENS') continue
      if (PutRequest) {
        written.puts += 1
        written.putSum += indexOf(pk.S)
        if (JSON.stringify(PutRequest.Item).includes('-0000-4000-8000-')) written.oldNames += 1
      } else {
        written.deletes += 1
        written.deleteSum += indexOf(pk.S)
      }
    }
    return { UnprocessedItems: later.length > 0 ? { [restoredTable]: later } : {} }
  }

  /** Half of the counters stand in the restored table as they do in the former one. */
  const isLower = (index: number) => index % 2 === 0
  function update({
    UpdateExpression,
    Key,
    ExpressionAttributeValues: values,
  }: Asked & { UpdateExpression: string; Key: Wire }) {
    if (UpdateExpression.startsWith('REMOVE')) {
      written.marksTakenOff += 1
      return {}
    }
    const pk = (Key.pk as { S: string }).S
    const index = indexOf(pk)
    const to = Number(values[':to']?.N)
    const held = written.raised.get(pk) ?? counterOf(index) - (isLower(index) ? 100 : 0)
    if (to <= held) return undefined
    written.raised.set(pk, to)
    return { Attributes: { Last: { N: String(to) } } }
  }

  const query = ({ TableName }: Asked) => ({
    Items: refusals[TableName as keyof typeof refusals].map((sk) => ({ pk: { S: 'REVOKEDTOKENS' }, sk: { S: sk } })),
  })

  const operations: Readonly<Record<string, (asked: never) => object | undefined>> = {
    Scan: scan,
    Query: query,
    BatchGetItem: batchGet,
    BatchWriteItem: batchWrite,
    UpdateItem: update,
  }
  const server = await serve(async (request, response) => {
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? ''
    const answer = operations[operation]?.(JSON.parse(await text(request)) as never)
    response.writeHead(answer ? 200 : 400, { 'content-type': 'application/x-amz-json-1.0' })
    response.end(
      JSON.stringify(answer ?? { __type: 'com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException' }),
    )
  })
  return { ...server, written }
}
