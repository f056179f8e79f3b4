import { basename } from 'node:path'
import { InvokeStore } from '@aws/lambda-invoke-store'
import { sourceOf } from '../entries.ts'

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
  readonly #timeouts: ReadonlyMap<string, number>

  /** `timeouts`: seconds by function name; endpoints have 30, three times the cloud's, because this machine may be busy. */
  constructor(timeouts: ReadonlyMap<string, number>) {
    this.#timeouts = timeouts
  }

  /** Runs an entry; rejects as the function does, or when it takes too long. */
  async invoke(name: string, event: unknown): Promise<unknown> {
    const started = performance.now()
    const seconds = this.#timeouts.get(name) ?? 30
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
    // Loading too: a module that makes Powertools metrics writes to the context.
    return invocations.run({}, async () => (await handlerNamed(name))(event, context))
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
