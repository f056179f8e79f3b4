import type { TableItem } from '../../simulation/expression.ts'
import { standInForTable } from '../flow/memory.ts'
import { Recorder, type ServiceStubs, type Usage } from '../flow/record.ts'
import { storedBytes } from '../flow/units.ts'

/** A table in memory that charges as DynamoDB does, with the events that were committed and not yet published. */

/** Objects of all buckets, by key. */
const objects = new Map<string, Uint8Array>()

const standIns: ServiceStubs = {
  PutObject: ({ Key, Body }) => {
    objects.set(String(Key), Body as Uint8Array)
    return {}
  },
  GetObject: ({ Key }) => ({
    Body: { transformToString: async () => new TextDecoder().decode(objects.get(String(Key))) },
  }),
  PutEvents: ({ Entries }) => ({ FailedEntryCount: 0, Entries: (Entries as unknown[]).map(() => ({ EventId: '0' })) }),
  SendEmail: () => ({ MessageId: '0' }),
}

export class ChargedTable {
  readonly #committed: TableItem[] = []
  readonly #recorder = new Recorder(standIns, (events) => void this.#committed.push(...events))
  readonly #table = standInForTable((charged) => this.#recorder.charge(charged))

  /** Bytes that are stored and billed. */
  bytes(): number {
    return storedBytes(this.#table.items())
  }

  /** Runs work in a function's name. */
  as<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.#recorder.as({ name, at: Date.now() }, work)
  }

  usage(): Record<string, Usage> {
    return Object.fromEntries([...this.#recorder.usage].map(([name, used]) => [name, { ...used }]))
  }

  forget(): void {
    this.#recorder.usage.clear()
    this.#committed.splice(0)
  }

  takeCommitted(): TableItem[] {
    return this.#committed.splice(0)
  }
}
