import { handlerNamed } from '../../../infra/local/functions.ts'
import './environment.ts'
import { createHash } from 'node:crypto'
import {
  schedules as allSchedules,
  backgroundFunctions,
  maxReceives,
  publisher,
  reactions,
  workers,
} from '../../../events/subscriptions.ts'
import { forgetRevoked } from '../../../functions/core/http/revokedTable.ts'
import { forgetBlocks } from '../../../functions/core/table/ids.ts'
import { donationKeys } from '../../../functions/core/table/keys/donations.ts'
import { jobKeys } from '../../../functions/core/table/keys/jobs.ts'
import { movementPrefix } from '../../../functions/core/table/keys/stock.ts'
import { fewestShards, mostShards } from '../../../functions/core/table/shape.ts'
import { catalogue } from '../../../shared/catalogue.ts'
import * as donors from '../../../shared/network/donors/api.ts'
import type { Donation } from '../../../shared/rescue/donations/donation.ts'
import { donationOfRun } from '../../../shared/rescue/donations/pickup/search.ts'
import { hasEnded } from '../../../shared/rescue/donations/stages.ts'
import type { Submission } from '../../../shared/rescue/loads/submission.ts'
import { type Called, call, handlerOf } from '../../engine/call.ts'
import { addVolunteers } from '../../engine/runs.ts'
import { ids, makeSmallTenant, people } from '../../engine/smallTenant.ts'
import { type ActionKind, actions, finish, post } from './actions.ts'
import { SimulatedClock } from './clock.ts'
import {
  batchOf,
  callFaults,
  type Fault,
  pausing,
  type QueuedMessage,
  running,
  SimulatedCloud,
  type StreamShard,
  type Task,
} from './cloud.ts'
import {
  type CommandKind,
  drivingPhases,
  type OtherKind,
  type SimulatedCommand,
  shelfKinds,
  shelfSteps,
} from './commands.ts'
import { Counters } from './counters.ts'
import { postBySoftware } from './donorActs.ts'
import type { TableItem } from './expression.ts'
import { type Check, checkAll, checkBadges, checkDonation, InvariantViolation, invariants } from './invariants.ts'
import { actOnJob } from './jobActs.ts'
import { checkLoad, droppedLoads, type LoadChange, loadOf, loadRequest } from './loads.ts'
import { maxLag } from './memoryIndexes.ts'
import { readDonation, readEvent, readLoad } from './reading.ts'
import type { Request } from './request.ts'
import { SeededRandom } from './seededRandom.ts'

/** Simulated days in one tenant: a list of commands for users, clock, queues and faults, then a run without faults. */

/** Imports every function first, so that import times don't change the order of calls. */
const loadFunctions = () =>
  Promise.all([...catalogue.map(handlerOf), ...backgroundFunctions.map(({ name }) => handlerNamed(name))])

/** Lets everything that can go on without a further call go on. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

const uuids = /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g
const faultRate = 0.03
const downRate = 0.02
const maxTasks = 6
const minute = 60_000
/** Milliseconds that a call takes at most. */
const maxCallMs = 150

/** Those that run here: one that is in the cloud alone calls functions and touches no table. */
const schedules = allSchedules.filter(({ inCloudOnly }) => !inCloudOnly)
/** Checks of every hour and night come less often. */
const minutely = schedules.filter(({ everyMinutes }) => everyMinutes === 1)

/** The other half of the app, in the table and among the people of the rescue. */
export interface OtherHalf {
  readonly start: string
  /** Writes its world. */
  make(cloud: SimulatedCloud): Promise<void>
  /** Next call by somebody; undefined when there is nothing to do it to. */
  next(kind: OtherKind, items: readonly TableItem[], chance: SeededRandom): OtherCall | undefined
  /** Holds its invariants: with `isAtRest` those of when every event was brought. */
  check(items: readonly TableItem[], counters: Counters, isAtRest: boolean): void
  /** Its questions when everything is over, and what has to be answered. */
  finally(items: readonly TableItem[], counters: Counters): readonly OtherCall[]
}
export interface OtherCall {
  readonly name: string
  readonly send: () => Promise<Called<unknown>>
}

