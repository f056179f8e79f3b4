import { createHash } from 'node:crypto'
import { type Listening, readBody, sendJson, serve } from '../../../infra/local/loopback.ts'

/** Small endpoints of SQS and EventBridge for tests: they record entries, and refuse those that a test names. */

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** Serves one JSON action of an AWS service and points the SDK's clients at it; made before the client is. */
async function serveAction(variable: string, answer: (request: never) => object): Promise<Listening> {
  const listening = await serve(async (request, response) => {
    const body = JSON.parse((await readBody(request, 1_000_000)).toString()) as never
    sendJson(response, 200, answer(body))
  })
  process.env[variable] = listening.endpoint
  return listening
}

export interface Queued {
  readonly body: { readonly kind: string; readonly id: number; readonly dueAt: string }
  readonly delaySeconds: number
}
interface SendBatch {
  readonly Entries: readonly { Id: string; MessageBody: string; DelaySeconds?: number }[]
}

export interface Queue {
  readonly messages: Queued[]
  /** Number of the next entries that are refused. */
  refuse: number
  stop(): Promise<void>
}

/** The due queue: records what sweeps send. */
export async function startQueue(): Promise<Queue> {
  const queue: Omit<Queue, 'stop'> = { messages: [], refuse: 0 }
  const listening = await serveAction('AWS_ENDPOINT_URL_SQS', ({ Entries }: SendBatch) => {
    const refused = Entries.slice(0, queue.refuse)
    const taken = Entries.slice(queue.refuse)
    queue.refuse = 0
    queue.messages.push(
      ...taken.map((entry) => ({ body: JSON.parse(entry.MessageBody), delaySeconds: entry.DelaySeconds ?? 0 })),
    )
    return {
      Successful: taken.map(({ Id, MessageBody }) => ({ Id, MessageId: Id, MD5OfMessageBody: md5(MessageBody) })),
      Failed: refused.map(({ Id }) => ({ Id, Code: 'InternalError', SenderFault: false })),
    }
  })
  process.env.DUE_QUEUE_URL = `${listening.endpoint}/000000000000/due`
  return Object.assign(queue, { stop: () => listening.stop() })
}

export interface Published {
  readonly Source: string
  readonly DetailType: string
  readonly Detail: string
  readonly EventBusName: string
}
export interface Bus {
  readonly published: Published[]
  /** Events that the bus refuses next time, by their ID. */
  readonly refuse: Set<string>
  stop(): Promise<void>
}

/** The event bus: records published events. */
export async function startRecordingBus(): Promise<Bus> {
  const bus = { published: [] as Published[], refuse: new Set<string>() }
  const listening = await serveAction('AWS_ENDPOINT_URL_EVENTBRIDGE', ({ Entries: sent }: { Entries: Published[] }) => {
    const isRefused = (entry: Published) => bus.refuse.has(JSON.parse(entry.Detail).ID)
    bus.published.push(...sent.filter((entry) => !isRefused(entry)))
    const Entries = sent.map((entry, index) =>
      isRefused(entry) ? { ErrorCode: 'InternalFailure', ErrorMessage: 'try later' } : { EventId: String(index) },
    )
    return { FailedEntryCount: sent.filter(isRefused).length, Entries }
  })
  process.env.BUS_NAME = 'tests'
  return Object.assign(bus, { stop: () => listening.stop() })
}
