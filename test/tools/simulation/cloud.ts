import { AsyncLocalStorage } from 'node:async_hooks'
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { maxReceives, reactions, workers } from '../../../events/subscriptions.ts'
import { eventPrefix } from '../../../functions/core/table/shape.ts'
import { storeCallersBy } from '../../engine/storedCaller.ts'
import { streamEvent } from './events.ts'
import type { TableItem } from './expression.ts'
import { MemoryTable } from './memoryTable.ts'
import { codesIn } from './transport.ts'

/**
 * The AWS services of the functions, in memory: every call of an AWS client waits until the simulation runs it, in any order,
 * once, twice, or with a fault. The functions are the app's, unchanged.
 */

/** Faults of a call. `lostAnswer`: it succeeds, and the caller gets an error. `crash`: it succeeds, and the caller ends. */
export const callFaults = ['failsBefore', 'lostAnswer', 'throttled', 'conflict', 'crash'] as const
export type Fault = (typeof callFaults)[number]

/** Caller of the cloud: one run of a function. */
export interface Task {
  readonly name: string
  crashed: boolean
  /** Shard of the stream that it reads: no other run reads it until this one has ended. */
  readonly shard?: StreamShard | undefined
}
export const running = new AsyncLocalStorage<Task>()

export interface CloudOperation {
  readonly task: Task | undefined
  readonly command: object
  readonly name: string
  /** Time of the call. */
  readonly at: number
  readonly resolve: (answer: unknown) => void
  readonly reject: (fault: unknown) => void
}
/** Records of some partition keys, in order; those of different shards are read in any order. */
export interface StreamShard {
  readonly records: TableItem[]
  /** Records that the publisher took. */
  position: number
  isBeingRead: boolean
}
const shardCount = 4

export interface QueuedMessage {
  readonly id: string
  readonly body: string
  visibleAt: number
  receives: number
}

const failure = (name: string, message: string) =>
  Object.assign(new Error(message), { name, $metadata: {}, $fault: 'server' })