/** Commands between two checks of the other half. */
const otherCheckEvery = 20

/** Of the tenant's file; it changes before everything comes to rest. */
const shardNumbers = [fewestShards, mostShards]

export class Episode {
  readonly #other: OtherHalf | undefined
  readonly clock: SimulatedClock
  readonly cloud = new SimulatedCloud(() => this.clock.now())
  readonly #tasks = new Map<Promise<unknown>, Task>()
  readonly #donations: number[] = []
  readonly #events = new Map<number, TableItem[]>()
  readonly #seen = new Map<number, Donation>()
  readonly #loads: number[] = []
  readonly #jobs: number[] = []
  readonly #seenLoads = new Map<number, Submission>()
  readonly #trace = createHash('sha256')
  readonly counters = new Counters()
  #apiKey = ''
  #learned = 0
  #checkedChanges = 0
  #isCalm = true
  #sweptAt: number
  #steps = 0

  constructor(other?: OtherHalf) {
    this.#other = other
    this.clock = new SimulatedClock(other?.start ?? '2026-03-07T15:00:00.000Z')
    this.#sweptAt = this.clock.now()
  }

  /** Fingerprint of every call, when and how it went, and of all that is stored but the hashes of secrets and random IDs. */
  history(): string {
    const isLink = (pk: unknown) => /^(ORDER|PLACE)LINK#/.test(String(pk))
    const stored = this.cloud.table
      .items()
      .filter(({ pk, sk }) => !isLink(pk) && !String(sk).startsWith(movementPrefix))
    const items = stored.map(({ Hash: _, ...item }) => item)
    return this.#trace.copy().update(JSON.stringify(items).replace(uuids, 'UUID')).digest('hex')
  }

  /** Runs the commands, lets everything come to rest, and checks. Throws `Broken` with the step at which something was not true. */
  async run(seed: number, commands: readonly SimulatedCommand[]): Promise<void> {
    await loadFunctions()
    this.clock.install()
    this.cloud.install()
    forgetBlocks()
    forgetRevoked()
    try {
      const chance = new SeededRandom(seed)
      process.env.SHARDS = String(chance.pick(shardNumbers))
      this.cloud.table.lagIndexes(() => this.clock.now(), new SeededRandom(seed + 1))
      const automatic = chance.happens(0.6)
      const world = this.#start('world', async () => {
        const settings = { IsAutomaticallyApproved: automatic, IsSimultaneousNotifyEnabled: chance.happens(0.3) }
        await (this.#other ? this.#other.make(this.cloud) : makeSmallTenant(settings))
        await addVolunteers(5)
        const { answer } = await call(donors.createDonorApiKey, people.donor, { donorId: ids.donor, Name: 'Tills' })
        this.#apiKey = answer.Value?.Key ?? ''
      })
      await this.#calm()
      await world
      this.#isCalm = false
      for (const command of commands) await this.#step(command)
      if (!this.#other) await this.#driveOn(chance)
      await this.#rest()
      await this.#end()
      if (this.#other) await this.#shelveOn(chance)
      this.counters.add('drive', 'index: reads that lacked a write', this.cloud.table.staleReads)
      checkAll(this.cloud, this.#must)
      await this.#endOther()
    } finally {
      // After a failure functions are still on their way to their next call: they must not meet the next episode's cloud.
      await settle()
      this.cloud.uninstall()
      this.clock.uninstall()
    }
  }

  async #step(command: SimulatedCommand): Promise<void> {
    const chance = new SeededRandom(command.seed)
    const hasRoom = this.#tasks.size < maxTasks
    this.counters.add('command', hasRoom ? command.kind : `${command.kind}, when too much was under way`)
    if (hasRoom) this.#begin(command.kind, chance)
    if (this.#tasks.size > 1) this.counters.add('drive', 'people: several functions at once')
    await settle()
    for (let calls = chance.below(8); calls > 0 && this.cloud.pending.length > 0; calls--) await this.#perform(chance)
    this.#steps += 1
    if (this.#steps % otherCheckEvery === 0) this.#other?.check(this.cloud.table.items(), this.counters, false)
  }

  async #endOther(): Promise<void> {
    const [other, items] = [this.#other, this.cloud.table.items()]
    if (!other) return
    other.check(items, this.counters, true)
    // A recall reads lists; what they lack of the last seconds its page shows on the next look (docs/index-lag.md).
    this.clock.advance(maxLag)
    for (const { name, send } of other.finally(items, this.counters)) {
      const answered = this.#start(name, send)
      await this.#calm()
      await answered
    }
  }

  /** A run is offered only after an acceptance and two reactions: people go on for a while, with faults as before. */
  async #driveOn(chance: SeededRandom): Promise<void> {
    for (const phase of drivingPhases) {
      await this.#calm()
      await this.#workOff()
      this.#isCalm = false
      for (let steps = 0; steps < phase.steps; steps++)
        await this.#step({ kind: chance.pick(phase.kinds), seed: chance.below(2 ** 31) })
    }
  }

  async #shelveOn(chance: SeededRandom): Promise<void> {
    this.#isCalm = false
    for (let steps = 0; steps < shelfSteps; steps++)
      await this.#step({ kind: chance.pick(shelfKinds), seed: chance.below(2 ** 31) })
    await this.#rest()
  }

  async #perform(chance: SeededRandom): Promise<void> {
    const operation = chance.pick(this.cloud.pending)
    const fault = !this.#isCalm && chance.happens(faultRate) ? this.#faultFor(operation.name, chance) : undefined
    if (fault) this.counters.add('fault', fault)
    if (operation !== this.cloud.pending[0]) this.counters.add('drive', 'calls: one overtakes another')
    const index = this.cloud.pending.indexOf(operation)
    this.#trace.update(`${operation.name} ${index} ${operation.task?.name} ${fault} ${this.clock.now()}\n`)
    this.cloud.perform(operation, fault)
    this.clock.advance(chance.below(maxCallMs))
    if (operation.task?.crashed) this.#bury(operation.task)
    this.#check(operation.at)
    await settle()
  }

