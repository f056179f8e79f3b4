import { isDeepStrictEqual } from 'node:util'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { entityKeys } from '../../functions/core/table/keys/entities.ts'
import type { Caller } from '../../shared/core/access.ts'
import type { User } from '../../shared/network/organizations/entity.ts'
import { roleFactsOf, userOf } from './smallTenant.ts'

/**
 * Callers of tests as people of the table: whoever calls for the first time is put there in the caller's role, unless they
 * are. They are in no list of an entity's people. Later calls leave what a test made of them.
 */

const stored = new Map<string, string>()
let isLeft = false

/** Each test file finds an empty table. */
export function forgetStoredCallers(): void {
  stored.clear()
  isLeft = false
}

/** For simulations, whose table only they write: it has everybody who calls. */
export function leaveCallersAsStored(): void {
  isLeft = true
}

/** Past the meter: what a test is about is counted. */
function openTable() {
  const endpoint = process.env.UNMETERED_ENGINE
  return DynamoDBDocumentClient.from(new DynamoDBClient(endpoint ? { endpoint } : {}), {
    marshallOptions: { removeUndefinedValues: true },
  })
}
let table: ReturnType<typeof openTable> | undefined

async function store(caller: Caller, TableName: string): Promise<void> {
  table ??= openTable()
  const { pk, sk } = entityKeys.user(caller.Subject)
  const { Item } = await table.send(new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true }))
  const user = userOf(caller)
  if (!Item) return void (await table.send(new PutCommand({ TableName, Item: { pk, sk, ...user } })))
  const was = Item as unknown as User
  const [role] = user.Roles
  const isHeld = was.Roles.some(({ Role, EntityID }) => Role === role?.Role && EntityID === role.EntityID)
  const wanted = {
    ...{ ID: user.ID, ActiveRole: user.ActiveRole, RoleFacts: roleFactsOf(caller) },
    Roles: isHeld ? was.Roles : [...was.Roles, ...user.Roles],
    CustomerID: user.CustomerID ?? was.CustomerID,
  }
  const changed = Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(value, Item[name]))
  if (changed.length === 0) return
  await table.send(
    new UpdateCommand({
      TableName,
      Key: { pk, sk },
      UpdateExpression: `SET ${changed.map((_, i) => `#f${i} = :f${i}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(changed.map(([name], i) => [`#f${i}`, name])),
      ExpressionAttributeValues: Object.fromEntries(changed.map(([, value], i) => [`:f${i}`, value])),
    }),
  )
}

export async function ensureStored(caller: Caller): Promise<void> {
  const name = process.env.TABLE_NAME ?? ''
  const at = `${name} ${caller.Subject}`
  const facts = JSON.stringify(caller)
  if (isLeft || stored.get(at) === facts) return
  stored.set(at, facts)
  await store(caller, name)
}
