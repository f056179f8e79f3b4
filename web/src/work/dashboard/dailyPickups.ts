import type { Language } from '../../../../shared/core/text/text.ts'
import { addDays, daysBetween, formatDay, formatDayRange } from '../../../../shared/core/time/zone.ts'

export interface DailyPickup {
  date: string
  pounds: number
}

/** Beyond this many days a bar is thinner than a hair: then only days with pickups stand in the chart. */
const maxDays = 800

/** Every day of the range, so that the distance between two bars is the time between them. */
export function everyDay(pickups: readonly DailyPickup[], start: string, end: string): DailyPickup[] {
  const days = daysBetween(start, end) + 1
  if (days < 1 || days > maxDays) return [...pickups]
  const known = new Map(pickups.map(({ date, pounds }) => [date, pounds]))
  return Array.from({ length: days }, (_, i) => {
    const date = addDays(start, i)
    return { date, pounds: known.get(date) ?? 0 }
  })
}

export interface PickupSummary {
  key: 'chartSummaryNone' | 'chartSummaryOne' | 'chartSummary'
  total: number
  days: number
  best: string
  most: number
  range: string
}

/** The chart in one sentence, for whoever can't or needn't look at it. */
export function pickupSummary(
  pickups: readonly DailyPickup[],
  range: { start: string; end: string },
  language: Language,
): PickupSummary {
  const days = pickups.filter(({ pounds }) => pounds > 0)
  const best = days.reduce<DailyPickup | undefined>(
    (top, day) => (top && top.pounds >= day.pounds ? top : day),
    undefined,
  )
  return {
    key: days.length === 0 ? 'chartSummaryNone' : days.length === 1 ? 'chartSummaryOne' : 'chartSummary',
    total: Math.round(days.reduce((sum, day) => sum + day.pounds, 0) * 10) / 10,
    days: days.length,
    best: best ? formatDay(best.date, language) : '',
    most: best?.pounds ?? 0,
    range: formatDayRange(range.start, range.end, language),
  }
}
