import { fill, type Language, type TextKey } from '../../../core/text/text.ts'
import { formatDay, formatHour, formatListedDay, formatMoment } from '../../../core/time/zone.ts'
import type { PickupTimeType } from '../donation.ts'
import { pickupTimeName } from '../pickup/pickupTime.ts'
import { statusTexts } from '../texts/status.ts'

export type StatusKey = TextKey<typeof statusTexts>

/** Written with the name of its zone: a sentence of the server doesn't know its reader's zone. */
interface Moment {
  readonly at: string
  readonly zone: string
  readonly now: Date
}
type PhraseValue =
  | string
  | number
  | { readonly day: string }
  | { readonly hour: number }
  | { readonly pickupTime: PickupTimeType }
  | Moment

/** A status text before it is put into a language: days and times are written differently in each. */
export interface Phrase {
  readonly key: StatusKey
  readonly values?: Readonly<Record<string, PhraseValue>>
}

export const phrase = (key: StatusKey, values?: Phrase['values']): Phrase => (values ? { key, values } : { key })

const briefKeys: Partial<Record<StatusKey, StatusKey>> = {
  acceptedBy: 'brief.acceptedBy',
  addAgency: 'brief.addAgency',
  offeredTo: 'brief.offeredTo',
  pleaseClose: 'brief.pleaseClose',
  receiptOf: 'brief.receiptOf',
  'transport.carrying': 'brief.carrying',
  'transport.gaveBack': 'brief.gaveBack',
  'transport.impossible': 'brief.impossible',
  'transport.lateDropoff': 'brief.lateDropoff',
  'transport.latePickup': 'brief.latePickup',
  'transport.problem': 'brief.problem',
  'transport.untaken': 'brief.untaken',
  waitingForReceipt: 'brief.waitingForReceipt',
}

/** The same in short, for a reader who sees beside it which agency it is about; undefined where there is no shorter one. */
export function brief({ key, values }: Phrase): Phrase | undefined {
  const short = briefKeys[key]
  return short && phrase(short, values)
}

function valueText(value: PhraseValue, language: Language, thisYear?: string): string | number {
  if (typeof value !== 'object') return value
  if ('hour' in value) return formatHour(value.hour, language)
  if ('day' in value) return thisYear ? formatListedDay(value.day, language, thisYear) : formatDay(value.day, language)
  if ('pickupTime' in value) return pickupTimeName(value.pickupTime, language)
  return formatMoment(new Date(value.at), value.zone, value.now, language, thisYear)
}

/** Files have each date in full; lists leave `thisYear` out. */
export function phraseText({ key, values = {} }: Phrase, language: Language, thisYear?: string): string {
  const written = Object.entries(values).map(([name, value]) => [name, valueText(value, language, thisYear)] as const)
  return fill<string>(statusTexts[language][key], Object.fromEntries(written))
}
