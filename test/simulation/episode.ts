import './environment.ts'
import { publisher, reactions, runs, schedules, workers } from '../../events/subscriptions.ts'
import { forgetBlocks } from '../../functions/table/ids.ts'
import { keys } from '../../functions/table/keys.ts'
import { catalogue } from '../../shared/api/catalogue.ts'
import { Donation } from '../../shared/donation/donation.ts'
import { call, handlerOf } from '../engine/call.ts'
import { makeWorld } from '../engine/world.ts'
import { type ActionKind, actions, post, type Request } from './actions.ts'
import { Chance } from './chance.ts'
import { SimulatedClock } from './clock.ts'
import { Cloud, type Fault, faults, type Message, running, type Task } from './cloud.ts'
import type { Item } from './expression.ts'
import { checkAll, checkDonation } from './invariants.ts'

/** A stretch of simulated days in one tenant: users, clock, queues and faults as a list of commands says, then calm. */

const kinds = ['post', ...(Object.keys(actions) as ActionKind[]), 'advance', 'sweep', 'publish', 'deliver'] as const
export type Kind = (typeof kinds)[number]
/** `seed` decides everything else about the command, so that leaving out others does not change it. */
export interface Command {
  readonly kind: Kind
  readonly seed: number
}

const weights: Record<Kind, number> = {
  post: 6,
  approve: 5,
  accept: 20,
  decline: 8,
  move: 4,
  remove: 2,
  add: 3,
  escalate: 3,
  delay: 2,
  cancel: 1,
  correct: 2,
  close: 4,
  receipt: 5,
  advance: 10,
  sweep: 8,
  publish: 12,
  deliver: 14,
}
const lots = kinds.flatMap((kind) => Array.from({ length: weights[kind] }, () => kind))

export function commandsOf(seed: number, count: number): Command[] {
  const chance = new Chance(seed)
  return Array.from({ length: count }, () => ({ kind: chance.pick(lots), seed: chance.below(2 ** 31) }))
}

/** Loads every function beforehand: how long an import takes must not decide what happens. */
const loadFunctions = () => Promise.all([...catalogue.map(handlerOf), ...runs.map(({ run }) => runHandler(run))])

