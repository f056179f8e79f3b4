import { AsyncLocalStorage } from 'node:async_hooks'
import { marshall } from '@aws-sdk/util-dynamodb'
import { eventPrefix } from '../../../../functions/core/table/shape.ts'
import { randomFrom } from '../../../../infra/local/seed/random.ts'
import { sharedByCommands } from '../../../security/recorder.ts'
import { type Asked, repeatable } from '../replay.ts'
import { KeyLoad, type Kind } from './keyLoad.ts'
import type { Charged as ChargedInMemory } from './memory.ts'
import type { Share } from './units.ts'

/**
 * Counts what every function asks of the cloud's services while the app works, by function and by key. It sits where
 * all commands of the SDK become requests, so nothing passes by it; services other than the table answer at once, so that
 * only the app and its table are measured.
 */

export interface Usage {
  runs: number
  requests: number
  reads: number
  writes: number
  messages: number
  events: number
  mails: number
}
const nothing = (): Usage => ({ runs: 0, requests: 0, reads: 0, writes: 0, messages: 0, events: 0, mails: 0 })

type Item = Record<string, unknown>
interface Answer {
  readonly shares?: readonly Share[] | undefined
  readonly output: { readonly ConsumedCapacity?: Charged | readonly Charged[] }
}
interface Charged {
  readonly CapacityUnits?: number
}
/** Responses of another service, by command. */
export type ServiceStubs = Readonly<Record<string, (input: Item) => object>>
export interface Act {
  readonly name: string
  /** Time of the work, or its cause. */
  readonly at: number
}

const isTable = (command: string) => /^(Get|Query|BatchGet|TransactWrite|Update|Put|Delete)(Items?)?$/.test(command)
const isWrite = (command: string) => /^(TransactWrite|Update|Put|Delete)/.test(command)
const kilobytes = (value: unknown) => Math.max(1, Math.ceil(Buffer.byteLength(JSON.stringify(value) ?? '') / 1024))
const maxSamples = 1000

export class Recorder {
  readonly usage = new Map<string, Usage>()
  /** Requests drawn by lot from all of them. */
  readonly samples: Asked[] = []
  readonly keyLoad = new KeyLoad()
  requests = 0
  readonly #random = randomFrom(7, 98)
  readonly #acts = new AsyncLocalStorage<Act>()
  readonly #committed: (events: readonly Item[]) => void

  constructor(stubs: ServiceStubs, committed: (events: readonly Item[]) => void) {
    this.#committed = committed
    const commands = sharedByCommands()
    const original = commands.resolveMiddlewareWithContext
    const note = (name: string, input: Item, answer: Answer) => this.#note(name, input, answer)
    commands.resolveMiddlewareWithContext = function (...rest) {
      const name = String((rest[3] as { commandName: string }).commandName).replace(/Command$/, '')
      const input = this.input as Item
      const stub = stubs[name]
      if (isTable(name)) input.ReturnConsumedCapacity = 'TOTAL'
      const send = stub ? async () => ({ output: stub(input) }) : original.apply(this, rest)
      return async (...sent) => {
        const answer = (await send(...sent)) as Answer
        note(name, input, answer)
        return answer
      }
    }
  }

  /** For a table that is none of the SDK's. */
  charge({ name, input, units, shares }: ChargedInMemory): void {
    this.#note(name, input, { output: { ConsumedCapacity: { CapacityUnits: units } }, shares })
  }

  /** Runs work in a function's name. */
  as<T>(act: Act, work: () => Promise<T>): Promise<T> {
    this.#of(act.name).runs += 1
    return this.#acts.run(act, work)
  }

  #of(name: string): Usage {
    const known = this.usage.get(name) ?? nothing()
    this.usage.set(name, known)
    return known
  }

  #note(command: string, input: Item, answer: Answer): void {
    const act = this.#acts.getStore()
    if (act === undefined) return
    const usage = this.#of(act.name)
    if (command === 'PutEvents') usage.events += (input.Entries as unknown[]).length
    else if (command === 'SendMessageBatch') usage.messages += (input.Entries as unknown[]).length
    else if (command === 'SendEmail') usage.mails += 1
    else if (isTable(command)) this.#table(usage, act, { command, input }, answer)
  }

  #table(
    usage: Usage,
    act: Act,
    { command, input }: { command: string; input: Item },
    { output, shares }: Answer,
  ): void {
    const charged = [output.ConsumedCapacity ?? []].flat() as readonly Charged[]
    const units = charged.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0)
    usage.requests += 1
    if (isWrite(command)) usage.writes += units
    else usage.reads += units
    const add = (kind: Kind, key: unknown, more: number) => this.keyLoad.add(kind, String(key), act.at, more)
    for (const [key, more] of shares ?? sharesOf(command, input, units))
      add(isWrite(command) ? 'writes' : 'reads', key, more)
    if (command.startsWith('TransactWrite')) this.#committed(eventsIn(input))
    this.#draw(command, input)
  }

  #draw(command: string, input: Item): void {
    this.requests += 1
    const index = Math.floor(this.#random.next() * this.requests)
    if (this.samples.length < maxSamples) this.samples.push(wired(command, input))
    else if (index < maxSamples) this.samples[index] = wired(command, input)
  }
}

const eventsIn = (input: Item): Item[] =>
  (input.TransactItems as Record<string, Item>[]).flatMap(({ Put }) => {
    const item = Put?.Item as Item | undefined
    return item && String(item.sk).startsWith(eventPrefix) ? [item] : []
  })

/** Units by key of the table and of the lists; a line of a list is smaller than a kilobyte, and that it leaves is not seen. */
function sharesOf(command: string, input: Item, units: number): (readonly [key: unknown, units: number])[] {
  if (command.startsWith('Query')) return [[(input.ExpressionAttributeValues as Item)[':pk'], units]]
  if (command.startsWith('BatchGet')) {
    const all = Object.values(input.RequestItems as Record<string, { Keys: Item[] }>).flatMap(({ Keys }) => Keys)
    return all.map(({ pk }) => [pk, units / all.length])
  }
  if (!command.startsWith('TransactWrite')) return [[(input.Key as Item).pk, units]]
  return (input.TransactItems as Record<string, Item>[]).flatMap((part) => {
    const put = part.Put?.Item as Item | undefined
    if (!put) return Object.values(part).map(({ Key }) => [(Key as Item).pk, 2] as const)
    const lines = Object.entries(put).filter(([name]) => /^(list|state)\d$|^due$/.test(name))
    return [[put.pk, 2 * kilobytes(put)] as const, ...lines.map(([, key]) => [key, 1] as const)]
  })
}

const marshalled = new Set(['Key', 'Item', 'ExpressionAttributeValues', 'ExclusiveStartKey', 'Keys'])
const operations: Readonly<Record<string, string>> = {
  Get: 'GetItem',
  BatchGet: 'BatchGetItem',
  TransactWrite: 'TransactWriteItems',
  Update: 'UpdateItem',
}

/** Command as the SDK would put it on the wire, so that it can be sent again without the SDK. */
function wired(command: string, input: Item): Asked {
  const values = { removeUndefinedValues: true }
  const wire = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value))
      return marshalled.has(name) ? value.map((one) => marshall(one, values)) : value.map((one) => wire(one))
    if (typeof value !== 'object' || value === null) return value
    if (marshalled.has(name)) return marshall(value, values)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, wire(one, key)]))
  }
  return { operation: operations[command] ?? command, asked: repeatable(wire(input) as Item) }
}
