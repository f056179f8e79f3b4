/** Counts by group and name, printed after a run. */
export const groups = ['command', 'answer', 'drive', 'fault', 'invariant'] as const
export type Group = (typeof groups)[number]

export class Counters {
  readonly #counts = new Map<string, number>()

  add(group: Group, name: string, more = 1): void {
    const key = `${group}\t${name}`
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + more)
  }

  take(entries: Iterable<readonly [string, number]>): void {
    for (const [key, count] of entries) this.#counts.set(key, (this.#counts.get(key) ?? 0) + count)
  }

  /** Entries as they travel between processes. */
  entries(): [string, number][] {
    return [...this.#counts]
  }

  of(group: Group): [string, number][] {
    return this.entries()
      .flatMap(([key, count]): [string, number][] =>
        key.startsWith(`${group}\t`) ? [[key.split('\t')[1] ?? '', count]] : [],
      )
      .sort(([a], [b]) => (a < b ? -1 : 1))
  }

  count(group: Group, name: string): number {
    return this.#counts.get(`${group}\t${name}`) ?? 0
  }
}
