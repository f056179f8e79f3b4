import { isDeepStrictEqual } from 'node:util'
import type { APIGatewayProxyStructuredResultV2, SQSBatchResponse } from 'aws-lambda'
import { entityKeys } from '../../../functions/core/table/keys/entities.ts'
import { table } from '../../../functions/core/table/table.ts'
import type { Caller } from '../../../shared/core/access.ts'
import type { Answer } from '../../../shared/core/answer.ts'
import type { Endpoint, Input, Value } from '../../../shared/core/schema/endpoint.ts'
import { User } from '../../../shared/network/organizations/entity.ts'
import { LocalFunctions } from '../functions.ts'
import { eventOf, inputParts } from '../requests.ts'

/** Calls of the app's endpoints, as its screens make them: the same functions, run in this process. */

const functions = new LocalFunctions()

/**
 * Makes a call in the caller's role, which is the active one meanwhile. Whoever has not joined yet, because organizations are set up
 * before their people come, is there for the call alone.
 */
async function inRole<T>({ Subject, Role, EntityID, UserID, UserName }: Caller, work: () => Promise<T>): Promise<T> {
  const at = entityKeys.user(Subject)
  const ActiveRole = { Role, EntityID }
  const user = await table.get(at, User)
  if (isDeepStrictEqual(user?.ActiveRole, ActiveRole)) return work()
  if (user) await table.commit([{ update: at, set: { ActiveRole } }])
  else {
    const person = { ID: UserID, Subject, UserName, Name: UserName, EMailAddress: UserName, ActiveRole }
    const rest = {
      Language: 'en',
      TimeZone: 'UTC',
      Roles: [{ ...ActiveRole, EntityName: '' }],
      Unsubscribed: [],
    } as const
    await table.commit([{ put: { ...at, ...person, ...rest } }])
  }
  const answer = await work()
  await table.commit([user ? { update: at, set: { ActiveRole: user.ActiveRole } } : { remove: at }])
  return answer
}

/** Answer of a call; a refusal is a fault of the plan. */
export async function succeeded<E extends Endpoint<never, unknown>>(
  endpoint: E,
  caller: Caller,
  input: Input<E>,
): Promise<Value<E>> {
  const { path, query, rest } = inputParts(endpoint, input)
  const body = endpoint.body ? JSON.stringify(rest) : undefined
  const event = eventOf({ endpoint, caller, path, query, body })
  const result = await inRole(caller, () => functions.invoke(`${endpoint.area}/${endpoint.id}`, event))
  const answered = String((result as APIGatewayProxyStructuredResultV2).body)
  const answer = JSON.parse(answered) as Answer<Value<E>>
  if (!answer.Successful) throw new Error(`${endpoint.id} was refused: ${answered}`)
  return answer.Value as Value<E>
}

/** A message of a queue, worked off by its function. */
export async function workedOff(run: string, body: unknown): Promise<void> {
  const event = { Records: [{ messageId: '1', body: JSON.stringify(body) }] }
  const { batchItemFailures } = (await functions.invoke(run, event)) as SQSBatchResponse
  if (batchItemFailures.length > 0) throw new Error(`${run} failed`)
}
