import { IANAZone } from 'luxon'

/** Every zone that this machine knows, and every moment at which its clocks change: for tests of rules that know a day. */

export const zones: readonly string[] = Intl.supportedValuesOf('timeZone')

const minute = 60_000
const day = 86_400_000

/** Offset of a zone's clocks from UTC, in milliseconds. */
export const ahead = (ms: number, zone: string) => IANAZone.create(zone).offset(ms) * minute

/** The first millisecond of each new offset from the start of a year to the start of another. */
export function* clockChanges(zone: string, fromYear: number, toYear: number): Generator<number> {
  const end = Date.UTC(toYear, 0)
  for (let low = Date.UTC(fromYear, 0); low < end; low += 20 * day) {
    if (ahead(low, zone) === ahead(low + 20 * day, zone)) continue
    let [before, after] = [low, low + 20 * day]
    while (after - before > minute) {
      const middle = Math.floor((before + after) / 2 / minute) * minute
      if (ahead(middle, zone) === ahead(low, zone)) before = middle
      else after = middle
    }
    yield after
  }
}
