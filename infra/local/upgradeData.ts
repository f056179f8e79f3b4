import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { createTable } from './createTable.ts'
import { dataVersion } from './dataVersion.ts'
import { startDynamoDb } from './dynamodb.ts'
import { pointAt } from './environment.ts'

/** Run by `takeDataAlong` in a process of its own: `node upgradeData.ts <folder> <version>`. */

interface Step {
  readonly to: number
  readonly what: string
  run(tableName: string): Promise<string>
}

const ofEarlierShapes = {
  what: 'Items of earlier shapes',
  run: async (tableName: string) => {
    const { backfill } = await import('../operator/backfill.ts')
    const { read, rewritten, unreadable } = await backfill(tableName, true)
    if (unreadable.length > 0) throw new Error(`These items can't be read: ${unreadable.slice(0, 5).join(', ')}.`)
    return `${read} items looked at, ${rewritten} rewritten`
  },
}

/** Each leads from the version before it to its own; what they do twice does no harm. */
const steps: readonly Step[] = [
  { to: 12, ...ofEarlierShapes },
  { to: 13, ...ofEarlierShapes },
]

async function upgrade(directory: string, from: number): Promise<void> {
  const tableName = 'gleanery'
  const dynamo = await startDynamoDb({ directory })
  pointAt({ dynamodb: dynamo.endpoint })
  Object.assign(process.env, { TABLE_NAME: tableName, POWERTOOLS_LOG_LEVEL: 'WARN' })
  try {
    await createTable(new DynamoDBClient({}), tableName)
    for (const { to, what, run } of steps.filter((step) => step.to > from && step.to <= dataVersion))
      console.log(`  ${to}  ${what}: ${await run(tableName)}`)
  } finally {
    await dynamo.stop()
  }
}

const [, , directory = '', from = ''] = process.argv
await upgrade(directory, Number(from)).catch((fault: unknown) => {
  console.error(fault instanceof Error ? fault.message : fault)
  process.exitCode = 1
})
