import { fill, type Language } from '../../../core/text/text.ts'
import { formatHour } from '../../../core/time/zone.ts'
import type { PickupTimeType } from '../donation.ts'
import { pickupTimeTexts } from '../texts/pickupTimes.ts'

/**
 * The windows of a day in which a donation can be fetched. A donor picks a usual one or names an own one in half hours;
 * either has a number of its own, so that one field says it all.
 */

const usual = (
  ID: number,
  Code: keyof typeof pickupTimeTexts.en,
  HourStart: number,
  HourEnd: number,
): PickupTimeType => ({
  ID,
  Name: pickupTimeTexts.en[Code],
  Code,
  HourStart,
  HourEnd,
  IsASAP: Code === 'ASAP',
})

/** The usual windows. Their IDs are stored with donations: never renumber, only add (7 is the form's CUSTOM). */
export const pickupTimeTypes: readonly PickupTimeType[] = [
  usual(1, 'ASAP', 0, 24),
  usual(2, 'MORNING', 8, 12),
  usual(3, 'MIDDAY', 10, 14),
  usual(4, 'AFTERNOON', 12, 17),
  usual(5, 'EVENING', 17, 20),
  usual(6, 'ALLDAY', 8, 20),
]

/** Option of the form to name an own window; it is never stored (decision 12). */
export const customChoice: PickupTimeType = usual(7, 'CUSTOM', 0, 24)

const customShape = /^(\d{1,2}):(\d{2})(AM|PM)TO(\d{1,2}):(\d{2})(AM|PM)$/

/** Half hours since midnight, 0-47; undefined off the twelve-hour clock or off the half hour. */
function halfHourOf(hour = '', minutes = '', half = ''): number | undefined {
  if (Number(hour) < 1 || Number(hour) > 12 || (minutes !== '00' && minutes !== '30')) return undefined
  return (Number(hour) % 12) * 2 + (half === 'PM' ? 24 : 0) + (minutes === '30' ? 1 : 0)
}

/** The hours of a custom code like 10:30AMTO9:00PM: half-hour steps, end after start; an end of 12:00AM is midnight. */
export function parseCustomCode(code: string): Pick<PickupTimeType, 'HourStart' | 'HourEnd'> | undefined {
  const parts = customShape.exec(code)
  if (!parts) return undefined
  const start = halfHourOf(parts[1], parts[2], parts[3])
  const end = halfHourOf(parts[4], parts[5], parts[6])
  if (start === undefined || end === undefined) return undefined
  const last = end === 0 ? 48 : end
  return last > start ? { HourStart: start / 2, HourEnd: last / 2 } : undefined
}

export const customCode = (hourStart: number, hourEnd: number) =>
  `${formatHour(hourStart, 'en')}TO${formatHour(hourEnd, 'en')}`.replaceAll(' ', '')

export const customName = (hourStart: number, hourEnd: number, language: Language) =>
  fill(pickupTimeTexts[language].customName, {
    start: formatHour(hourStart, language),
    end: formatHour(hourEnd, language),
  })

const firstCustomId = 1000
const endsPerStart = 49

/** The stored type of an own window; its ID says the window: 1000 + 49 x first half hour + last half hour. */
export function customWindow(hourStart: number, hourEnd: number): PickupTimeType | undefined {
  const [start, end] = [hourStart * 2, hourEnd * 2]
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || end <= start || end > 48) return undefined
  return {
    ID: firstCustomId + endsPerStart * start + end,
    Name: customName(hourStart, hourEnd, 'en'),
    Code: customCode(hourStart, hourEnd),
    HourStart: hourStart,
    HourEnd: hourEnd,
    IsASAP: false,
  }
}

/** The stored type of a custom code; `08:00AMTO…` is stored as `8:00AMTO…`. */
export function customPickupTimeType(code: string): PickupTimeType | undefined {
  const hours = parseCustomCode(code)
  return hours && customWindow(hours.HourStart, hours.HourEnd)
}

export const isCustom = (type: Pick<PickupTimeType, 'Code'>) =>
  type.Code === customChoice.Code || parseCustomCode(type.Code) !== undefined

/** The stored type with this ID, usual or custom; CUSTOM itself is none. */
export function pickupTimeTypeById(id: number): PickupTimeType | undefined {
  if (id < firstCustomId) return pickupTimeTypes.find((type) => type.ID === id)
  const halfHours = id - firstCustomId
  return customWindow(Math.floor(halfHours / endsPerStart) / 2, (halfHours % endsPerStart) / 2)
}

export const pickupTimeName = (type: PickupTimeType, language: Language) =>
  parseCustomCode(type.Code)
    ? customName(type.HourStart, type.HourEnd, language)
    : ((pickupTimeTexts[language] as Readonly<Record<string, string>>)[type.Code] ?? type.Name)
