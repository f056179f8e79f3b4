import { randomUUID } from 'node:crypto'
import { type AttributeValue, DynamoDBClient, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import { forgetBlocks } from '../../functions/table/ids.ts'
import { createTable } from '../../infra/local/createTable.ts'
import { everything } from './stored.ts'

/** Items of one TransactWriteItems call. */
const maxWrites = 100

/**
 * A tenant that the product's own functions make once and that is then copied, item by item, into a new table. The answer
 * of the call sets `TABLE_NAME` to the new table.
 */
export function savedTenant<T>(make: () => Promise<T>): () => Promise<T> {
  const client = new DynamoDBClient({})
  let saved: { readonly items: readonly Record<string, AttributeValue>[]; readonly made: T } | undefined
  return async () => {
    const TableName = `tenant-${randomUUID()}`
    process.env.TABLE_NAME = TableName
    await createTable(client, TableName)
    forgetBlocks()
    if (!saved) {
      const made = await make()
      saved = { items: (await everything()).map((item) => marshall(item, { removeUndefinedValues: true })), made }
      return made
    }
    for (let start = 0; start < saved.items.length; start += maxWrites)
      await client.send(
        new TransactWriteItemsCommand({
          TransactItems: saved.items.slice(start, start + maxWrites).map((Item) => ({ Put: { TableName, Item } })),
        }),
      )
    return saved.made
  }
}
