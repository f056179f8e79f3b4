import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { localTableName } from './app.ts'
import { createTable } from './createTable.ts'
import { appDirectory } from './dataDirectory.ts'
import { finishTakingAlong, takeDataAlong } from './dataVersion.ts'
import { startDynamoDb } from './dynamodb.ts'
import { pointAt } from './environment.ts'
import { startPool } from './pool.ts'
import { type Seeded, seed } from './seed/seed.ts'

/** Beyond the number of any record. */
const everything = String(Number.MAX_SAFE_INTEGER)

export interface SeedDirectoryOptions {
  /** The data directory, as `npm start -- --data` names it. */
  readonly data: string
  readonly scale: number
  /** Throws away what is there. */
  readonly reset?: boolean
  readonly say: (line: string) => void
}

/** Fills a data directory with a tenant while no app runs on it: the engines start, are filled, and stop. */
export async function seedDirectory({ data, scale, reset = false, say }: SeedDirectoryOptions): Promise<Seeded> {
  const directory = appDirectory(data)
  if (reset) rmSync(directory, { recursive: true, force: true })
  finishTakingAlong(directory)
  await takeDataAlong({ directory, say })
  const dynamo = await startDynamoDb({ directory })
  const pool = await startPool({ directory, sendMail: () => undefined })
  const putBack = pointAt({ dynamodb: dynamo.endpoint, pool: pool.endpoint })
  Object.assign(process.env, {
    TABLE_NAME: localTableName,
    USER_POOL_ID: pool.poolId,
    ORIGIN_SECRET: randomBytes(32).toString('base64url'),
    POWERTOOLS_METRICS_DISABLED: 'true',
  })
  try {
    await createTable(new DynamoDBClient({}), localTableName)
    return await seed({ scale, progress: say, dropStream: () => dynamo.forgetStream(localTableName, everything) })
  } finally {
    putBack()
    await pool.stop()
    await dynamo.stop()
  }
}
