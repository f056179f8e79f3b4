import { isDeepStrictEqual } from 'node:util'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { entityKeys } from '../../functions/core/table/keys/entities.ts'
import type { Caller } from '../../shared/core/access.ts'
import type { User } from '../../shared/network/organizations/entity.ts'
import { roleFactsOf, userOf } from './smallTenant.ts'

/**
 * Callers of tests as people of the table: whoever calls for the first time is put there in the caller's role, unless they
 * are. They are in no list of an entity's people. Later calls leave what a test made of them.
 */

type Send = (command: GetCommand | TransactWriteCommand | UpdateCommand) => unknown

const known = new Map<string, { readonly facts: string; readonly stored: Promise<void> }>()
const touched = new Set<string>()
let send: Send | undefined

/** Each test file finds an empty table. */
export function forgetStoredCallers(): void {
  known.clear()
  touched.clear()
}

/** Sends to the table of a simulation; undefined: to the engine again. */
export function storeCallersBy(own: Send | undefined): void {
  send = own
  forgetStoredCallers()
}

/** Tells if the item of a person was written for a call, and by no function. */
export const isWrittenForCall = (pk: string): boolean => touched.has(pk)

/** Past the meter: what a test is about is counted. */
function engine(): Send {
  const endpoint = process.env.UNMETERED_ENGINE
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(endpoint ? { endpoint } : {}), {
    marshallOptions: { removeUndefinedValues: true },
  })
  return (command) => client.send(command as never)
}
let ofEngine: Send | undefined

async function store(caller: Caller, TableName: string): Promise<void> {
  ofEngine ??= engine()
  const to = send ?? ofEngine
  const { pk, sk } = entityKeys.user(caller.Subject)
  const found = (await to(new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true }))) as { Item?: object }
  const user = userOf(caller)
  if (!found.Item) {
    touched.add(pk)
    await to(new TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item: { pk, sk, ...user } } }] }))
    return
  }
  const set = changesOf(found.Item as User, user, caller)
  if (set.length === 0) return
  touched.add(pk)
  await to(
    new UpdateCommand({
      TableName,
      Key: { pk, sk },
      UpdateExpression: `SET ${set.map((_, i) => `#f${i} = :f${i}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(set.map(([name], i) => [`#f${i}`, name])),
      ExpressionAttributeValues: Object.fromEntries(set.map(([, value], i) => [`:f${i}`, value])),
    }),
  )
}

/** Fields in which a stored person is not yet the caller. */
function changesOf(was: User, user: User, caller: Caller) {
  const [role] = user.Roles
  const isHeld = was.Roles.some(({ Role, EntityID }) => Role === role?.Role && EntityID === role.EntityID)
  const wanted = {
    ...{ ID: user.ID, ActiveRole: user.ActiveRole, RoleFacts: roleFactsOf(caller) },
    Roles: isHeld ? was.Roles : [...was.Roles, ...user.Roles],
    ...(user.CustomerID ? { CustomerID: user.CustomerID } : {}),
  }
  return Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(value, was[name as keyof User]))
}

export async function ensureStored(caller: Caller): Promise<void> {
  const name = process.env.TABLE_NAME ?? ''
  const at = `${name} ${caller.Subject}`
  const facts = JSON.stringify(caller)
  if (known.get(at)?.facts !== facts) known.set(at, { facts, stored: store(caller, name) })
  await known.get(at)?.stored
}
