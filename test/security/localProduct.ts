import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '../../functions/table/keys.ts'
import type { DemoClock } from '../../infra/local/clock.ts'
import { createTable } from '../../infra/local/createTable.ts'
import { startDynamoDb } from '../../infra/local/dynamodb.ts'
import { freePort } from '../../infra/local/loopback.ts'
import { builtWeb, startProduct, tableName } from '../../infra/local/product.ts'

/** The whole local product in this process, with an empty tenant instead of the demonstration. */
export interface EmptyProduct {
  readonly url: string
  readonly port: number
  /** Where everything lies that it keeps. */
  readonly directory: string
  stop(): Promise<void>
}

const stillClock: DemoClock = { advance: () => 0, offset: () => 0, restore: () => undefined }

/** Marks the tenant as seeded, with nobody in it; by clients of its own, because clients keep their first address. */
async function seedNothing(directory: string): Promise<void> {
  const engine = await startDynamoDb({ directory })
  const client = new DynamoDBClient({ endpoint: engine.endpoint })
  await createTable(client, tableName)
  const Item = { ...keys.seeded(), IsFinished: true, Accounts: [] }
  await DynamoDBDocumentClient.from(client).send(new PutCommand({ TableName: tableName, Item }))
  client.destroy()
  await engine.stop()
}

export async function startEmptyProduct({ clock = stillClock, web = builtWeb } = {}): Promise<EmptyProduct> {
  const directory = mkdtempSync(join(tmpdir(), 'gleanery-security-'))
  await seedNothing(directory)
  const port = await freePort()
  const product = await startProduct({ directory, port, clock, web, say: () => undefined })
  return {
    url: product.url,
    port,
    directory,
    stop: async () => {
      await product.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
