import { randomUUID } from 'node:crypto'
import { DynamoDBClient, UpdateTableCommand } from '@aws-sdk/client-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import { Event } from '../../../../events/event.ts'
import {
  backgroundFunctions,
  maxReceives,
  publisher,
  reactions,
  schedules,
  workers,
} from '../../../../events/subscriptions.ts'
import { tenantKeys } from '../../../../functions/core/table/keys/tenant.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { maxWrites, type Write } from '../../../../functions/core/table/write.ts'
import { putUser } from '../../../../functions/network/organizations/entityTable.ts'
import type { DemoClock } from '../../../../infra/local/clock.ts'
import { createTable } from '../../../../infra/local/createTable.ts'
import { startDynamoDb } from '../../../../infra/local/dynamodb.ts'
import { pointAt } from '../../../../infra/local/environment.ts'
import { LocalFunctions } from '../../../../infra/local/functions.ts'
import { forEachConcurrently } from '../../../../infra/local/seed/concurrency.ts'
import { makePlan, type Plan } from '../../../../infra/local/seed/plan.ts'
import type { User } from '../../../../shared/network/organizations/entity.ts'
import { organizationWrites } from '../../../engine/organizationWrites.ts'
import { type StockBalance, stockBalance } from '../pantry/balance.ts'
import { throughHttp } from '../replay.ts'
import { RecordedCalls } from './calls.ts'
import type { Peak } from './keyLoad.ts'
import { standInForTable } from './memory.ts'
import { pantryCount } from './orderPlan.ts'
import { type MonthOutcome, OutcomeCounter } from './outcomes.ts'
import { openPantries } from './pantries.ts'
import { PantryPeople } from './pantryPeople.ts'
import { SimulatedPeople } from './people.ts'
import { type Depth, Queues } from './queues.ts'
import { Recorder, type ServiceStubs, type Usage } from './record.ts'
import { runClock } from './simulatedClock.ts'
import { storedBytes } from './units.ts'
import { type Entry, WorkSchedule } from './workSchedule.ts'

/**
 * Table and functions of a month, without user pool and pages. The stream, the bus, the queues and the mail service are
 * not the app's: what they carry is carried here within the process, in batches as large as Lambda's.
 */

export interface MonthReport extends MonthOutcome {
  readonly agencies: number
  readonly days: number
  readonly donations: number
  readonly seconds: number
  readonly requests: number
  /** Milliseconds of one such request over bare connections to the engine, at the end, when the table is fullest. */
  readonly bareRequest: number | undefined
  /** Bytes of the donations in the table and its lists; known of a table in memory. */
  readonly bytes: number | undefined
  readonly depths: readonly Depth[]
  /** Messages and events that still wait. */
  readonly waiting: number
  /** Deliveries that failed and came again, and messages that were given up. */
  readonly failures: number
  readonly deadLetters: number
  readonly peaks: { readonly reads: Peak; readonly writes: Peak }
  readonly usage: Readonly<Record<string, Usage>>
  /** Calls by people, by what came of them. */
  readonly outcomes: Readonly<Record<string, number>>
  readonly orders: number
  /** Of the pantries, in the end; known of a month with orders in memory. */
  readonly stock: StockBalance | undefined
}

interface Given {
  /** Of the engine. */
  readonly directory: string | undefined
  readonly scale: number
  readonly days: number
  readonly donations: number
  /** From pantries beside the donations; 0 for a month without pantries. */
  readonly orders: number
  readonly clock: DemoClock
  readonly say: (line: string) => void
}

const minute = 60_000
const day = 24 * 60 * minute
const tableName = 'gleanery'
const pace = { atOnce: 16, maxLead: 2 * minute }
const messagesOfABatch = 10
const eventsOfABatch = 100
/** Before a message that failed comes again. */
const redelivery = minute
/** After the last day, for donations and orders that are under way then. */
const maxDaysAfter = 14

