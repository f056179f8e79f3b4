import { fill, type Language } from '../../../../shared/core/text/text.ts'
import { formatHour } from '../../../../shared/core/time/zone.ts'
import type { ReportScheduleDraft } from '../../../../shared/work/schedules/schedule.ts'
import { scheduleTexts } from '../../../../shared/work/schedules/texts.ts'
import { weekdayName } from '../../core/time/time.ts'

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
