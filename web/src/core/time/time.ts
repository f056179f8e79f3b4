import { locales } from '../../../../shared/core/text/languages.ts'
import type { Language } from '../../../../shared/core/text/text.ts'
import type { spanTexts } from '../../../../shared/core/time/spanTexts.ts'
import { dateFormat, daysBetween, localDay, zoneName } from '../../../../shared/core/time/zone.ts'
import type { TextOf } from '../words/language.tsx'
import { serverNow } from './clock.ts'

/** Days and instants in words of the person's language. A day has no zone; an instant is read in the zone it is given. */

const nearForm = { weekday: 'short', month: 'short', day: 'numeric' } as const
const dayForm = { ...nearForm, year: 'numeric' } as const
const timeForm = { hour: 'numeric', minute: '2-digit' } as const

/** Making one costs more than hundreds of uses, and a list uses dozens. */
function keptOf<F>(make: (name: string) => F): (name: string) => F {
  const kept = new Map<string, F>()
  return (name) => {
    const known = kept.get(name) ?? make(name)
    kept.set(name, known)
    return known
  }
}

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)

/** `Fri, Nov 20, 2026` of a `YYYY-MM-DD` day, or of an instant in a zone (the browser's when absent). */
export function dayText(value: string, language: Language, zone?: string, form: object = dayForm): string {
  const at = isDay(value) ? new Date(`${value}T12:00:00Z`) : new Date(value)
  return dateFormat(language, { ...form, timeZone: isDay(value) ? 'UTC' : zone }).format(at)
}

/** `Fri, Nov 20` of a day to come, or of one just past: its year is clear. */
export const comingDayText = (day: string, language: Language) => dayText(day, language, undefined, nearForm)

/** `Fri, Nov 20`, with its year where that isn't this one. */
export function listedDay(value: string, language: Language, zone?: string): string {
  const day = isDay(value) ? value : dayOf(Date.parse(value), zone)
  return day.slice(0, 4) === dayOf(serverNow(), zone).slice(0, 4)
    ? comingDayText(day, language)
    : dayText(day, language)
}

/** `Nov 20` of a `YYYY-MM-DD` day, for axes. */
export const shortDayText = (day: string, language: Language) =>
  dateFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))

/** `3:30 PM` of an instant. */
export const timeText = (instant: string, language: Language, zone?: string) =>
  dateFormat(language, { ...timeForm, timeZone: zone }).format(new Date(instant))

/** `Fri, Nov 20, 2026, 3:30 PM` of an instant. */
export const instantText = (instant: string, language: Language, zone?: string) =>
  dateFormat(language, { ...dayForm, ...timeForm, timeZone: zone }).format(new Date(instant))

/**
 * ` EST` behind a time of a location whose clock differs from the reader's; nothing where both show the same.
 * Every time of a donation is the location's, as in its e-mails.
 */
export function zoneLabel(instant: string, zone: string, language: Language, reader = zoneHere()): string {
  if (instantText(instant, language, zone) === instantText(instant, language, reader)) return ''
  return ` ${zoneName(new Date(instant), zone, language)}`
}

const units = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const

const relatives = keptOf((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
const shortRelatives = keptOf((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }))

/** `5 minutes ago`, `in 2 hours`, `now`: the largest unit of which at least one has passed; short: `5 min. ago`. */
export function relativeText(instant: string | number, now: number, language: Language, isShort = false): string {
  const seconds = (new Date(instant).getTime() - now) / 1000
  const words = (isShort ? shortRelatives : relatives)(locales[language])
  const unit = units.find(([, length]) => Math.abs(seconds) >= length)
  return unit ? words.format(Math.trunc(seconds / unit[1]), unit[0]) : words.format(0, 'second')
}

/** `today`, `tomorrow` or `yesterday` of an instant on the clock of its zone; undefined for other days. */
export function nearDayText(instant: string, now: number, language: Language, zone: string): string | undefined {
  const days = daysBetween(dayOf(now, zone), dayOf(Date.parse(instant), zone))
  return Math.abs(days) <= 1 ? relatives(locales[language]).format(days, 'day') : undefined
}

/** `3 days` */
export const daysText = (days: number, language: Language) =>
  new Intl.NumberFormat(locales[language], { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)

/** `1 h 5 min`, `12 min`, `45 s` of a span ahead; nothing left is `0 s`. */
export function spanText(milliseconds: number, text: TextOf<typeof spanTexts>): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  if (hours > 0) return minutes > 0 ? text('hoursMinutes', { hours, minutes }) : text('hours', { hours })
  return minutes > 0 ? text('minutes', { minutes }) : text('seconds', { seconds })
}

const numbers = keptOf((name) => {
  const [locale, most] = name.split(' ')
  return new Intl.NumberFormat(locale, { maximumFractionDigits: Number(most) })
})
export const numberText = (value: number, language: Language, most = 1) =>
  numbers(`${locales[language]} ${most}`).format(value)

const percents = keptOf((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }))
/** 0.5 as `50%`, or `50 %` where the language writes it so. */
export const percentText = (share: number, language: Language) => percents(locales[language]).format(share)

/** Time zone of the browser's clock. */
let ownZone: string | undefined
export function zoneHere(): string {
  ownZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return ownZone
}

/** The calendar day of an instant in a zone (the browser's when absent), `YYYY-MM-DD`. */
export const dayOf = (instant: number, zone = zoneHere()) => localDay(new Date(instant), zone)

/** `Monday` of 1, `Sunday` of 7. */
export function weekdayName(weekday: number, language: Language): string {
  // January 1, 2024 was a Monday.
  const name = dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday))
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** `$46,950` */
export const dollarsText = (dollars: number, language: Language) =>
  new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(dollars)