const faultErrors: Record<Exclude<Fault, 'crash'>, () => Error> = {
  failsBefore: () =>
    Object.assign(failure('Error', 'connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }),
  lostAnswer: () => Object.assign(failure('Error', 'read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' }),
  throttled: () => failure('ThrottlingException', 'Rate exceeded.'),
  conflict: () =>
    new TransactionCanceledException({
      message: 'Another transaction is at it.',
      $metadata: {},
      CancellationReasons: [{ Code: 'TransactionConflict' }],
    }),
}

/** Runs what the caller hung into the command for the moment it leaves; the SDK's own steps are not simulated. */
function leaves(command: SendEmailCommand | PublishCommand): void {
  const stack = command.middlewareStack as SendEmailCommand['middlewareStack']
  const sent = stack.resolve(async () => ({ output: { $metadata: {} }, response: {} }) as never, {})
  void sent({ input: command.input as SendEmailCommand['input'] })
}

/** A pause of a function waits like a call, until the simulation lets it be over. */
export const pausing = 'pause'

const clients = [
  DynamoDBDocumentClient,
  EventBridgeClient,
  SQSClient,
  SESv2Client,
  SNSClient,
  S3Client,
  CognitoIdentityProviderClient,
] as const

/** The pool's name of whoever is invited: one person is enough. */
const subject = '11111111-0000-4000-8000-000000000001'

/** Commands whose answer says nothing. */
const poolCommands = [
  AdminSetUserPasswordCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminUserGlobalSignOutCommand,
  AdminDeleteUserCommand,
  AdminUpdateUserAttributesCommand,
  ListUsersCommand,
] as const

export class SimulatedCloud {
  /** New events of all shards, as they were written. */
  readonly stream: TableItem[] = []
  readonly shards: readonly StreamShard[] = Array.from({ length: shardCount }, () => ({
    records: [],
    position: 0,
    isBeingRead: false,
  }))
  readonly table = new MemoryTable((item) => {
    if (String(item.sk).startsWith(eventPrefix)) this.record(item)
  })
  readonly queues = new Map<string, QueuedMessage[]>([...reactions, ...workers].map(({ name }) => [name, []]))
  readonly dead: { readonly queue: string; readonly message: QueuedMessage }[] = []
  /** Recipients, one entry a mail or text that went out. */
  readonly mails: string[] = []
  /** Codes of the links that drivers got, by run. */
  readonly codes = new Map<number, string>()
  /** IDs of the events put on the bus, each as often as it was. */
  readonly published: string[] = []
  /** Objects of the buckets by key. */
  readonly objects = new Map<string, string>()
  readonly pending: CloudOperation[] = []
  #hasUser = false
  #messages = 0
  #now: () => number
  #restore: (() => void)[] = []

  constructor(now: () => number) {
    this.#now = now
  }

  install(): void {
    // People who call are there before: no step of the simulation puts them there.
    storeCallersBy((command) => this.table.execute(command))
    for (const client of clients) {
      const prototype = client.prototype as unknown as { send: unknown }
      const had = Object.getOwnPropertyDescriptor(prototype, 'send')
      prototype.send = (command: object) => this.#ask(command)
      this.#restore.push(() =>
        had ? Object.defineProperty(prototype, 'send', had) : Reflect.deleteProperty(prototype, 'send'),
      )
    }
    const { setTimeout } = globalThis
    globalThis.setTimeout = ((over: () => void) => void this.#wait({}, pausing, over, over)) as never
    this.#restore.push(() => {
      globalThis.setTimeout = setTimeout
    })
  }

  uninstall(): void {
    storeCallersBy(undefined)
    for (const restore of this.#restore) restore()
    this.#restore = []
  }

  #ask(command: object): Promise<unknown> {
    return new Promise((resolve, reject) => this.#wait(command, command.constructor.name, resolve, reject))
  }

  #wait(command: object, name: string, resolve: CloudOperation['resolve'], reject: CloudOperation['reject']): void {
    this.pending.push({ task: running.getStore(), command, name, at: this.#now(), resolve, reject })
  }

  /** Lets one waiting call happen, with a fault or without. */
  perform(operation: CloudOperation, fault?: Fault): void {
    this.pending.splice(this.pending.indexOf(operation), 1)
    if (fault === 'crash') this.#crash(operation.task)
    if (fault === 'failsBefore' || fault === 'throttled' || fault === 'conflict') {
      operation.reject(faultErrors[fault]())
      return
    }
    const { command } = operation
    if (command instanceof SendEmailCommand || command instanceof PublishCommand) leaves(command)
    try {
      const answer = operation.name === pausing ? undefined : this.#execute(operation.command)
      if (fault === 'lostAnswer') operation.reject(faultErrors.lostAnswer())
      else if (fault !== 'crash') operation.resolve(answer)
    } catch (refused) {
      if (fault !== 'crash') operation.reject(refused)
    }
  }

  /** Ends the function's instance; it makes no further call. */
  #crash(task: Task | undefined): void {
    if (!task) return
    task.crashed = true
    for (const left of this.pending.filter((waiting) => waiting.task === task))
      this.pending.splice(this.pending.indexOf(left), 1)
  }

  #execute(command: object): unknown {
    if (command instanceof PutEventsCommand) return this.#putEvents(command)
    if (command instanceof SendMessageBatchCommand) return this.#sendMessages(command)
    if (command instanceof SendEmailCommand) return this.#sendMail(command)
    if (command instanceof PublishCommand) return this.#sendText(command)
    if (command instanceof AdminCreateUserCommand) return this.#createUser()
    if (command instanceof AdminGetUserCommand)
      return { Username: subject, Enabled: true, UserStatus: 'FORCE_CHANGE_PASSWORD' }
    if (poolCommands.some((one) => command instanceof one)) return {}
    if (command instanceof PutObjectCommand) return this.#putObject(command)
    if (command instanceof GetObjectCommand) return this.#getObject(command)
    return this.table.execute(command)
  }

  #putObject({ input }: PutObjectCommand): unknown {
    const content = input.Body instanceof Uint8Array ? new TextDecoder().decode(input.Body) : String(input.Body)
    this.objects.set(String(input.Key), content)
    return {}
  }

  #getObject({ input }: GetObjectCommand): unknown {
    const content = this.objects.get(String(input.Key))
    if (content === undefined) throw new NoSuchKey({ message: String(input.Key), $metadata: {} })
    const Body = {
      transformToByteArray: async () => new TextEncoder().encode(content),
      transformToString: async () => content,
    }
    return { Body }
  }

  #createUser(): unknown {
    if (this.#hasUser) throw new UsernameExistsException({ message: 'There already.', $metadata: {} })
    this.#hasUser = true
    return { User: { Username: subject } }
  }

  #putEvents(command: PutEventsCommand): unknown {
    for (const entry of command.input.Entries ?? []) {
      const detail = JSON.parse(entry.Detail ?? '{}') as { ID: string }
      this.published.push(detail.ID)
      const body = JSON.stringify({ 'detail-type': entry.DetailType, detail })
      for (const { name, to, delaySeconds = 0 } of reactions)
        if (to.some((event) => event.type === entry.DetailType)) this.#enqueue(name, body, delaySeconds * 1000)
    }
    return { FailedEntryCount: 0, Entries: (command.input.Entries ?? []).map(() => ({ EventId: 'event' })) }
  }

  /** The sweep's queue is the only one that functions send to. */
  #sendMessages(command: SendMessageBatchCommand): unknown {
    for (const entry of command.input.Entries ?? [])
      for (const { name, queue } of workers)
        if (queue === 'due') this.#enqueue(name, entry.MessageBody ?? '', (entry.DelaySeconds ?? 0) * 1000)
    return { Successful: [], Failed: [] }
  }

  #sendMail(command: SendEmailCommand): unknown {
    this.mails.push(...(command.input.Destination?.ToAddresses ?? []))
    const text = command.input.Content?.Simple?.Body?.Text?.Data ?? ''
    for (const [run, code] of codesIn(text)) this.codes.set(run, code)
    return { MessageId: String(this.mails.length) }
  }

  #sendText({ input }: PublishCommand): unknown {
    this.mails.push(input.PhoneNumber ?? '')
    return { MessageId: String(this.mails.length) }
  }

  /** A file comes into the import bucket, and S3 tells its queue. */
  drop(key: string, content: string): void {
    this.objects.set(key, content)
    const object = { key, size: content.length, sequencer: String(this.#messages) }
    this.#enqueue('imports/importFile', JSON.stringify({ Records: [{ s3: { object } }] }), 0)
  }

  #enqueue(queue: string, body: string, delay: number): void {
    this.#messages += 1
    this.queues.get(queue)?.push({ id: String(this.#messages), body, visibleAt: this.#now() + delay, receives: 0 })
  }

  /** Messages of a queue that can be received now. */
  visible(queue: string): QueuedMessage[] {
    return (this.queues.get(queue) ?? []).filter((message) => message.visibleAt <= this.#now())
  }

  /** A message comes out: it is hidden for a while, and dead after too many times. */
  receive(queue: string, message: QueuedMessage): boolean {
    message.receives += 1
    message.visibleAt = this.#now() + 60_000
    if (message.receives <= maxReceives) return true
    this.remove(queue, message)
    this.dead.push({ queue, message })
    return false
  }

  remove(queue: string, message: QueuedMessage): void {
    const messages = this.queues.get(queue) ?? []
    const index = messages.indexOf(message)
    if (index >= 0) messages.splice(index, 1)
  }

  /** Puts an event into the stream. */
  record(event: TableItem): void {
    this.stream.push(event)
    const number = [...String(event.pk)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
    this.shards[number % shardCount]?.records.push(event)
  }

  /** Shards with events that the publisher did not take, and is not reading now. */
  waitingShards(): StreamShard[] {
    return this.shards.filter(({ records, position, isBeingRead }) => !isBeingRead && position < records.length)
  }
}

/** The next events of a shard as the publisher gets them. */
export function batchOf({ records, position }: StreamShard, most: number): { event: unknown; size: number } {
  const events = records.slice(position, position + most)
  return { size: events.length, event: streamEvent(events, position) }
}