async function fill(plan: Plan): Promise<User[]> {
  const users = plan.people.map(({ user }) => ({ ...user, Subject: randomUUID() }))
  const writes: Write[] = [
    { put: { ...tenantKeys.categories(), Categories: plan.ownCategories } },
    ...organizationWrites(plan.entities),
    ...users.flatMap((user) => putUser(user)),
  ]
  const parts = Array.from({ length: Math.ceil(writes.length / maxWrites) }, (_, part) => part * maxWrites)
  await forEachConcurrently(4, parts, (start) => table.commit(writes.slice(start, start + maxWrites)))
  return users
}

/** Without the stream that the engine keeps for ever: the events of a commit are handed on by whoever watched it. */
async function makeTable(): Promise<void> {
  const client = new DynamoDBClient({})
  await createTable(client, tableName)
  await client.send(new UpdateTableCommand({ TableName: tableName, StreamSpecification: { StreamEnabled: false } }))
  client.destroy()
}

function setEnvironment(dynamodb: string | undefined): void {
  pointAt({ dynamodb })
  Object.assign(process.env, {
    TABLE_NAME: tableName,
    BUS_NAME: 'gleanery',
    DUE_QUEUE_URL: 'https://queue.example/due',
    PHOTOS_BUCKET: 'photos',
    PICTURES_BUCKET: 'pictures',
    BACKUPS_BUCKET: 'backups',
    USER_POOL_ID: 'pool',
    MAIL_FROM: 'rescue@gleanery.example',
    TEXT_NUMBER: '+18655550100',
    WEB_URL: 'https://gleanery.example',
    ORIGIN_SECRET: 'only for the bench',
    POWERTOOLS_METRICS_DISABLED: 'true',
  })
}

/** Longer ones are time limits of functions. */
const maxPause = 5000

/** Pauses before a new try take no time of the machine: in memory, whatever they wait for is done in the same turn. */
function shortenPauses(): void {
  const { setTimeout } = globalThis
  const shortened = (over: () => void, ms = 0) => (ms > maxPause ? setTimeout(over, ms) : setImmediate(over))
  globalThis.setTimeout = shortened as never
}

/** Over the embedded engine, or, for a month that it would take an hour for, over a table in memory. */
export async function runMonth(given: Given): Promise<MonthReport> {
  if (given.directory === undefined) return playMonth(given, undefined)
  const dynamo = await startDynamoDb({ directory: given.directory })
  try {
    return await playMonth(given, dynamo.endpoint)
  } finally {
    await dynamo.stop()
  }
}

async function playMonth(given: Given, endpoint?: string): Promise<MonthReport> {
  const { scale, days, donations, orders, clock, say } = given
  setEnvironment(endpoint)
  const plan = makePlan({ seed: 7, scale, now: new Date() })
  // The month begins at the next full day, and the clock with it.
  const start = Math.ceil(Date.now() / day) * day
  const month = new Month({ start, clock })
  const stored = endpoint ? undefined : standInForTable((charged) => month.recorder.charge(charged))
  if (endpoint) await makeTable()
  else shortenPauses()
  say(`${plan.organizations.agencies.length} agencies, ${plan.organizations.locations.length} donor locations …`)
  const calls = new RecordedCalls(await fill(plan), month.recorder)
  const donors = new SimulatedPeople(plan, calls, month.workSchedule)
  donors.fill(start, days, donations)
  const pantry = orders > 0 ? await pantryPeople({ plan, calls, start, month, given }) : undefined
  clock.advance(start - Date.now())
  say(`${workOf(given)} over ${endpoint ? 'the embedded engine' : 'a table in memory'} …`)
  const before = stored && storedBytes(stored.items())
  const from = performance.now()
  await month.play(pantry ? [donors, pantry] : [donors], days, say)
  const seconds = (performance.now() - from) / 1000
  const bare = endpoint ? await bareRequest(endpoint, month.recorder) : undefined
  return {
    ...{ agencies: plan.organizations.agencies.length, days, donations, orders, seconds, bareRequest: bare },
    bytes: stored && storedBytes(stored.items()) - (before ?? 0),
    stock: pantry && stored && stockBalance(stored.items()),
    outcomes: Object.fromEntries(calls.outcomes),
    ...month.report(),
  }
}

