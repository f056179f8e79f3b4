import './environment.ts'
import { publisher, reactions, workers } from '../../../events/subscriptions.ts'
import { forgetRevoked } from '../../../functions/core/http/revokedTable.ts'
import { forgetBlocks } from '../../../functions/core/table/ids.ts'
import { handlerNamed } from '../../../infra/local/functions.ts'
import { SimulatedClock } from './clock.ts'
import { batchOf, SimulatedCloud } from './cloud.ts'
import { maxLag } from './memoryIndexes.ts'

/** The app without faults, where every write reaches every index as late as it may, and events come as soon as they may. */

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
/** Milliseconds from a change to the reactions to its event, where nothing else is on the way. */
const eventMs = 500

export class LaggingApp {
  readonly #clock = new SimulatedClock('2026-11-20T15:00:00.000Z')
  readonly cloud = new SimulatedCloud(() => this.#clock.now())

  /** `before` happens while indexes are still current. */
  static async within(before: () => Promise<unknown>, work: (app: LaggingApp) => Promise<void>): Promise<void> {
    const app = new LaggingApp()
    app.#clock.install()
    app.cloud.install()
    forgetBlocks()
    forgetRevoked()
    try {
      await app.happens(before)
      await app.bringEvents()
      app.#clock.advance(maxLag)
      app.cloud.table.lagIndexes(() => app.#clock.now(), { below: (limit) => limit - 1 })
      await work(app)
    } finally {
      app.cloud.uninstall()
      app.#clock.uninstall()
      forgetBlocks()
      forgetRevoked()
    }
  }

  /** Lets the calls of the work happen, one after the other, in no time. */
  async happens<T>(work: () => Promise<T>): Promise<T> {
    let isOver = false
    const ended = work().finally(() => {
      isOver = true
    })
    ended.catch(() => undefined)
    for (await settle(); !isOver; await settle()) {
      const [operation] = this.cloud.pending
      if (operation) this.cloud.perform(operation)
    }
    return ended
  }

  /** Publishes every event and brings it to its reactions, each as soon as its queue gives it out. */
  async bringEvents(): Promise<void> {
    for (;;) {
      const waiting = this.cloud.waitingShards()
      const next = this.#nextMessage()
      if (waiting.length === 0 && next === undefined) return
      this.#clock.advance(waiting.length > 0 ? eventMs : Math.max(0, (next ?? 0) - this.#clock.now()))
      for (const shard of waiting) {
        const { event, size } = batchOf(shard, shard.records.length)
        await this.happens(async () => (await handlerNamed(publisher.name))(event, {}))
        shard.position += size
      }
      await this.#deliver()
    }
  }

  #nextMessage(): number | undefined {
    const times = [...this.cloud.queues.values()].flat().map(({ visibleAt }) => visibleAt)
    return times.length === 0 ? undefined : Math.min(...times)
  }

  async #deliver(): Promise<void> {
    for (const { name } of [...reactions, ...workers])
      for (const message of this.cloud.visible(name)) {
        const event = { Records: [{ messageId: message.id, body: message.body, attributes: {} }] }
        await this.happens(async () => (await handlerNamed(name))(event, {}))
        this.cloud.remove(name, message)
      }
  }
}
