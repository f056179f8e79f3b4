import { parsedCell } from '../../core/csv/columns.ts'
import { folded } from '../../core/importing/columns.ts'
import { withoutAccents, wordsOf } from '../../core/text/text.ts'
import type { PickupHours } from '../organizations/entity.ts'
import { maxDriverName, maxDrivers } from './agency.ts'
import { hourWords } from './hourWords.ts'

/** Hours and drivers of an agency as people write them into one cell. */

const words = (key: keyof typeof hourWords.en) => wordsOf(hourWords, key).map(withoutAccents)
/** Names and abbreviations of the days in every language; Monday is 1. */
const dayNames = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const).map(words)
const everyDay = words('everyDay')
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const anyOf = (key: keyof typeof hourWords.en) => words(key).map(escaped).join('|')
const between = new RegExp(`\\s*[,/&]\\s*|\\s+(?:${anyOf('and')})\\s+`)
const upTo = new RegExp(`\\s*[-–]\\s*|\\s+(?:${anyOf('to')})\\s+`)

const dayNamed = (name: string): number => dayNames.findIndex((names) => names.includes(name.replace(/\.$/, ''))) + 1

/** `mon-fri`, `sat, sun` or `daily`; undefined when one of them is no day. */
function daysOf(text: string): number[] | undefined {
  if (everyDay.includes(text)) return [1, 2, 3, 4, 5, 6, 7]
  const days = text
    .split(between)
    .filter(Boolean)
    .map((part) => {
      const [first = 0, last = first] = part.split(upTo).map(dayNamed)
      if (first === 0 || last === 0) return undefined
      const count = ((last - first + 7) % 7) + 1
      return Array.from({ length: count }, (_, more) => ((first - 1 + more) % 7) + 1)
    })
  return days.length === 0 || days.includes(undefined) ? undefined : days.flatMap((some) => some ?? [])
}

/** `9`, `9:30`, `9 am` or `21:00`, in half hours; undefined for what is no such time. */
function hourOf(text: string): number | undefined {
  const [, hours, minutes = '00', half] = /^(\d{1,2})(?::(00|30))?\s*([ap])?\.?\s*m?\.?$/.exec(text) ?? []
  if (hours === undefined) return undefined
  const hour = Number(hours)
  if (half !== undefined && (hour < 1 || hour > 12)) return undefined
  const full = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)
  const time = full + Number(minutes) / 60
  return time <= 24 ? time : undefined
}

const time = String.raw`\d[\d:]*\s*(?:[ap]\.?\s*m?\.?)?`
const partShape = new RegExp(String.raw`^(.*?[^\d\s:])\s*:?\s+(${time})\s*(?:-|–|${anyOf('to')})\s*(${time})$`)

function windowsOf(part: string): PickupHours[] | undefined {
  const [, named = '', from = '', to = ''] = partShape.exec(part) ?? []
  const [days, HourStart, HourEnd] = [daysOf(named), hourOf(from.trim()), hourOf(to.trim())]
  if (!days || HourStart === undefined || HourEnd === undefined) return undefined
  return days.map((Weekday) => ({ Weekday, HourStart, HourEnd }))
}

/** `Mon-Fri 9:00-17:00; Sat 9:00-12:00`, in order of the week. */
export const hoursCell = parsedCell((text) => {
  const parts = text
    .split(';')
    .map((part) => withoutAccents(folded(part)))
    .filter(Boolean)
    .map(windowsOf)
  if (parts.includes(undefined)) return undefined
  return parts.flatMap((windows) => windows ?? []).toSorted((a, b) => a.Weekday - b.Weekday)
}, 'cellNoHours')

/** `Lee Ortiz; Sam Park`, each once. */
export const driversCell = parsedCell((text) => {
  const names = text.split(';').flatMap((name) => name.trim() || [])
  const once = names.filter((name, at) => names.findIndex((one) => folded(one) === folded(name)) === at)
  return once.length <= maxDrivers && once.every((name) => name.length <= maxDriverName) ? once : undefined
}, 'cellTooLong')
