import type { ReportScheduleDraft } from '../../../shared/report/schedule.ts'
import { scheduleTexts } from '../../../shared/text/schedules.ts'
import { fill, type Language } from '../../../shared/text/text.ts'
import { addDays, dateFormat, formatHour } from '../../../shared/time/zone.ts'

/** A Monday. */
const monday = '2024-01-01'
export const weekdayName = (weekday: number, language: Language) => {
  const name = dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${addDays(monday, weekday - 1)}T00:00:00Z`),
  )
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** 'Monday, weekly at 6:00 AM' */
export function whenText(
  { Frequency, Weekday, DayOfMonth, Hour }: Pick<ReportScheduleDraft, 'Frequency' | 'Weekday' | 'DayOfMonth' | 'Hour'>,
  language: Language,
): string {
  const isLast = Frequency === 'MONTHLY' && DayOfMonth === 31
  const key = isLast ? 'at.MONTHLY_last' : (`at.${Frequency}` as const)
  return fill(scheduleTexts[language][key], {
    time: formatHour(Hour, language),
    weekday: weekdayName(Weekday, language),
    day: DayOfMonth,
  })
}
