import { addDays, weekdayOf } from '../../core/time/zone.ts'

/** Federal holidays of the United States: schools, offices and buses rest, and a pantry's hours of every week may not hold. */

/** By month and day. */
const fixed = {
  '01-01': 'newYear',
  '06-19': 'juneteenth',
  '07-04': 'independence',
  '11-11': 'veterans',
  '12-25': 'christmas',
} as const
/** By month, weekday (0 is Sunday) and which one of the month. */
const moving = {
  '01 1 3': 'martinLutherKing',
  '02 1 3': 'presidents',
  '09 1 1': 'labor',
  '10 1 2': 'columbus',
  '11 4 4': 'thanksgiving',
} as const

export type Holiday = (typeof fixed)[keyof typeof fixed] | (typeof moving)[keyof typeof moving] | 'memorial'

function holidayOn(day: string): Holiday | undefined {
  const [month = '', date] = [day.slice(5, 7), Number(day.slice(8))]
  const weekday = weekdayOf(day)
  // The last Monday of May.
  if (month === '05' && weekday === 1 && date > 24) return 'memorial'
  const which = `${month} ${weekday} ${Math.ceil(date / 7)}`
  return fixed[day.slice(5) as keyof typeof fixed] ?? moving[which as keyof typeof moving]
}

/** The holiday of a day, also where it is observed on the Friday or Monday beside its weekend. */
export function federalHoliday(day: string): Holiday | undefined {
  const beside = { 5: 1, 1: -1 }[weekdayOf(day)]
  return holidayOn(day) ?? (beside === undefined ? undefined : holidayOn(addDays(day, beside)))
}
