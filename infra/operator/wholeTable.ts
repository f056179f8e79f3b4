import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  BatchWriteCommand,
  DynamoDBDocumentClient,
  ScanCommand,
  type ScanCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { chunksOf } from '../../functions/core/chunks.ts'
import { backOff } from '../../functions/core/pause.ts'
import type { Item } from '../../functions/core/table/client.ts'
import type { Key } from '../../functions/core/table/shape.ts'

/** Reads and writes over all of a table, page by page: no more than a page of each segment is ever held. */

export type KeyedItem = Item & Key

/** Patient, other than the functions' client: eight pages of a megabyte share an operator's line. */
export const operatorClient = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
})
// It would walk through every item for a log that nobody keeps.
operatorClient.middlewareStack.remove('loggerMiddleware')

/** Parts of a table that are read at the same time. */
const segments = 8

type Choice = Pick<
  ScanCommandInput,
  | 'IndexName'
  | 'FilterExpression'
  | 'ProjectionExpression'
  | 'ExpressionAttributeNames'
  | 'ExpressionAttributeValues'
  | 'ConsistentRead'
>

async function* pagesOf(TableName: string, Segment: number, choice: Choice) {
  let start: Record<string, unknown> | undefined
  do {
    const page: ScanCommandInput = { TableName, Segment, TotalSegments: segments, ...choice }
    const answer = await operatorClient.send(new ScanCommand(start ? { ...page, ExclusiveStartKey: start } : page))
    yield (answer.Items ?? []) as KeyedItem[]
    start = answer.LastEvaluatedKey
  } while (start)
}

/** Every page of a table or index, its segments side by side. */
export const eachPage = (table: string, choice: Choice, work: (items: KeyedItem[]) => Promise<void>) =>
  Promise.all(
    Array.from({ length: segments }, async (_, segment) => {
      for await (const items of pagesOf(table, segment, choice)) await work(items)
    }),
  )

type Request = { PutRequest: { Item: KeyedItem } } | { DeleteRequest: { Key: Key } }
export const put = (item: KeyedItem): Request => ({ PutRequest: { Item: item } })
export const remove = ({ pk, sk }: Key): Request => ({ DeleteRequest: { Key: { pk, sk } } })

/** DynamoDB's limits of a batch. */
const [maxWrites, maxReads] = [25, 100]

/** Writes in batches; DynamoDB hands back what it had no room for, which is written again after a pause. */
export async function writeAll(table: string, requests: readonly Request[]): Promise<void> {
  for (const batch of chunksOf(requests, maxWrites)) {
    let left: readonly Request[] = batch
    for (let repetition = 0; left.length > 0; repetition += 1) {
      if (repetition > 0) await backOff(repetition)
      const answer = await operatorClient.send(new BatchWriteCommand({ RequestItems: { [table]: [...left] } }))
      left = (answer.UnprocessedItems?.[table] ?? []) as Request[]
    }
  }
}

const keyText = ({ pk, sk }: Key) => `${pk}\n${sk}`

/** Those of the items that the table does not have, read consistently. */
export async function absentFrom<T extends Key>(table: string, items: readonly T[]): Promise<T[]> {
  const found = new Set<string>()
  for (const batch of chunksOf(items, maxReads)) {
    let left: Key[] = batch.map(({ pk, sk }) => ({ pk, sk }))
    for (let repetition = 0; left.length > 0; repetition += 1) {
      if (repetition > 0) await backOff(repetition)
      const Keys = left
      const answer = await operatorClient.send(
        new BatchGetCommand({
          RequestItems: { [table]: { Keys, ConsistentRead: true, ProjectionExpression: 'pk, sk' } },
        }),
      )
      for (const item of answer.Responses?.[table] ?? []) found.add(keyText(item as Key))
      left = (answer.UnprocessedKeys?.[table]?.Keys ?? []) as Key[]
    }
  }
  return items.filter((item) => !found.has(keyText(item)))
}
