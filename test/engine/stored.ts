import { createHash } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { counterKey } from '../../functions/core/table/ids.ts'
import { isWrittenForCall } from './storedCaller.ts'

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))

type Item = Record<string, unknown>

/** Fields come in any order from the engine. */
const inOrder = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value).sort() : value

/** All that is stored, item by item. */
export async function everything(TableName = process.env.TABLE_NAME): Promise<Item[]> {
  const items: Item[] = []
  let start: Item | undefined
  do {
    const page = await client.send(new ScanCommand({ TableName, ...(start ? { ExclusiveStartKey: start } : {}) }))
    items.push(...(page.Items ?? []))
    start = page.LastEvaluatedKey
  } while (start)
  return items
}

/**
 * Tells if a partition only counts: a number that was taken for something that was then refused is a gap, and nothing
 * that anybody sees, and so is a call that was counted for the limit of its person and then refused by a rule.
 */
export const isCount = (pk: string) => pk.startsWith(counterKey('').pk) || /^PERSON#\d+#CALLS$/.test(pk)

/** A fingerprint of all that is stored. */
export async function tableHash(): Promise<string> {
  const items = (await everything())
    .filter(({ pk }) => !isCount(String(pk)) && !isWrittenForCall(String(pk)))
    .map((item) => JSON.stringify(item, inOrder))
  return createHash('sha256').update(items.sort().join('\n')).digest('hex')
}
