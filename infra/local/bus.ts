import { randomUUID } from 'node:crypto'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod/mini'
import { localAccount, localCredentials, localRegion } from './environment.ts'
import { type Handler, isFromPage, type Listening, parsedJson, readJson, sendJson, serve } from './loopback.ts'

/** The event bus of the local app: EventBridge's `PutEvents`, with a queue behind each rule. */

export interface BusRule {
  readonly name: string
  readonly detailTypes: readonly string[]
  readonly queueUrl: string
}
export interface BusOptions {
  readonly rules: readonly BusRule[]
  /** Address of the queues. */
  readonly sqs: string
  readonly port?: number
}

export async function startBus({ rules, sqs, port }: BusOptions): Promise<Listening> {
  const client = new SQSClient({ endpoint: sqs, region: localRegion, credentials: localCredentials })
  const listening = await serve(
    busHandler(rules, (QueueUrl, MessageBody) => client.send(new SendMessageCommand({ QueueUrl, MessageBody }))),
    port,
  )
  return {
    ...listening,
    stop: async () => {
      await listening.stop()
      client.destroy()
    },
  }
}

const Entry = z.object({
  Source: z.optional(z.string()),
  DetailType: z.optional(z.string()),
  Detail: z.optional(z.string()),
  Resources: z.optional(z.array(z.string())),
  Time: z.optional(z.number()),
})
type Entry = z.infer<typeof Entry>
const PutEvents = z.object({ Entries: z.array(Entry).check(z.minLength(1), z.maxLength(10)) })

/** EventBridge's limit of a whole request. */
const maxBytes = 262_144

type Send = (queueUrl: string, body: string) => Promise<unknown>

function busHandler(rules: readonly BusRule[], send: Send): Handler {
  return async (request, response) => {
    const refuse = (type: string, message: string, status = 400) =>
      sendJson(response, status, { __type: type, message }, { 'x-amzn-errortype': type })
    if (isFromPage(request)) return refuse('AccessDeniedException', 'Pages can not put events.', 403)
    if (request.headers['x-amz-target'] !== 'AWSEvents.PutEvents')
      return refuse('UnknownOperationException', 'Only PutEvents.')
    const asked = PutEvents.safeParse(await readJson(request, 2 * maxBytes))
    if (!asked.success) return refuse('ValidationException', 'Entries must be 1 to 10 events.')
    if (sizeOf(asked.data.Entries) > maxBytes)
      return refuse('ValidationException', 'Total size of the entries in the request is over the limit.')
    const Entries = await Promise.all(asked.data.Entries.map((entry) => put(entry, rules, send)))
    sendJson(response, 200, { FailedEntryCount: Entries.filter((entry) => 'ErrorCode' in entry).length, Entries })
  }
}

const sizeOf = (entries: readonly Entry[]) =>
  entries.reduce(
    (sum, { Source = '', DetailType = '', Detail = '', Resources = [], Time }) =>
      sum + Buffer.byteLength([Source, DetailType, Detail, ...Resources].join('')) + (Time === undefined ? 0 : 14),
    0,
  )

/** Acknowledges an event only when it is in every queue whose rule matches; the publisher retries the others. */
async function put(entry: Entry, rules: readonly BusRule[], send: Send) {
  const { Source, DetailType, Detail, Resources = [], Time } = entry
  const detail = parsedJson(Detail ?? '')
  if (!Source || !DetailType)
    return { ErrorCode: 'InvalidArgument', ErrorMessage: 'Source and DetailType are required.' }
  if (typeof detail !== 'object' || detail === null || Array.isArray(detail))
    return { ErrorCode: 'MalformedDetail', ErrorMessage: 'Detail is malformed.' }
  const event = {
    version: '0',
    id: randomUUID(),
    'detail-type': DetailType,
    source: Source,
    account: localAccount,
    time: `${new Date(Time === undefined ? Date.now() : Time * 1000).toISOString().slice(0, 19)}Z`,
    region: localRegion,
    resources: Resources,
    detail,
  }
  const wanting = rules.filter(({ detailTypes }) => detailTypes.includes(DetailType))
  const sent = await Promise.allSettled(wanting.map(({ queueUrl }) => send(queueUrl, JSON.stringify(event))))
  const lost = wanting[sent.findIndex(({ status }) => status === 'rejected')]
  return lost
    ? { ErrorCode: 'InternalFailure', ErrorMessage: `The queue of ${lost.name} did not take it.` }
    : { EventId: event.id }
}
