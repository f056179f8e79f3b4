import { Typography } from '@mui/material'
import type { UseFormReturn } from 'react-hook-form'
import { addDays, formatDay, formatHour, zoneInWords } from '../../../../shared/core/time/zone.ts'
import { dueDayBefore, frequencies, nextRun } from '../../../../shared/work/schedules/schedule.ts'
import { scheduleTexts } from '../../../../shared/work/schedules/texts.ts'
import { serverNow } from '../../core/time/clock.ts'
import { weekdayName } from '../../core/time/time.ts'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import type { ScheduleForm } from './scheduleForm.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Timing of a report, and what it means for the first one. */
export function ScheduleTiming({
  form: { control, watch },
  zone,
}: {
  form: UseFormReturn<ScheduleForm, unknown, ScheduleForm>
  zone: string
}) {
  const text = useText(scheduleTexts)
  const { language } = useLanguage()
  const values = watch()
  const first = nextRun(values, new Date(serverNow()), zone)
  return (
    <>
      <SelectField
        control={control}
        name="Frequency"
        label={text('frequency')}
        options={frequencies.map((value) => ({ value, label: text(`frequency.${value}`) }))}
      />
      {values.Frequency === 'WEEKLY' ? (
        <SelectField
          control={control}
          name="Weekday"
          label={text('weekday')}
          options={upTo(7).map((index) => ({ value: index + 1, label: weekdayName(index + 1, language) }))}
        />
      ) : null}
      {values.Frequency === 'MONTHLY' ? (
        <SelectField
          control={control}
          name="DayOfMonth"
          label={text('dayOfMonth')}
          helperText={text('dayOfMonthHint')}
          options={upTo(31).map((index) => ({ value: index + 1, label: String(index + 1) }))}
        />
      ) : null}
      <SelectField
        control={control}
        name="Hour"
        label={text('hour')}
        helperText={text('hourHint', { zone: zoneInWords(zone, language) })}
        options={upTo(24).map((hour) => ({ value: hour, label: formatHour(hour, language) }))}
      />
      <Typography variant="body2" color="textSecondary">
        {text('firstRun', {
          day: formatDay(first.day, language),
          start: formatDay(dueDayBefore(values, first.day), language),
          end: formatDay(addDays(first.day, -1), language),
        })}
      </Typography>
    </>
  )
}
