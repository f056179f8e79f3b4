import { locales } from '../text/languages.ts'
import type { Language } from '../text/text.ts'
import { dateFormat, isZone, plainSpaces } from '../time/zone.ts'

/** Dates and times as e-mails write them: in the reader's own zone and with its name, because a mail is read anywhere. */

const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const

const write = (at: Date, zone: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  plainSpaces(dateFormat(language, { ...options, timeZone: zone }).format(at))

/** 'Fri, Nov 20, 3:15 PM EST' */
export const fullDateTime = (at: Date, zone: string, language: Language) =>
  write(at, zone, language, { ...clock, weekday: 'short', month: 'short', day: 'numeric' })

/** 'Fri 3:15 PM EST', for subjects. */
export const shortDateTime = (at: Date, zone: string, language: Language) =>
  write(at, zone, language, { ...clock, weekday: 'short' }).replace(',', '')

/** 'Sat, Nov 21' of a day without a zone, for subjects. */
export const shortDay = (day: string, language: Language) =>
  write(new Date(`${day}T00:00:00Z`), 'UTC', language, { weekday: 'short', month: 'short', day: 'numeric' })

/** The zone, or the other one where no zone has that name (any more). */
export const knownZone = (zone: string, otherwise: string) => (isZone(zone) ? zone : otherwise)

const numbers = new Map<Language, Intl.NumberFormat>()
export function poundsText(pounds: number, language: Language): string {
  const known = numbers.get(language) ?? new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 })
  numbers.set(language, known)
  return plainSpaces(known.format(pounds))
}
