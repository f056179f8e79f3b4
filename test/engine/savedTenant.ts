import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { forgetRevoked } from '../../functions/core/http/revokedTable.ts'
import { forgetBlocks } from '../../functions/core/table/ids.ts'
import { createTable } from '../../infra/local/createTable.ts'
import { copyTable } from './copyTable.ts'
import { forgetStoredCallers } from './storedCaller.ts'

/**
 * A tenant that the app's own functions make once. Each further call sets `TABLE_NAME` to one and the same second
 * table and fills it with a fresh copy: a copy lasts until the next call.
 */
export function savedTenant<T>(make: () => Promise<T>): () => Promise<T> {
  const client = new DynamoDBClient({})
  const newTable = async () => {
    const name = `tenant-${randomUUID()}`
    await createTable(client, name)
    return name
  }
  let saved: { readonly table: string; readonly copy: string; readonly made: T } | undefined
  return async () => {
    forgetBlocks()
    if (!saved) {
      const table = await newTable()
      process.env.TABLE_NAME = table
      const made = await make()
      saved = { table, copy: await newTable(), made }
    }
    process.env.TABLE_NAME = saved.copy
    await copyTable(saved.table, saved.copy)
    forgetBlocks()
    forgetRevoked()
    forgetStoredCallers()
    return saved.made
  }
}
