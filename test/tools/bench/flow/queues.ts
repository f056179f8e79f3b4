/** Messages that wait for functions, and how many there were. */

export interface WaitingMessage {
  readonly body: string
  /** Time of the event. */
  readonly at: number
  received: number
}
export interface Depth {
  readonly hour: number
  /** The most that waited in one queue, and in all of them, within the hour. */
  readonly deepest: number
  readonly all: number
}

const hour = 3_600_000

export class Queues {
  readonly #queues: ReadonlyMap<string, WaitingMessage[]>
  readonly #from: number
  readonly depths: Depth[] = []

  constructor(names: readonly string[], from: number) {
    this.#queues = new Map(names.map((name) => [name, []]))
    this.#from = from
  }

  put(name: string, message: WaitingMessage, now: number): void {
    this.#queues.get(name)?.push(message)
    this.#note(now)
  }

  /** The queue whose first message is the oldest, with up to so many of its messages. */
  take(most: number): { name: string; messages: [WaitingMessage, ...WaitingMessage[]] } | undefined {
    let oldest: { name: string; queue: WaitingMessage[]; at: number } | undefined
    for (const [name, queue] of this.#queues) {
      const at = queue[0]?.at
      if (at !== undefined && (!oldest || at < oldest.at)) oldest = { name, queue, at }
    }
    if (!oldest) return undefined
    const [first, ...others] = oldest.queue.splice(0, most)
    return first && { name: oldest.name, messages: [first, ...others] }
  }

  get waiting(): number {
    return [...this.#queues.values()].reduce((sum, queue) => sum + queue.length, 0)
  }

  #note(now: number): void {
    const index = Math.floor((now - this.#from) / hour)
    for (let added = this.depths.length; added <= index; added++) this.depths.push({ hour: added, deepest: 0, all: 0 })
    const before = this.depths[index]
    if (!before) return
    const deepest = Math.max(before.deepest, ...[...this.#queues.values()].map((queue) => queue.length))
    this.depths[index] = { hour: index, deepest, all: Math.max(before.all, this.waiting) }
  }
}
