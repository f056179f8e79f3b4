/** Works through items, so many at a time; the first failure ends it. */
export async function atMost<T>(count: number, items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const left = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: count }, worker))
}

/** Takes work as it comes and lets so much of it be under way; who adds more waits for room. */
export class Lanes {
  readonly #count: number
  readonly #busy = new Set<Promise<unknown>>()

  constructor(count: number) {
    this.#count = count
  }

  async add(work: () => Promise<unknown>): Promise<void> {
    const running: Promise<unknown> = work().then(() => this.#busy.delete(running))
    this.#busy.add(running)
    // Somebody waits for it later; until then a failure must not count as one that nobody looks at.
    running.catch(() => undefined)
    if (this.#busy.size >= this.#count) await Promise.race(this.#busy)
  }

  async end(): Promise<void> {
    await Promise.all(this.#busy)
  }
}
