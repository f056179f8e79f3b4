import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { forgetBlocks } from '../../functions/table/ids.ts'
import { createTable } from '../../infra/local/createTable.ts'
import { everything } from './stored.ts'

/** Items of one TransactWriteItems call. */
const maxWrites = 100

/**
 * A tenant that the product's own functions make once and that is then copied, item by item, into a new table: 0.1 s
 * instead of 1.1 s for each further one. The answer of the call sets `TABLE_NAME` to the new table.
 */
export function savedTenant<T>(make: () => Promise<T>): () => Promise<T> {
  const client = new DynamoDBClient({})
  const documents = DynamoDBDocumentClient.from(client)
  let saved: { readonly items: readonly Record<string, unknown>[]; readonly made: T } | undefined
  return async () => {
    const TableName = `tenant-${randomUUID()}`
    process.env.TABLE_NAME = TableName
    await createTable(client, TableName)
    forgetBlocks()
    if (!saved) {
      const made = await make()
      saved = { items: await everything(), made }
      return made
    }
    for (let start = 0; start < saved.items.length; start += maxWrites)
      await documents.send(
        new TransactWriteCommand({
          TransactItems: saved.items.slice(start, start + maxWrites).map((Item) => ({ Put: { TableName, Item } })),
        }),
      )
    return saved.made
  }
}