/** Lets everything that can go on without a further call go on. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

type Handler = (event: unknown, context: unknown) => Promise<unknown>
const runHandlers = new Map<string, Promise<Handler>>()
function runHandler(run: string): Promise<Handler> {
  const file = `../../functions/${run}.ts`
  const loaded = runHandlers.get(file) ?? import(file).then((module: { handler: Handler }) => module.handler)
  runHandlers.set(file, loaded)
  return loaded
}

const faultRate = 0.03
const mostTasks = 6
const minute = 60_000

export class Episode {
  readonly clock = new SimulatedClock('2026-03-07T15:00:00.000Z')
  readonly cloud = new Cloud(() => this.clock.now())
  readonly #tasks = new Map<Promise<unknown>, Task>()
  readonly #donations: number[] = []
  #isPublishing = false
  #learned = 0
  #isCalm = true
  #seen = new Map<number, number>()
  /** Answers by kind and outcome: shows that commands do something. */
  readonly outcomes = new Map<string, number>()

  /** Runs the commands, lets everything come to rest, and checks. Throws `Broken` with the step at which something was not true. */
  async run(seed: number, commands: readonly Command[]): Promise<void> {
    await loadFunctions()
    this.clock.install()
    this.cloud.install()
    forgetBlocks()
    try {
      const chance = new Chance(seed)
      const automatic = chance.happens(0.6)
      const world = this.#start('world', () =>
        makeWorld({ IsAutomaticallyApproved: automatic, IsSimultaneousNotifyEnabled: chance.happens(0.3) }),
      )
      await this.#calm()
      await world
      this.#isCalm = false
      for (const command of commands) await this.#step(command)
      await this.#rest()
      checkAll(this.cloud)
    } finally {
      this.cloud.uninstall()
      this.clock.uninstall()
    }
  }

  async #step(command: Command): Promise<void> {
    const chance = new Chance(command.seed)
    if (this.#tasks.size < mostTasks) this.#begin(command.kind, chance)
    await settle()
    for (let calls = chance.below(8); calls > 0 && this.cloud.pending.length > 0; calls--) await this.#perform(chance)
  }

  async #perform(chance: Chance): Promise<void> {
    const operation = chance.pick(this.cloud.pending)
    const fault = !this.#isCalm && chance.happens(faultRate) ? this.#faultFor(operation.name, chance) : undefined
    this.cloud.perform(operation, fault)
    if (operation.task?.crashed) this.#bury(operation.task)
    this.#check()
    await settle()
  }

  /** A conflict is what only a transaction meets; a throttled mail waits by a real clock, which a simulation has not. */
  #faultFor(name: string, chance: Chance): Fault {
    const impossible: readonly Fault[] =
      name === 'TransactWriteCommand' ? [] : name === 'SendEmailCommand' ? ['conflict', 'throttled'] : ['conflict']
    return chance.pick(faults.filter((fault) => !impossible.includes(fault)))
  }

  /** Holds the invariants of the donations that changed. */
  #check(): void {
    for (const fact of this.cloud.stream.slice(this.#learned))
      if (fact.Type === 'DonationPosted') this.#donations.push(Number(fact.DonationID))
    this.#learned = this.cloud.stream.length
    const find = (pk: string, sk: string) => this.#item(pk, sk)
    for (const id of this.#donations) {
      const item = this.#donation(id)
      if (!item || this.#seen.get(id) === item.Version) continue
      this.#seen.set(id, Number(item.Version))
      checkDonation(item, find)
    }
  }

  #item(pk: string, sk: string): Item | undefined {
    return this.cloud.table.peek({ pk, sk })
  }

  #donation(id: number): Item | undefined {
    const { pk, sk } = keys.donation(id)
    return this.#item(pk, sk)
  }

  #start<T>(name: string, work: () => Promise<T>): Promise<T> {
    const task: Task = { name, crashed: false }
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
    if (task.name === publisher.run) this.#isPublishing = false
    forgetBlocks()
  }

  #begin(kind: Kind, chance: Chance): void {
    if (kind === 'advance')
      this.clock.advance(chance.pick([1000, 20_000, minute, 5 * minute, 30 * minute, 61 * minute]))
    else if (kind === 'sweep') this.#sweep(chance.happens(0.2) ? 2 : 1)
    else if (kind === 'publish') this.#publish(1 + chance.below(6), chance.happens(0.1))
    else if (kind === 'deliver') this.#deliver(chance)
    else if (kind === 'post') this.#request(post(chance, this.clock.now()))
    else this.#act(kind, chance)
  }

  #sweep(times: number): void {
    for (let time = 0; time < times; time++) for (const { run } of schedules) this.#invoke(run, {})
  }

  #invoke(run: string, event: unknown): Promise<unknown> {
    const started = this.#start(run, async () => (await runHandler(run))(event, {}))
    started.catch(() => this.#count(`${run} failed`))
    return started
  }

  #publish(most: number, again: boolean): void {
    if (this.#isPublishing || this.cloud.position >= this.cloud.stream.length) return
    this.#isPublishing = true
    const { run, event, size } = this.cloud.batch(most)
    void this.#invoke(run, event).then(
      (answer) => {
        const failed = (answer as { batchItemFailures: { itemIdentifier: string }[] }).batchItemFailures[0]
        if (!again) this.cloud.position = failed ? Number(failed.itemIdentifier) : this.cloud.position + size
        this.#isPublishing = false
      },
      () => {
        this.#isPublishing = false
      },
    )
  }

  #deliver(chance: Chance): void {
    const queues = [...reactions, ...workers].map(({ run }) => run).filter((run) => this.cloud.visible(run).length > 0)
    if (queues.length === 0) return
    const run = chance.pick(queues)
    const visible = this.cloud.visible(run)
    const taken = Array.from({ length: 1 + chance.below(3) }, () => chance.pick(visible)).filter((message) =>
      this.cloud.receive(run, message),
    )
    this.#hand(run, [...new Set(taken)], chance.happens(0.1))
  }

  /** Hands messages over; `again`: the queue forgets that it did. */
  #hand(run: string, messages: readonly Message[], again: boolean): void {
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
  #request({ endpoint, caller, input, key }: Request): void {
    const options = { hasTimeLimit: false, ...(key ? { headers: { 'idempotency-key': key } } : {}) }
    const send = () => this.#start(endpoint.id, () => call(endpoint, caller, input, options))
    const note = ({ status, answer }: { status: number; answer: { Successful: boolean } }) => {
      this.#count(`${endpoint.id} ${status === 200 ? (answer.Successful ? 'done' : 'refused') : status}`)
      return status
    }
    void send()
      .then(note)
      .then((status) => (status >= 500 ? send().then(note) : status))
      .catch(() => this.#count(`${endpoint.id} threw`))
  }

  #count(outcome: string): void {
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1)
  }

  #act(kind: ActionKind, chance: Chance): void {
    if (this.#donations.length === 0) return
    const item = this.#donation(chance.pick(this.#donations.slice(-6)))
    if (!item) return
    const request = actions[kind]({ donation: Donation.parse(item), chance, now: new Date(this.clock.now()) })
    if (request) this.#request(request)
  }

  /** No more faults: everything that was begun ends. */
  async #calm(): Promise<void> {
    this.#isCalm = true
    await settle()
    const chance = new Chance(1)
    while (this.cloud.pending.length > 0) await this.#perform(chance)
    await settle()
    if (this.cloud.pending.length > 0) await this.#calm()
  }

  /** The clock goes on, the sweep runs, every queue is worked off, until nothing is left to do. */
  async #rest(): Promise<void> {
    await this.#calm()
    for (const { queue, message } of this.cloud.dead.splice(0))
      this.cloud.queues.get(queue)?.push({ ...message, receives: 0 })
    for (let rounds = 0; rounds < 400; rounds++) {
      await this.#workOff()
      const due = this.cloud.table
        .items()
        .flatMap((item) => (item.dueAt ? [Date.parse(String(item.dueAt).split('#')[0] ?? '')] : []))
      if (due.length === 0) return
      this.clock.advance(Math.max(minute, Math.min(...due) - this.clock.now() + 1000))
      for (const { run } of schedules) this.#invoke(run, {}).catch(() => undefined)
      await this.#calm()
    }
    throw new Error('The simulation does not come to rest')
  }

  async #workOff(): Promise<void> {
    for (let rounds = 0; rounds < 1000; rounds++) {
      this.#publish(10, false)
      await this.#calm()
      for (const { run } of [...reactions, ...workers]) {
        for (const message of [...(this.cloud.queues.get(run) ?? [])]) {
          if (message.visibleAt > this.clock.now() + 5 * minute) continue
          this.#hand(run, [message], false)
          await this.#calm()
        }
      }
      const isEmpty = [...this.cloud.queues.values()].every((messages) => messages.length === 0)
      if (isEmpty && this.cloud.position >= this.cloud.stream.length) return
      this.clock.advance(minute)
    }
    const left = [...this.cloud.queues].map(([run, messages]) => `${run}: ${messages.length}`)
    throw new Error(
      `The queues do not run dry: ${left.join(', ')}; stream ${this.cloud.position} of ${this.cloud.stream.length}`,
    )
  }
}