  /** A conflict is what only a transaction meets; a throttled mail waits by a real clock, which a simulation has not. */
  #faultFor(name: string, chance: SeededRandom): Fault | undefined {
    if (name === pausing) return undefined
    const impossible: readonly Fault[] =
      name === 'TransactWriteCommand' ? [] : name === 'SendEmailCommand' ? ['conflict', 'throttled'] : ['conflict']
    return chance.pick(callFaults.filter((fault) => !impossible.includes(fault)))
  }

  readonly #must: Check = (invariant, holds, what) => {
    this.counters.add('invariant', invariants[invariant])
    if (!holds) throw new InvariantViolation(invariant, what())
  }

  /** Holds the invariants of the donations that changed: none has while nothing was written. */
  #check(writtenAt: number): void {
    if (this.cloud.table.changes === this.#checkedChanges) return
    this.#checkedChanges = this.cloud.table.changes
    for (const event of this.cloud.stream.slice(this.#learned)) {
      const { ID: id, Kind: subject } = readEvent(event).Subject
      if (event.Type === 'LoadReceived') this.#loads.push(id)
      if (event.Type === 'JobRequested') this.#jobs.push(id)
      if (subject !== 'donation') continue
      if (event.Type === 'DonationPosted') this.#donations.push(id)
      this.#events.set(id, [...(this.#events.get(id) ?? []), event])
    }
    this.#learned = this.cloud.stream.length
    const find = (pk: string, sk: string) => this.#item(pk, sk)
    let hasChanged = false
    for (const id of this.#donations) {
      const item = this.#donation(id)
      const before = this.#seen.get(id)
      if (!item || before?.Version === item.Version) continue
      const events = this.#events.get(id) ?? []
      this.#seen.set(id, checkDonation({ item, before, writtenAt, events, find }, this.#must))
      hasChanged = true
    }
    this.#checkLoads(writtenAt, find)
    if (hasChanged) checkBadges([...this.#seen.values()], find, this.#must)
  }

  #checkLoads(writtenAt: number, find: LoadChange['find']): void {
    for (const id of this.#loads) {
      const item = loadOf(find, id)
      const before = this.#seenLoads.get(id)
      if (!item || before?.Version === item.Version) continue
      this.#seenLoads.set(id, checkLoad({ item, before, writtenAt, find }, this.#must))
    }
  }

  #item(pk: string, sk: string): TableItem | undefined {
    return this.cloud.table.peek({ pk, sk })
  }

  #donation(id: number): TableItem | undefined {
    const { pk, sk } = donationKeys.donation(id)
    return this.#item(pk, sk)
  }

  #start<T>(name: string, work: () => Promise<T>, shard?: StreamShard): Promise<T> {
    const task: Task = { name, crashed: false, shard }
    const started = running.run(task, work)
    const ended = started.then(
      () => undefined,
      () => undefined,
    )
    this.#tasks.set(ended, task)
    void ended.then(() => this.#tasks.delete(ended))
    return started
  }

  #bury(task: Task): void {
    for (const [promise, its] of this.#tasks) if (its === task) this.#tasks.delete(promise)
    if (task.shard) task.shard.isBeingRead = false
    forgetBlocks()
    forgetRevoked()
  }

  #begin(kind: CommandKind, chance: SeededRandom): void {
    if (kind === 'advance')
      this.clock.advance(chance.pick([1000, 20_000, minute, 5 * minute, 30 * minute, 61 * minute]))
    else if (kind === 'sweep') this.#sweep(chance.happens(0.2) ? 2 : 1, chance.happens(0.1) ? schedules : minutely)
    else if (kind === 'publish') this.#publishSome(chance)
    else if (kind === 'deliver') this.#deliver(chance)
    else if (kind === 'dropFile') this.#dropFile(chance)
    else if (kind === 'load') this.#actOnLoad(chance)
    else if (kind === 'pantry' || kind === 'shelve') this.#actOnOther(kind, chance)
    else if (kind === 'postBySoftware') this.#request(postBySoftware(this.#apiKey, chance))
    else if (kind === 'job') this.#request(actOnJob(this.#jobs, chance, this.clock.now()))
    else if (kind === 'post') this.#request(post(chance, this.clock.now()))
    else this.#act(kind, chance)
  }

  #sweep(times: number, due: typeof schedules): void {
    const missed = Math.floor((this.clock.now() - this.#sweptAt) / minute) - 1
    if (missed > 0) this.counters.add('drive', 'schedule: ticks missed', missed)
    this.counters.add('drive', times > 1 ? 'schedule: ticks that come twice' : 'schedule: ticks')
    this.#sweptAt = this.clock.now()
    if (due === schedules) this.counters.add('drive', 'schedule: checks of every hour and night')
    for (let time = 0; time < times; time++) for (const { name } of due) this.#invoke(name, {})
  }

  #invoke(run: string, event: unknown, shard?: StreamShard): Promise<unknown> {
    const started = this.#start(run, async () => (await handlerNamed(run))(event, {}), shard)
    started.catch(() => this.#count(`${run} failed`))
    return started
  }

  #publishSome(chance: SeededRandom): void {
    const waiting = this.cloud.waitingShards()
    if (waiting.length > 0) this.#publish(chance.pick(waiting), 1 + chance.below(6), chance.happens(0.1))
  }

  #publish(shard: StreamShard, most: number, again: boolean): void {
    this.counters.add('drive', again ? 'stream: batches that come again' : 'stream: batches')
    if (this.cloud.shards.some(({ isBeingRead }) => isBeingRead)) this.counters.add('drive', 'stream: shards at once')
    const { event, size } = batchOf(shard, most)
    shard.isBeingRead = true
    void this.#invoke(publisher.name, event, shard).then(
      (answer) => {
        const failed = (answer as { batchItemFailures: { itemIdentifier: string }[] }).batchItemFailures[0]
        if (!again) shard.position = failed ? Number(failed.itemIdentifier) : shard.position + size
        shard.isBeingRead = false
      },
      () => {
        shard.isBeingRead = false
      },
    )
  }

  #deliver(chance: SeededRandom): void {
    const queues = [...reactions, ...workers]
      .map(({ name }) => name)
      .filter((run) => this.cloud.visible(run).length > 0)
    if (queues.length === 0) return
    const run = chance.pick(queues)
    const visible = this.cloud.visible(run)
    const taken = [...new Set(Array.from({ length: 1 + chance.below(3) }, () => chance.pick(visible)))]
    this.#tellOfQueue(visible, taken)
    // The function was down for so long that the queue gives up.
    if (chance.happens(downRate)) for (const message of taken) message.receives = maxReceives
    const received = taken.filter((message) => {
      const isReceived = this.cloud.receive(run, message)
      if (!isReceived) this.counters.add('drive', 'queue: messages given up, to the dead letters')
      return isReceived
    })
    this.#hand(run, received, chance.happens(0.1))
  }

  #tellOfQueue(visible: readonly QueuedMessage[], taken: readonly QueuedMessage[]): void {
    const now = this.clock.now()
    const count = (what: string, messages: readonly unknown[]) =>
      this.counters.add('drive', `queue: messages ${what}`, messages.length)
    count('delivered', taken)
    count(
      'delivered again',
      taken.filter(({ receives }) => receives > 0),
    )
    count(
      'delivered more than a minute late',
      taken.filter(({ visibleAt }) => now - visibleAt > minute),
    )
    count(
      'delivered before older ones',
      taken.filter((message) =>
        visible.some((other) => Number(other.id) < Number(message.id) && !taken.includes(other)),
      ),
    )
  }

  /** Hands messages over; `again`: the queue forgets that it did. */
  #hand(run: string, messages: readonly QueuedMessage[], again: boolean): void {
    if (again) this.counters.add('drive', 'queue: messages done that stay', messages.length)
    const event = { Records: messages.map(({ id, body }) => ({ messageId: id, body, attributes: {} })) }
    void this.#invoke(run, event).then(
      (answer) => {
        const failed = new Set(
          (answer as { batchItemFailures: { itemIdentifier: string }[] }).batchItemFailures.map(
            (one) => one.itemIdentifier,
          ),
        )
        for (const message of messages) if (!failed.has(message.id) && !again) this.cloud.remove(run, message)
      },
      () => undefined,
    )
  }

  /** A person does something; after a failure they try the same again. */
  #request({ endpoint, caller, input, key, headers }: Request): void {
    const sent = { ...headers, ...(key ? { 'idempotency-key': key } : {}) }
    const options = { hasTimeLimit: false, headers: sent }
    this.#attempt({ name: endpoint.id, send: () => call(endpoint, caller, input, options) })
  }

  #actOnOther(kind: OtherKind, chance: SeededRandom): void {
    const asked = this.#other?.next(kind, this.cloud.table.items(), chance)
    if (asked) this.#attempt(asked)
  }

  #attempt({ name, send: sendOnce }: OtherCall): void {
    const send = () => this.#start(name, sendOnce)
    const note = ({ status, answer }: { status: number; answer: { Successful: boolean } }) => {
      this.#count(`${name} ${status === 200 ? (answer.Successful ? 'done' : 'refused') : status}`)
      return status
    }
    void send()
      .then(note)
      .then((status) => {
        if (status < 500) return status
        this.counters.add('drive', 'people: try again after a failure')
        return send().then(note)
      })
      .catch(() => this.#count(`${name} threw`))
  }

  #count(outcome: string): void {
    this.counters.add('answer', outcome)
  }

  #dropFile(chance: SeededRandom): void {
    const { key, content } = droppedLoads(chance)
    this.cloud.drop(key, content)
  }

  #actOnLoad(chance: SeededRandom): void {
    if (this.#loads.length === 0) return
    const item = loadOf((pk, sk) => this.#item(pk, sk), chance.pick(this.#loads.slice(-6)))
    const request = item && loadRequest(readLoad(item), chance)
    if (request) this.#request(request)
  }

  #act(kind: ActionKind, chance: SeededRandom): void {
    if (this.#donations.length === 0) return
    const isOfRun = kind === 'drive' || (kind === 'cancel' && chance.happens(0.5))
    const driven = isOfRun ? [...new Set([...this.cloud.codes.keys()].map(donationOfRun))] : []
    const item = this.#donation(chance.pick(driven.length > 0 ? driven : this.#donations.slice(-6)))
    if (!item) return
    const situation = { donation: readDonation(item), chance, now: new Date(this.clock.now()) }
    const request = actions[kind]({ ...situation, codes: this.cloud.codes })
    if (request) this.#request(request)
  }

  /** Without faults: everything in progress ends. */
  async #calm(): Promise<void> {
    this.#isCalm = true
    await settle()
    const chance = new SeededRandom(1)
    while (this.cloud.pending.length > 0) await this.#perform(chance)
    await settle()
    if (this.cloud.pending.length > 0) await this.#calm()
  }

  /** The people finish what they began: approve, fetch, close and receipt until every donation has ended. */
  async #end(): Promise<void> {
    for (let rounds = 0; rounds < 8; rounds++) {
      const open = this.#donations
        .map((id) => readDonation(this.#donation(id) as TableItem))
        .filter((donation) => !hasEnded(donation))
      if (open.length === 0) return
      for (const donation of open) {
        const request = finish(donation, new Date(this.clock.now()))
        if (request) this.#request(request)
        await this.#calm()
      }
      await this.#rest()
    }
  }

  /** The clock goes on, the sweep runs, every queue is worked off, until nothing is left to do. */
  async #rest(): Promise<void> {
    await this.#calm()
    // By now timers and marks wait in the shards of another number.
    process.env.SHARDS = String(mostShards + fewestShards - Number(process.env.SHARDS))
    for (const { queue, message } of this.cloud.dead.splice(0))
      this.cloud.queues.get(queue)?.push({ ...message, receives: 0 })
    for (let rounds = 0; rounds < 400; rounds++) {
      await this.#workOff()
      const due = this.cloud.table
        .items()
        .flatMap((item) => (item.dueAt ? [Date.parse(String(item.dueAt).split('#')[0] ?? '')] : []))
      if (due.length === 0) return
      this.clock.advance(Math.max(minute, Math.min(...due) - this.clock.now() + 1000))
      for (const { name } of schedules) this.#invoke(name, {}).catch(() => undefined)
      await this.#calm()
    }
    throw new Error('The simulation does not come to rest')
  }

  /** The operator takes the message of a job that was given up out of the dead letters. */
  #isOfFailedJob(run: string, { body }: QueuedMessage): boolean {
    if (run !== 'jobs/runJob') return false
    const { detail } = JSON.parse(body) as { detail: { Subject: { ID: number } } }
    const { pk, sk } = jobKeys.job(detail.Subject.ID)
    return this.#item(pk, sk)?.State === 'failed'
  }

  async #workOff(): Promise<void> {
    for (let rounds = 0; rounds < 1000; rounds++) {
      for (const shard of this.cloud.waitingShards()) this.#publish(shard, 10, false)
      await this.#calm()
      for (const { name } of [...reactions, ...workers]) {
        for (const message of [...(this.cloud.queues.get(name) ?? [])]) {
          if (message.visibleAt > this.clock.now() + 5 * minute) continue
          if (this.#isOfFailedJob(name, message)) {
            this.cloud.remove(name, message)
            continue
          }
          this.#hand(name, [message], false)
          await this.#calm()
        }
      }
      const isEmpty = [...this.cloud.queues.values()].every((messages) => messages.length === 0)
      if (isEmpty && this.cloud.waitingShards().length === 0) return
      this.clock.advance(minute)
    }
    const left = [...this.cloud.queues].map(([run, messages]) => `${run}: ${messages.length}`)
    const unread = this.cloud.shards.map(({ position, records }) => `${position} of ${records.length}`)
    throw new Error(`The queues do not run dry: ${left.join(', ')}; shards ${unread.join(', ')}`)
  }
}
