import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { chunksOf } from '../../functions/core/chunks.ts'
import { client, tableName } from '../../functions/core/table/client.ts'
import type { Write } from '../../functions/core/table/write.ts'

/** DynamoDB's limit of items in one batch. */
const batch = 25
const batchesAtOnce = 8

/** Stores the items of these writes without their conditions: years of a food bank in seconds. */
export async function storedInBulk(writes: readonly Write[]): Promise<void> {
  const items = writes.flatMap((write) => ('put' in write ? [write.put] : []))
  const send = (some: typeof items) =>
    client.send(
      new BatchWriteCommand({ RequestItems: { [tableName()]: some.map((Item) => ({ PutRequest: { Item } })) } }),
    )
  for (const some of chunksOf(chunksOf(items, batch), batchesAtOnce)) await Promise.all(some.map(send))
}
