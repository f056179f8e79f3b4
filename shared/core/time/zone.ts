import { type DateNames, locales, ownDates } from '../text/languages.ts'
import type { Language } from '../text/text.ts'

/**
 * Days and hours as people on the spot read them. A pickup on Friday from 8 to 12 means the clock on the wall of the
 * donor location, whatever the server's or the viewer's clock says (decision 5).
 *
 * A day is `YYYY-MM-DD` without a zone; an hour is decimal, 0 to 24 (24 is the end of the day).
 */

const dayMs = 86_400_000
const hourMs = 3_600_000
const minuteMs = 60_000

export const isZone = (name: unknown): name is string =>
  typeof name === 'string' && /^[A-Za-z]/.test(name) && isKnown(name)

function isKnown(zone: string): boolean {
  try {
    clockOf(zone)
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(utc(text)) === text

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number) => (Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10))

const clocks = new Map<string, Intl.DateTimeFormat>()
/**
 * Made once for each zone: making one costs more than a hundred uses. Throws a RangeError for no zone. A name counts in any
 * case, so that there are no more clocks than zones, whatever callers send.
 */
function clockOf(zone: string): Intl.DateTimeFormat {
  const name = zone.toLowerCase()
  const known = clocks.get(name)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  clocks.set(name, made)
  return made
}

/** Advance of the zone's clocks before UTC: Intl writes `GMT-05:00`, and seconds only of times before 1900 or so. */
function offsetMs(ms: number, zone: string): number {
  const [, sign, hours, minutes, seconds = '0'] =
    /GMT([+-])(\d+):(\d+)(?::(\d+))?$/.exec(clockOf(zone).format(ms)) ?? []
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minuteMs + Number(seconds) * 1000
  return sign === '-' ? -ahead : ahead
}

/** The day that the calendar on the wall shows. */
export const localDay = (at: Date, zone: string) => dayOf(at.getTime() + offsetMs(at.getTime(), zone))

/** The hour that the clock on the wall shows, 0 up to 24 exclusive. */
export const localHour = (at: Date, zone: string) => {
  const wall = at.getTime() + offsetMs(at.getTime(), zone)
  return (wall - Math.floor(wall / dayMs) * dayMs) / hourMs
}

/**
 * The instant at which the clock on the wall shows this day and hour. An hour that is skipped when clocks go forward
 * stands for the moment of the jump; an hour that comes twice when clocks go back stands for its first pass.
 */
export function instantOf(day: string, hour: number, zone: string): Date {
  const wall = utc(day) + Math.round(hour * hourMs)
  const before = offsetMs(wall - dayMs, zone)
  const after = offsetMs(wall + dayMs, zone)
  const early = wall - Math.max(before, after)
  const late = wall - Math.min(before, after)
  if (offsetMs(early, zone) === wall - early) return new Date(early)
  if (offsetMs(late, zone) === wall - late) return new Date(late)
  return new Date(jumpBetween(early, late, zone))
}

/** The first millisecond of the later offset; the offsets at both ends differ. */
function jumpBetween(from: number, to: number, zone: string) {
  const old = offsetMs(from, zone)
  let low = from
  let high = to
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetMs(middle, zone) === old) low = middle
    else high = middle
  }
  return high
}

export const startOfDay = (day: string, zone: string) => instantOf(day, 0, zone)
export const startOfTomorrow = (now: Date, zone: string) => startOfDay(addDays(localDay(now, zone), 1), zone)

/** Advance of a clock before UTC, by the offset that ISO 8601 writes behind a time: `-05:00`, or `Z`. */
function aheadBy(offset: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minuteMs
}

/** The same by a clock's offset alone, which is an hour off when clocks change before that midnight. */
export function startOfTomorrowByOffset(now: Date, offset: string): Date {
  const ahead = aheadBy(offset)
  return new Date(utc(addDays(dayOf(now.getTime() + ahead), 1)) - ahead)
}

/** Tomorrow's midnight for a person: in their zone, unless their device shows the time of another. */
export function startOfPersonsTomorrow(now: Date, offset: string, zone: string | undefined): Date {
  const isInZone = isZone(zone) && offsetMs(now.getTime(), zone) === aheadBy(offset)
  return isInZone ? startOfTomorrow(now, zone) : startOfTomorrowByOffset(now, offset)
}

export const addDays = (day: string, days: number) => dayOf(utc(day) + days * dayMs)

/** The same day of another month, or its last day where it is shorter: 31 March minus one month is 28 or 29 February. */
export function addMonths(day: string, months: number): string {
  const date = new Date(utc(day))
  const month = date.getUTCMonth() + months
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate()
  return dayOf(Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), last)))
}

export const monthOf = (day: string) => day.slice(0, 7)

/** 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(utc(day)).getUTCDay()
/** 1 is Monday, 7 Sunday. */
export const isoWeekdayOf = (day: string) => weekdayOf(day) || 7

/** Calendar days from one day to another; negative when the second comes first. */
export const daysBetween = (from: string, to: string) => Math.round((utc(to) - utc(from)) / dayMs)

/** Starts of the half hours that lie wholly within a window of hours. */
export function halfHours(hourStart: number, hourEnd: number): number[] {
  const first = Math.ceil(hourStart * 2)
  const count = Math.floor(hourEnd * 2) - first
  return Array.from({ length: Math.max(0, count) }, (_, i) => (first + i) / 2)
}

type DateFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatToParts' | 'formatRange'>
const formats = new Map<string, DateFormat>()
/** Kept: making one takes longer than a hundred uses, and memory that the collector does not see. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): DateFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locales[language], options)
  const names = ownDates[language]
  const named = names ? ownNamed(made, options, names) : made
  formats.set(key, named)
  return named
}

/** Months or weekdays of 2023, whose first day is a Sunday, in UTC. */
const everyName = { month: (n: number) => Date.UTC(2023, n, 1), weekday: (n: number) => Date.UTC(2023, 0, n + 1) }

/** A format whose months and weekdays have names of their own, because its locale is another language's. */
function ownNamed(made: Intl.DateTimeFormat, options: Intl.DateTimeFormatOptions, names: DateNames): DateFormat {
  const own = new Map<string, string>()
  for (const type of ['month', 'weekday'] as const) {
    const form = options[type]
    if (form !== 'long' && form !== 'short') continue
    const { locale } = made.resolvedOptions()
    const foreign = new Intl.DateTimeFormat(locale, { [type]: form, timeZone: 'UTC' })
    for (const [n, name] of names[type][form].entries()) own.set(foreign.format(everyName[type](n)), name)
  }
  const ownPart = <P extends Intl.DateTimeFormatPart>(part: P): P => ({
    ...part,
    value: own.get(part.value) ?? part.value,
  })
  const joined = (parts: readonly Intl.DateTimeFormatPart[]) => parts.map((part) => ownPart(part).value).join('')
  return {
    format: (at) => joined(made.formatToParts(at)),
    formatToParts: (at) => made.formatToParts(at).map(ownPart),
    formatRange: (start, end) => joined(made.formatRangeToParts(start, end)),
  }
}

/** ICU puts narrow and no-break spaces, differently from version to version; browser and server should agree. */
export const plainSpaces = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ')

const clock = { hour: 'numeric', minute: '2-digit' } as const
const date = { year: 'numeric', month: 'short', day: 'numeric' } as const

/** '10:30 AM' */
export const formatHour = (hour: number, language: Language) =>
  plainSpaces(dateFormat(language, { ...clock, timeZone: 'UTC' }).format(new Date(Math.round(hour * hourMs))))

/** 'Fri, Nov 20, 2026' */
export const formatDay = (day: string, language: Language) =>
  plainSpaces(dateFormat(language, { ...date, weekday: 'short', timeZone: 'UTC' }).format(utc(day)))

const withoutYear = { month: 'short', day: 'numeric' } as const

/** The same in a list, which leaves this year out: 'Fri, Nov 20'. Apart from it, for pages without lists. */
export const formatListedDay = (day: string, language: Language, thisYear: string) =>
  day.startsWith(thisYear)
    ? plainSpaces(dateFormat(language, { ...withoutYear, weekday: 'short', timeZone: 'UTC' }).format(utc(day)))
    : formatDay(day, language)

/** 'Nov 20 – 27, 2026'; one day alone stands as a day. */
export const formatDayRange = (start: string, end: string, language: Language) =>
  plainSpaces(dateFormat(language, { ...date, timeZone: 'UTC' }).formatRange(utc(start), utc(end)))

/** '3:15 PM' */
export const formatTime = (at: Date, zone: string, language: Language) =>
  plainSpaces(dateFormat(language, { ...clock, timeZone: zone }).format(at))

/** 'Nov 20, 2026, 3:15 PM' */
export const formatInstant = (at: Date, zone: string, language: Language) =>
  plainSpaces(dateFormat(language, { ...date, ...clock, timeZone: zone }).format(at))

/**
 * 'EST' or 'GMT+1': what the clocks of a zone are called at that moment. A language that only counts hours from Greenwich
 * says the English name, which families in the country meet on clocks and signs.
 */
export function zoneName(at: Date, zone: string, language: Language): string {
  const named = (of: Language) =>
    dateFormat(of, { timeZone: zone, timeZoneName: 'short' })
      .formatToParts(at)
      .find((part) => part.type === 'timeZoneName')?.value ?? zone
  const own = named(language)
  return /\d/.test(own) ? named('en') : own
}

/** A time of day when it is today, else with its date, and always with the name of its zone. */
export function formatMoment(at: Date, zone: string, now: Date, language: Language, thisYear = 'none'): string {
  const day = localDay(at, zone)
  if (day === localDay(now, zone)) return `${formatTime(at, zone, language)} ${zoneName(at, zone, language)}`
  const time = day.startsWith(thisYear)
    ? plainSpaces(dateFormat(language, { ...withoutYear, ...clock, timeZone: zone }).format(at))
    : formatInstant(at, zone, language)
  return `${time} ${zoneName(at, zone, language)}`
}

/** A zone may have had another name once. */
const namedAt = Date.UTC(2026, 0, 1)

/** A zone as people call it, with the city that tells it from others of that name: `Eastern Time (Detroit)`. */
export function zoneInWords(zone: string, language: Language): string {
  const city = zone.split('/').slice(1).at(-1)?.replaceAll('_', ' ')
  if (city === undefined || !isZone(zone)) return zone
  const parts = dateFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(namedAt)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} (${city})`
}