const workOf = ({ donations, orders, days }: Given) =>
  `${donations} donations ${orders > 0 ? `and ${orders} orders ` : ''}of ${days} days`

interface PantryOpening {
  readonly plan: Plan
  readonly calls: RecordedCalls
  readonly start: number
  readonly month: Month
  readonly given: Given
}

async function pantryPeople({ plan, calls, start, month, given }: PantryOpening): Promise<PantryPeople> {
  const orderDays = { days: given.days, orders: given.orders, pantries: pantryCount }
  const pantries = await openPantries({ plan, calls, start, orderDays })
  const people = new PantryPeople(pantries, calls, month.workSchedule)
  people.fill(start, orderDays)
  return people
}

interface Parts {
  readonly start: number
  readonly clock: DemoClock
}

/** People who do something when they hear of an event. */
interface Listener {
  heard(event: Event): void
}

class Month {
  readonly #functions = new LocalFunctions(backgroundFunctions.map((one) => ({ ...one, timeoutSeconds: 300 })))
  readonly workSchedule = new WorkSchedule()
  readonly recorder: Recorder
  readonly #outcomes = new OutcomeCounter()
  readonly #queues: Queues
  #people: readonly Listener[] = []
  readonly #parts: Parts
  /** Committed and not yet published. */
  readonly #events: StoredEvent[] = []
  #isPublishing = false
  #failures = 0
  #deadLetters = 0

