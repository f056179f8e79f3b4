/** The busiest key of the table per second and per minute, compared with a partition's limit. */

export type Kind = 'reads' | 'writes'
export const partitionLimit: Readonly<Record<Kind, number>> = { reads: 3000, writes: 1000 }

export interface Busiest {
  readonly key: string
  readonly units: number
}
const nobody: Busiest = { key: '', units: 0 }
const second = 1000
const minute = 60_000
/** Spans that are kept open: what is late by more of them counts as a span of its own. */
const maxSpans = 300

/** Keys alike but for the numbers and names of single things. */
export const familyOf = (key: string) => key.replace(/[\da-f]{8}-[\da-f-]{27}|\d+(-\d+)*/g, '*')

class Span {
  readonly #milliseconds: number
  readonly #spans = new Map<number, Map<string, number>>()
  busiest: Busiest = nobody
  readonly ofFamilies = new Map<string, Busiest>()

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds
  }

  add(key: string, at: number, units: number): void {
    const index = Math.floor(at / this.#milliseconds)
    const span = this.#spans.get(index) ?? new Map<string, number>()
    this.#spans.set(index, span)
    if (this.#spans.size > maxSpans)
      for (const oldest of [...this.#spans.keys()].slice(0, 1)) this.#spans.delete(oldest)
    const sum = (span.get(key) ?? 0) + units
    span.set(key, sum)
    if (sum > this.busiest.units) this.busiest = { key, units: sum }
    const family = familyOf(key)
    if (sum > (this.ofFamilies.get(family)?.units ?? 0)) this.ofFamilies.set(family, { key, units: sum })
  }
}

export interface Peak {
  readonly second: Busiest
  readonly minute: Busiest
  /** The busiest second of each kind of key. */
  readonly families: Readonly<Record<string, Busiest>>
}

export class KeyLoad {
  readonly #spans = {
    reads: { second: new Span(second), minute: new Span(minute) },
    writes: { second: new Span(second), minute: new Span(minute) },
  }

  /** `at`: when the act was done that led to it, as in the cloud what follows from it follows at once. */
  add(kind: Kind, key: string, at: number, units: number): void {
    this.#spans[kind].second.add(key, at, units)
    this.#spans[kind].minute.add(key, at, units)
  }

  peak(kind: Kind): Peak {
    const { second, minute } = this.#spans[kind]
    return { second: second.busiest, minute: minute.busiest, families: Object.fromEntries(second.ofFamilies) }
  }
}

/** Keys of one thing: a network that grows has more of them, and none is used more often. */
const ofOneThing =
  /^(DONATION|RECEIPT|ORDER|ORDERREMINDER|APPLIED|STOCK|SHELF|ACTIVITY|ORDERABLE|HELD|PRODUCT|WINDOW|CUSTOMER|USER)#/
const sharded = /^(OUTBOX|DUE)#/

export interface Growth {
  /** Times as many donations, orders and agencies. */
  readonly times: number
  /** Shards of the `due` index as measured, and later. */
  readonly shards: { readonly measured: number; readonly later: number }
}

/**
 * The busiest seconds of a network that has grown, the busiest first: reckoned as if the same food banks had all of it, and all of
 * its busiest seconds fell together.
 */
export const grown = ({ families }: Peak, { times, shards }: Growth): Busiest[] =>
  Object.values(families)
    .map(({ key, units }) => {
      const own = key.split(' ').at(-1) ?? key
      if (ofOneThing.test(own)) return { key, units }
      return { key, units: units * times * (sharded.test(own) ? shards.measured / shards.later : 1) }
    })
    .sort((a, b) => b.units - a.units)
