import { GetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs'
import type { Event } from '../../../events/event.ts'
import type { Timer } from '../../../functions/core/table/timers.ts'
import type { FunctionStatistics, LocalFunctions } from '../functions.ts'
import type { LocalMail } from '../mail.ts'
import type { LocalTexts } from '../texts.ts'

/** State of the running app as a cloud console would show it. */
export interface ConsoleState {
  readonly now: string
  readonly offsetMinutes: number
  /** The events of everything written so far are in the queues. */
  readonly isStreamRead: boolean
  readonly queues: readonly QueueState[]
  readonly due: readonly Timer[]
  readonly events: readonly Pick<Event, 'ID' | 'Type' | 'At' | 'Subject' | 'Detail'>[]
  readonly mails: readonly { readonly id: string; readonly at: string; readonly to: string; readonly subject: string }[]
  readonly functions: readonly FunctionStatistics[]
}
interface QueueState {
  readonly name: string
  readonly waiting: number
  readonly delayed: number
  readonly inFlight: number
  readonly dead: number
}

export interface ConsoleSources {
  readonly sqs: SQSClient
  /** Addresses by queue name. */
  readonly queueUrls: ReadonlyMap<string, string>
  readonly functions: LocalFunctions
  readonly mail: LocalMail
  readonly texts: LocalTexts
  readonly events: readonly Event[]
  readonly due: () => Promise<Timer[]>
  readonly offset: () => number
  readonly isStreamRead: () => boolean
}

/** The dead letters of `x` are in `x-dead`. */
export const deadLettersOf = (queue: string) => `${queue}-dead`

const maxShown = 50

async function depth(sqs: SQSClient, QueueUrl: string) {
  const { Attributes = {} } = await sqs.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }))
  const number = (name: keyof typeof Attributes) => Number(Attributes[name] ?? 0)
  return {
    waiting: number('ApproximateNumberOfMessages'),
    delayed: number('ApproximateNumberOfMessagesDelayed'),
    inFlight: number('ApproximateNumberOfMessagesNotVisible'),
  }
}

/** A queue's address ends in its name, and so does that of its dead letters. */
async function queueStates({ sqs, queueUrls }: ConsoleSources): Promise<QueueState[]> {
  return Promise.all(
    [...queueUrls].map(async ([name, url]) => {
      const [own, dead] = await Promise.all([depth(sqs, url), depth(sqs, deadLettersOf(url))])
      return { name, ...own, dead: dead.waiting + dead.inFlight }
    }),
  )
}

export async function consoleState(sources: ConsoleSources): Promise<ConsoleState> {
  const [queues, due] = await Promise.all([queueStates(sources), sources.due()])
  return {
    now: new Date().toISOString(),
    offsetMinutes: Math.round(sources.offset() / 60_000),
    isStreamRead: sources.isStreamRead(),
    queues,
    due: due.slice(0, maxShown),
    events: sources.events
      .slice(-maxShown)
      .reverse()
      .map(({ ID, Type, At, Subject, Detail }) => ({ ID, Type, At, Subject, Detail })),
    mails: sources.mail
      .list({ limit: maxShown })
      .map(({ id, at, to, subject }) => ({ id, at, to: to.join(', '), subject })),
    functions: sources.functions.statistics(),
  }
}
