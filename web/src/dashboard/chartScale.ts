import type { DailyPickup } from './dailyPickups.ts'

/** From left to right, where the bars stand. */
export interface Span {
  readonly left: number
  readonly right: number
}

/** About so many lines across the chart. */
const lines = 6

/** Round numbers from nothing to at least the most, evenly apart: 1, 2 or 5 times a power of ten. */
export function poundTicks(most: number): { ticks: number[]; top: number } {
  const rough = Math.max(most, 1) / lines
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power
  const count = Math.ceil(Math.max(most, 1) / step)
  const ticks = Array.from({ length: count + 1 }, (_, i) => Number((i * step).toPrecision(12)))
  return { ticks, top: ticks.at(-1) ?? 1 }
}

/** Which days are named below: evenly, as many as leave their names apart, and none that would stand out at the end. */
export function dayTicks(days: number, dayWidth: number, labelWidth: number): number[] {
  const every = Math.max(1, Math.ceil(labelWidth / dayWidth))
  const fits = (i: number) => i === 0 || (days - i - 0.5) * dayWidth >= labelWidth / 3
  return Array.from({ length: days }, (_, i) => i).filter((i) => i % every === 0 && fits(i))
}

/** The bars of the days on which something was picked up; `gap` is the share of a day that stays empty. */
export function barsOf(days: readonly DailyPickup[], { left, right }: Span, gap: number) {
  const day = (right - left) / days.length
  return days.flatMap(({ date, pounds }, i) =>
    pounds > 0 ? [{ date, x: left + (i + gap / 2) * day, width: day * (1 - gap), share: pounds }] : [],
  )
}

/** The day under a pointer, if it is over one. */
export function dayAt(x: number, { left, right }: Span, days: number): number | undefined {
  if (x < left || x >= right || days === 0) return undefined
  return Math.floor(((x - left) / (right - left)) * days)
}
