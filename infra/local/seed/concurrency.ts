/** Works through items, `count` at a time; the first failure ends it. */
export async function forEachConcurrently<T>(
  count: number,
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: count }, worker))
}

/** Runs at most `count` pieces of work at a time; `add` waits while all are busy. */
export class ConcurrencyLimit {
  readonly #count: number
  readonly #busy = new Set<Promise<unknown>>()

  constructor(count: number) {
    this.#count = count
  }

  async add(work: () => Promise<unknown>): Promise<void> {
    const running: Promise<unknown> = work().then(() => this.#busy.delete(running))
    this.#busy.add(running)
    // `add` or `end` awaits it later; until then a failure must not count as an unhandled rejection.
    running.catch(() => undefined)
    if (this.#busy.size >= this.#count) await Promise.race(this.#busy)
  }

  async end(): Promise<void> {
    await Promise.all(this.#busy)
  }
}
