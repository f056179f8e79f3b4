import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { tableShape } from '../../../functions/core/table/shape.ts'
import { ConcurrencyLimit } from './concurrency.ts'

/** Checks whether a table is empty, and empties it. Only the seed does this. */

const client = () => DynamoDBDocumentClient.from(new DynamoDBClient({}))
const keyNames = { '#pk': tableShape.partitionKey, '#sk': tableShape.sortKey }

const deletesOfABatch = 25
const maxAtOnce = 4

export async function isEmpty(TableName: string): Promise<boolean> {
  const { Items = [] } = await client().send(new ScanCommand({ TableName, Limit: 1 }))
  return Items.length === 0
}

/** Item by item, so that the table, its stream and the stream's readers stay. */
export async function emptyTable(TableName: string): Promise<void> {
  const documents = client()
  const limit = new ConcurrencyLimit(maxAtOnce)
  let from: Record<string, unknown> | undefined
  do {
    const page = await documents.send(
      new ScanCommand({
        TableName,
        ProjectionExpression: '#pk, #sk',
        ExpressionAttributeNames: keyNames,
        ...(from ? { ExclusiveStartKey: from } : {}),
      }),
    )
    const found = page.Items ?? []
    for (let start = 0; start < found.length; start += deletesOfABatch) {
      const part = found.slice(start, start + deletesOfABatch)
      await limit.add(() => removeAll(documents, TableName, part))
    }
    from = page.LastEvaluatedKey
  } while (from)
  await limit.end()
}

type Requests = NonNullable<NonNullable<BatchWriteCommand['input']['RequestItems']>[string]>

async function removeAll(documents: DynamoDBDocumentClient, table: string, found: Record<string, unknown>[]) {
  let left: Requests = found.map((Key) => ({ DeleteRequest: { Key } }))
  while (left.length > 0) {
    const answer = await documents.send(new BatchWriteCommand({ RequestItems: { [table]: left } }))
    left = answer.UnprocessedItems?.[table] ?? []
  }
}
