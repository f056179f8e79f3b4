import { DynamoDBDocumentClient, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { eventPrefix } from '../../../functions/core/table/shape.ts'
import { ItemsInFlight } from '../../engine/conflicts.ts'
import { storeCallersBy } from '../../engine/storedCaller.ts'
import { SimulatedClock } from './clock.ts'
import type { TableItem } from './expression.ts'
import { MemoryTable } from './memoryTable.ts'
import type { SeededRandom } from './seededRandom.ts'

/**
 * The table with time: each call takes some of the simulated time, and a transaction that meets another one's items while
 * that is under way is cancelled, as DynamoDB does. The functions are the app's, unchanged; their pauses and the clock
 * that they read are simulated as well.
 */

interface Timed {
  readonly at: number
  readonly index: number
  readonly run: () => void
}

/** Schedule whose next entry comes first; a binary heap. */
class Schedule {
  readonly #heap: Timed[] = []
  #count = 0

  add(at: number, run: () => void): void {
    const heap = this.#heap
    heap.push({ at, index: this.#count++, run })
    for (let child = heap.length - 1; child > 0; ) {
      const parent = (child - 1) >> 1
      if (!this.#isBefore(child, parent)) return
      this.#swap(child, parent)
      child = parent
    }
  }

  next(): Timed | undefined {
    const heap = this.#heap
    const [first] = heap
    const last = heap.pop()
    if (!first || !last || heap.length === 0) return first
    heap[0] = last
    for (let parent = 0; ; ) {
      const [left, right] = [2 * parent + 1, 2 * parent + 2]
      const least = right < heap.length && this.#isBefore(right, left) ? right : left
      if (least >= heap.length || !this.#isBefore(least, parent)) return first
      this.#swap(least, parent)
      parent = least
    }
  }

  #isBefore(a: number, b: number): boolean {
    const [one, other] = [this.#heap[a] as Timed, this.#heap[b] as Timed]
    return one.at < other.at || (one.at === other.at && one.index < other.index)
  }
  #swap(a: number, b: number): void {
    const [one, other] = [this.#heap[a] as Timed, this.#heap[b] as Timed]
    this.#heap[a] = other
    this.#heap[b] = one
  }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Milliseconds that calls take: reads, and transactions, which hold their items for most of theirs. */
const readMs = 3
const transactionMs = 12

const sizeOf = (item: TableItem) => JSON.stringify(item).length
/** A transaction pays each kilobyte of an item twice. */
const writeUnits = (item: TableItem) => 2 * Math.ceil(sizeOf(item) / 1024)

export class TimedCloud {
  readonly stream: TableItem[] = []
  readonly table = new MemoryTable((item) => {
    if (String(item.sk).startsWith(eventPrefix)) this.stream.push(item)
  })
  readonly items = new ItemsInFlight()
  /** Since `measure`. */
  requests = 0
  units = 0
  readonly unitsOf = new Map<string, number>()
  readonly #clock: SimulatedClock
  readonly #chance: SeededRandom
  readonly #schedule = new Schedule()
  /** Chance of a call that is carried out and whose answer is lost. */
  lostAnswers = 0
  #restore: (() => void)[] = []

  constructor(start: string, chance: SeededRandom) {
    this.#clock = new SimulatedClock(start)
    this.#chance = chance
  }

  now(): number {
    return this.#clock.now()
  }
  advance(ms: number): void {
    this.#clock.advance(ms)
  }

  measure(): void {
    this.requests = 0
    this.units = 0
    this.unitsOf.clear()
  }

  install(): void {
    storeCallersBy((command) => this.table.execute(command))
    const prototype = DynamoDBDocumentClient.prototype as unknown as { send: unknown }
    const had = Object.getOwnPropertyDescriptor(prototype, 'send')
    prototype.send = (command: object) => this.#send(command)
    const { setTimeout, Math: math, performance: stopwatch } = globalThis
    const { random } = math
    // Pauses between tries are as long as the try that failed.
    Object.assign(stopwatch, { now: () => this.now() })
    globalThis.setTimeout = ((over: () => void, ms = 0) => this.#schedule.add(this.now() + ms, over)) as never
    math.random = () => this.#chance.next()
    this.#clock.install()
    this.#restore = [
      () => (had ? Object.defineProperty(prototype, 'send', had) : Reflect.deleteProperty(prototype, 'send')),
      () => Object.assign(globalThis, { setTimeout }),
      () => Object.assign(math, { random }),
      () => Reflect.deleteProperty(stopwatch, 'now'),
      () => this.#clock.uninstall(),
    ]
  }

  uninstall(): void {
    storeCallersBy(undefined)
    for (const restore of this.#restore.splice(0)) restore()
  }

  /** In so many milliseconds. */
  after(ms: number): Promise<void> {
    return new Promise((resolve) => this.#schedule.add(this.now() + ms, resolve))
  }

  /** Lets time pass until the work has ended, and answers what it answers. */
  async until<T>(work: Promise<T>): Promise<T> {
    let isOver = false
    const ended = work.finally(() => {
      isOver = true
    })
    ended.catch(() => undefined)
    for (await settle(); !isOver; await settle()) {
      const next = this.#schedule.next()
      if (!next) throw new Error('Nothing is due, and the work has not ended')
      this.#clock.advance(Math.max(0, next.at - this.now()))
      next.run()
    }
    return ended
  }

  #send(command: object): Promise<unknown> {
    this.requests += 1
    return command instanceof TransactWriteCommand ? this.#transact(command) : this.#call(command)
  }

  async #call(command: object): Promise<unknown> {
    await this.after(readMs * (0.5 + this.#chance.next()))
    const answer = this.table.execute(command)
    if (command instanceof UpdateCommand) this.#pay(command.input.Key as TableItem)
    return answer
  }

  async #transact(command: TransactWriteCommand): Promise<unknown> {
    const writes = command.input.TransactItems ?? []
    const ms = transactionMs * (0.5 + this.#chance.next())
    await this.after(0.2 * ms)
    for (const { Put, Update, Delete, ConditionCheck } of writes)
      this.#pay((Put?.Item ?? Update?.Key ?? Delete?.Key ?? ConditionCheck?.Key) as TableItem)
    const end = this.items.begin(writes)
    await this.after(0.8 * ms)
    try {
      const answer = this.table.execute(command)
      if (this.lostAnswers > 0 && this.#chance.happens(this.lostAnswers)) throw new Error('read ECONNRESET')
      return answer
    } finally {
      end()
    }
  }

  /** Cancelled transactions are paid too. */
  #pay(item: TableItem): void {
    const units = writeUnits(this.table.peek(item) ?? item)
    this.units += units
    const at = String(item.pk)
    this.unitsOf.set(at, (this.unitsOf.get(at) ?? 0) + units)
  }
}
