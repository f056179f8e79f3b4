import { setTimeout as pause } from 'node:timers/promises'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { createTable } from '../../../infra/local/createTable.ts'
import { StreamReader } from '../../../infra/local/stream.ts'
import type { Line } from '../bench/report.ts'

/**
 * Drills: something goes wrong in a small tenant over the embedded engine, and the app's own functions and commands put it
 * right. `npm run drill` runs each with many donations, the tests run the same with a few.
 */

export interface DrillOptions {
  /** Donations of the drill. */
  readonly size: number
  /** Time stands still but for this. */
  readonly setClock: (at: Date) => void
  readonly say: (line: string) => void
}

const minute = 60_000
export const minutesAfter = (start: Date, minutes: number) => new Date(start.getTime() + minutes * minute)

/** Of what must not happen at all. */
export const none = (what: string, measured: number): Line => ({
  what,
  unit: '',
  measured,
  aim: { atMost: 0, of: 'measured' },
})
export const counted = (what: string, measured: number): Line => ({ what, unit: '', measured })
export const took = (what: string, measured: number): Line => ({ what, unit: 's', measured })

export async function clocked<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly seconds: number }> {
  const from = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - from) / 1000 }
}

export const numbersTo = (size: number) => Array.from({ length: size }, (_, index) => index)

/** Number of times that each stands in a list. */
export function timesOf(list: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const one of list) times.set(one, (times.get(one) ?? 0) + 1)
  return times
}

const patience = 120_000
const look = 20

/** The stream of a table, which is read as the publisher's event source reads it: on from where it stopped. */
export class TableStream {
  readonly #table: string
  /** The last record that was read. */
  position: string | undefined

  constructor(table: string) {
    this.#table = table
  }

  /** Hands over all that was written so far. */
  async read(publish: (event: unknown) => Promise<unknown>): Promise<void> {
    const givenUp: (string | undefined)[] = []
    const reader = new StreamReader({
      client: new DynamoDBStreamsClient({ endpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '' }),
      streamArn: await createTable(new DynamoDBClient({}), this.#table),
      position: {
        load: () => this.position,
        save: (sequence) => {
          this.position = sequence
        },
      },
      publish,
      giveUp: async ({ dynamodb }) => void givenUp.push(dynamodb?.NewImage?.ID?.S),
      failurePause: 1,
    })
    const until = performance.now() + patience
    reader.start()
    while (!reader.isAtEnd && performance.now() < until) await pause(look)
    const isRead = reader.isAtEnd
    await reader.stop()
    if (!isRead) throw new Error(`The stream of ${this.#table} does not come to its end`)
    if (givenUp.length > 0) throw new Error(`Given up: ${givenUp.join(', ')}`)
  }

  /** Through the app's own publisher. */
  async publish(): Promise<void> {
    const { handler } = await import('../../../functions/core/outbox/publishEvents.ts')
    await this.read((event) => handler(event as never, {} as never) as Promise<unknown>)
  }

  /** Nobody gets what was written so far. */
  lose(): Promise<void> {
    return this.read(async () => ({ batchItemFailures: [] }))
  }
}
