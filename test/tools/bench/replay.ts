import { Agent, request } from 'node:http'
import * as dynamo from '@aws-sdk/client-dynamodb'
import type { Metered } from '../../api/core/meter.ts'

/** The floor of a call: the same reads and writes with nothing of ours around them, those at the same time as then. */

export interface Asked {
  readonly operation: string
  readonly asked: Readonly<Record<string, unknown>>
}

/** Requests that were made at the same time, one group after the other. */
export function groupsOf(requests: readonly Metered[]): Asked[][] {
  const groups: Metered[][] = []
  for (const one of [...requests].sort((a, b) => a.from - b.from)) {
    const last = groups.at(-1)
    if (last && one.from < Math.max(...last.map(({ to }) => to))) last.push(one)
    else groups.push([one])
  }
  return groups.map((group) => group.map(({ operation, asked }) => ({ operation, asked: repeatable(asked) })))
}

type Part = Record<string, unknown>

/** Only what the rest of it names: the engine refuses names and values that nobody uses. */
function pruned(part: Part): Part {
  const { ConditionExpression: _, ExpressionAttributeNames, ExpressionAttributeValues, ...rest } = part
  const text = JSON.stringify(rest)
  const used = (all: unknown) =>
    Object.fromEntries(Object.entries((all ?? {}) as Part).filter(([name]) => new RegExp(`${name}\\b`).test(text)))
  const names = used(ExpressionAttributeNames)
  const values = used(ExpressionAttributeValues)
  return {
    ...rest,
    ...(Object.keys(names).length > 0 ? { ExpressionAttributeNames: names } : {}),
    ...(Object.keys(values).length > 0 ? { ExpressionAttributeValues: values } : {}),
  }
}

/** A write whose conditions held once does not hold them again, so it is repeated without. */
export function repeatable(asked: Readonly<Part>): Part {
  const { ClientRequestToken: _, ...rest } = asked
  if (!Array.isArray(rest.TransactItems)) return rest
  const TransactItems = (rest.TransactItems as Record<string, Part>[]).map((item) =>
    Object.fromEntries(
      Object.entries(item).map(([kind, part]) => [kind, kind === 'ConditionCheck' ? part : pruned(part)]),
    ),
  )
  return { ...rest, TransactItems }
}

export type Replay = (groups: readonly (readonly Asked[])[]) => Promise<void>

const inTurn =
  (send: (asked: Asked) => Promise<unknown>): Replay =>
  async (groups) => {
    for (const group of groups) await Promise.all(group.map(send))
  }

/** Through the AWS SDK's own client: what the shortest possible function would pay. */
export function throughSdk(): Replay {
  const client = new dynamo.DynamoDBClient({})
  const commands = dynamo as unknown as Record<string, new (input: object) => dynamo.GetItemCommand>
  return inTurn(({ operation, asked }) => {
    const Command = commands[`${operation}Command`]
    if (!Command) throw new Error(`The SDK has no ${operation}`)
    return client.send(new Command(asked))
  })
}

/** Over a bare connection that stays open: what the engine itself takes. */
export function throughHttp(endpoint: string): Replay {
  const agent = new Agent({ keepAlive: true })
  const bodies = new WeakMap<object, string>()
  const bodyOf = (asked: object) => {
    const known = bodies.get(asked) ?? JSON.stringify(asked)
    bodies.set(asked, known)
    return known
  }
  return inTurn(
    ({ operation, asked }) =>
      new Promise<void>((settle, fail) => {
        const body = bodyOf(asked)
        const headers = {
          'content-type': 'application/x-amz-json-1.0',
          'x-amz-target': `DynamoDB_20120810.${operation}`,
          'content-length': Buffer.byteLength(body),
          'x-amz-date': '20260101T000000Z',
          authorization:
            'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
        }
        const sent = request(endpoint, { method: 'POST', agent, headers }, (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (part: string) => {
            text += part
          })
          response.on('end', () =>
            response.statusCode === 200 ? settle() : fail(new Error(`${operation}: ${text.slice(0, 300)}`)),
          )
        })
        sent.once('error', fail)
        sent.end(body)
      }),
  )
}