  constructor(parts: Parts) {
    this.#parts = parts
    const queues = new Queues(
      [...reactions, ...workers].map(({ name }) => name),
      parts.start,
    )
    this.#queues = queues
    this.recorder = new Recorder(serviceStubs(queues, this.workSchedule), (events) => this.#committed(events))
  }

  /** Those who listen have entered their work before. */
  async play(people: readonly Listener[], days: number, say: Given['say']): Promise<void> {
    const { start, clock } = this.#parts
    this.#people = people
    for (const { name, everyMinutes } of schedules.filter(({ inCloudOnly }) => !inCloudOnly))
      this.#repeat(name, everyMinutes * minute, start, start + days * day)
    for (let passed = 1; passed <= days; passed++)
      this.workSchedule.enter(start + passed * day, async () =>
        say(`day ${passed}: ${this.#outcomes.settled} offers settled`),
      )
    await runClock(
      {
        workSchedule: this.workSchedule,
        waiting: () => this.#next(),
        goTo: (at) => clock.advance(Math.max(0, Math.ceil(at - Date.now()))),
      },
      pace,
    )
  }

  report(): MonthOutcome &
    Pick<MonthReport, 'requests' | 'depths' | 'waiting' | 'failures' | 'deadLetters' | 'peaks' | 'usage'> {
    const { requests, keyLoad, usage } = this.recorder
    return {
      ...this.#outcomes.outcome(),
      requests,
      depths: this.#queues.depths,
      waiting: this.#queues.waiting + this.#events.length,
      failures: this.#failures,
      deadLetters: this.#deadLetters,
      peaks: { reads: keyLoad.peak('reads'), writes: keyLoad.peak('writes') },
      usage: Object.fromEntries(usage),
    }
  }

  #invoke(name: string, at: number, event: unknown): Promise<unknown> {
    return this.recorder.as({ name, at }, () => this.#functions.invoke(name, event))
  }

  /** Repeats while there are days to come, or donations or orders under way. */
  #repeat(run: string, every: number, at: number, end: number): void {
    this.workSchedule.enter(at, async () => {
      if (at < end || (this.#outcomes.isOpen && at < end + maxDaysAfter * day))
        this.#repeat(run, every, at + every, end)
      await this.#invoke(run, at, {})
    })
  }

  #committed(events: readonly Record<string, unknown>[]): void {
    this.#events.push(...events.map((item) => ({ item, event: Event.parse(item) })))
  }

  #next(): Entry | undefined {
    const first = this.#events[0]
    if (first && !this.#isPublishing) {
      this.#isPublishing = true
      return { at: Date.parse(first.event.At), work: () => this.#publish() }
    }
    const taken = this.#queues.take(messagesOfABatch)
    return taken && { at: taken.messages[0].at, work: () => this.#deliver(taken) }
  }

  /** Publishes events as the table's stream brings them: in order, one batch at a time. */
  async #publish(): Promise<void> {
    const events = this.#events.splice(0, eventsOfABatch)
    const Records = events.map(({ item }) => ({
      eventName: 'INSERT',
      dynamodb: { NewImage: marshall(item, { removeUndefinedValues: true }), SequenceNumber: '0' },
    }))
    const { batchItemFailures } = (await this.#invoke(publisher.name, Date.now(), { Records })) as Failures
    if (batchItemFailures.length > 0) throw new Error('The bus refused events')
    for (const { event } of events) {
      this.#outcomes.note(event)
      for (const listener of this.#people) listener.heard(event)
    }
    this.#isPublishing = false
  }

  async #deliver({ name, messages }: NonNullable<ReturnType<Queues['take']>>): Promise<void> {
    const Records = messages.map(({ body }, index) => ({ messageId: String(index), body, eventSource: 'aws:sqs' }))
    const { batchItemFailures } = (await this.#invoke(name, messages[0].at, { Records })) as Failures
    for (const { itemIdentifier } of batchItemFailures) {
      const message = messages[Number(itemIdentifier)]
      if (!message) continue
      this.#failures += 1
      message.received += 1
      if (message.received >= maxReceives) this.#deadLetters += 1
      else this.workSchedule.enter(Date.now() + redelivery, async () => this.#queues.put(name, message, Date.now()))
    }
  }
}

interface StoredEvent {
  readonly item: Record<string, unknown>
  readonly event: Event
}
interface Failures {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[]
}

/** The bus, the queue of timers, the mail service, and a user pool without accounts for its nightly export. */
function serviceStubs(queues: Queues, workSchedule: WorkSchedule): ServiceStubs {
  return {
    PutEvents: ({ Entries }) => {
      const entries = Entries as { DetailType: string; Detail: string }[]
      for (const { DetailType, Detail } of entries) {
        const { At } = JSON.parse(Detail) as Event
        const body = `{"detail-type":"${DetailType}","detail":${Detail}}`
        for (const { name, to } of reactions)
          if (to.some(({ type }) => type === DetailType))
            queues.put(name, { body, at: Date.parse(At), received: 0 }, Date.now())
      }
      return { FailedEntryCount: 0, Entries: entries.map(() => ({ EventId: '0' })) }
    },
    SendMessageBatch: ({ Entries }) => {
      const entries = Entries as { Id: string; MessageBody: string; DelaySeconds: number }[]
      for (const { MessageBody, DelaySeconds } of entries) {
        const at = Date.now() + DelaySeconds * 1000
        for (const { name } of workers.filter(({ queue }) => queue === 'due'))
          workSchedule.enter(at, async () => queues.put(name, { body: MessageBody, at, received: 0 }, Date.now()))
      }
      return { Successful: entries.map(({ Id }) => ({ Id })) }
    },
    SendEmail: () => ({ MessageId: '0' }),
    ListUsers: () => ({ Users: [] }),
    PutObject: () => ({}),
  }
}

/** The recorded requests once more, as many at once as before, with nothing between them and the engine. */
async function bareRequest(endpoint: string, { samples }: Recorder): Promise<number> {
  const bare = throughHttp(endpoint)
  const from = performance.now()
  for (let start = 0; start < samples.length; start += pace.atOnce)
    await bare([samples.slice(start, start + pace.atOnce)])
  return (performance.now() - from) / samples.length
}
