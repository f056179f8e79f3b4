import { DatabaseSync } from 'node:sqlite'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { inject } from 'vitest'
import { everything } from './stored.ts'

/** A table that nobody writes to. */
export const unfilledTable = 'empty'

/**
 * Makes the table `to` hold exactly what `from` holds; both exist. The stream of `to` says nothing of it. Each new table
 * makes the engine read its whole layout again (0.1 s, and more with each table), so tests fill one table again and again.
 */
export async function copyTable(from: string, to: string): Promise<void> {
  const file = inject('dynamodbFile')
  if (file) copyInFile(file, from, to)
  else await copyByWrites(from, to)
}

/** The engine keeps a table in a SQLite table of its name, and each index in one named after both. */
function copyInFile(file: string, from: string, to: string): void {
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA busy_timeout = 5000; PRAGMA synchronous = OFF; BEGIN IMMEDIATE')
    const indexes = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE ? || '::%'")
    for (const name of [from, ...indexes.all(from).map((index) => String(index.name))]) {
      const target = to + name.slice(from.length)
      database.exec(`DELETE FROM "${target}"; INSERT INTO "${target}" SELECT * FROM "${name}"`)
    }
    database.exec('COMMIT')
  } finally {
    database.close()
  }
}

/** Items of one TransactWriteItems call. */
const maxWrites = 100

async function copyByWrites(from: string, to: string): Promise<void> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  })
  const TableName = to
  const writes = [
    ...(await everything(to)).map(({ pk, sk }) => ({ Delete: { TableName, Key: { pk, sk } } })),
    ...(await everything(from)).map((Item) => ({ Put: { TableName, Item } })),
  ]
  // A transaction names each item once.
  const deleted = writes.filter((write) => 'Delete' in write)
  for (const some of [deleted, writes.slice(deleted.length)])
    for (let start = 0; start < some.length; start += maxWrites)
      await client.send(new TransactWriteCommand({ TransactItems: some.slice(start, start + maxWrites) }))
}
