import { basename } from 'node:path'
import { performance } from 'node:perf_hooks'
import { InvokeStore } from '@aws/lambda-invoke-store'
import { awaitedFunctions, type FunctionDefinition } from '../../events/subscriptions.ts'
import { endpointSeconds, sourceOf, usualMegabytes, wholeProcessor } from '../entries.ts'

/** The functions of the app, run in this process as Lambda would run them, and what they did. */

/**
 * The context of each call. Calls overlap here, as on an instance that Lambda gives several calls at once: with
 * `AWS_LAMBDA_MAX_CONCURRENCY` set, Powertools keeps a call's log attributes, such as its correlation id, in it.
 */
export const invocations = await InvokeStore.getInstanceAsync(true)

export interface FunctionStatistics {
  readonly name: string
  calls: number
  failures: number
  totalMilliseconds: number
  slowestMilliseconds: number
  lastAt: string
}

export type FunctionHandler = (event: unknown, context: unknown) => Promise<unknown>
const loaded = new Map<string, Promise<FunctionHandler>>()

/** The handler of an entry, loaded once. */
export function handlerNamed(name: string): Promise<FunctionHandler> {
  const file = `../../${sourceOf(name)}`
  const loading = loaded.get(name) ?? import(file).then((module) => module.handler ?? module[basename(name)])
  loaded.set(name, loading)
  return loading
}

export class LocalFunctions {
  readonly #statistics = new Map<string, FunctionStatistics>()
  readonly #background: ReadonlyMap<string, FunctionDefinition>
  readonly #isHeld: boolean

  /** `isHeld`: each to the share of a processor that it has in the cloud. */
  constructor(background: Iterable<FunctionDefinition> = [], isHeld = false) {
    this.#background = new Map(Array.from(background, (definition) => [definition.name, definition]))
    this.#isHeld = isHeld
  }

  /** Runs an entry; rejects as the function does, or when it takes too long. */
  async invoke(name: string, event: unknown): Promise<unknown> {
    const started = performance.now()
    const seconds = this.#background.get(name)?.timeoutSeconds ?? endpointSeconds
    try {
      const answer = await inTime(this.#run(name, event, seconds), seconds, name)
      this.#count(name, started, 0)
      return answer
    } catch (fault) {
      this.#count(name, started, 1)
      throw fault
    }
  }

  async #run(name: string, event: unknown, seconds: number): Promise<unknown> {
    const end = performance.now() + seconds * 1000
    const context = {
      functionName: name,
      awsRequestId: crypto.randomUUID(),
      getRemainingTimeInMillis: () => Math.max(0, end - performance.now()),
    }
    const before = performance.eventLoopUtilization()
    // Loading too: a module that makes Powertools metrics writes to the context.
    const answer = await invocations.run({}, async () => (await handlerNamed(name))(event, context))
    if (this.#isHeld) await this.#holdBack(name, performance.eventLoopUtilization(before).active)
    return answer
  }

  /** For as long as the same work would take more with the function's share of a processor; that of calls at the same time counts too. */
  #holdBack(name: string, worked: number): Promise<void> {
    const { memoryMegabytes = usualMegabytes } = this.#background.get(name) ?? { memoryMegabytes: wholeProcessor }
    const share = awaitedFunctions.includes(name) ? 1 : Math.min(1, memoryMegabytes / wholeProcessor)
    return new Promise((settle) => setTimeout(settle, worked / share - worked))
  }

  #count(name: string, started: number, failures: 0 | 1): void {
    const taken = performance.now() - started
    const had = this.#statistics.get(name) ?? {
      name,
      calls: 0,
      failures: 0,
      totalMilliseconds: 0,
      slowestMilliseconds: 0,
      lastAt: '',
    }
    had.calls += 1
    had.failures += failures
    had.totalMilliseconds += taken
    had.slowestMilliseconds = Math.max(had.slowestMilliseconds, taken)
    had.lastAt = new Date().toISOString()
    this.#statistics.set(name, had)
  }

  statistics(): FunctionStatistics[] {
    return [...this.#statistics.values()].sort((a, b) => a.name.localeCompare(b.name))
  }
}

async function inTime<T>(work: Promise<T>, seconds: number, name: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} timed out after ${seconds} seconds`)), seconds * 1000)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
