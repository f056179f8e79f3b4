/** Work by due time on the simulated clock. */

export interface Entry {
  readonly at: number
  readonly work: () => Promise<unknown>
}

export class WorkSchedule {
  readonly #entries: Entry[] = []

  get length(): number {
    return this.#entries.length
  }
  get next(): number | undefined {
    return this.#entries[0]?.at
  }

  /** Equal times keep their order of entry. */
  enter(at: number, work: Entry['work']): void {
    let [low, high] = [0, this.#entries.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const there = this.#entries[middle]
      if (there && there.at <= at) low = middle + 1
      else high = middle
    }
    this.#entries.splice(low, 0, { at, work })
  }

  /** Removes and returns the first entry. */
  take(): Entry | undefined {
    return this.#entries.shift()
  }
}
