import type { ReportScheduleDraft } from '../../../shared/report/schedule.ts'
import { scheduleTexts } from '../../../shared/text/schedules.ts'
import { fill, type Language } from '../../../shared/text/text.ts'
import { formatHour } from '../../../shared/time/zone.ts'
import { weekdayName } from '../ui/time.ts'

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
