import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { customChoice, pickupTimeName, pickupTimeTypes } from '../../../../shared/pickup/pickupTime.ts'
import { maxDaysAhead } from '../../../../shared/pickup/proposal.ts'
import { donorTexts } from '../../../../shared/text/donor.ts'
import { addDays, formatHour, halfHours, localDay, localHour } from '../../../../shared/time/zone.ts'
import { useLanguage, useText } from '../../app/language.tsx'
import { Choices } from './Choices.tsx'
import type { PostForm } from './postForm.ts'

interface PickupFieldsProps {
  form: PostForm
  onChange: (change: Partial<PostForm>) => void
  now: Date
  zone: string
  dayProblem: string | undefined
  timeProblem: string | undefined
}

const anyDay = 'any'
const otherDay = 'other'

/** The day and the window in which the donation can be fetched, read on the clock of the location. */
export function PickupFields(props: PickupFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <DayField {...props} />
      <TimeField {...props} />
    </Box>
  )
}

function DayField({ form, onChange, now, zone, dayProblem }: PickupFieldsProps) {
  const text = useText(donorTexts)
  const today = localDay(now, zone)
  const tomorrow = addDays(today, 1)
  const [isOther, setOther] = useState(form.day !== null && form.day !== today && form.day !== tomorrow)
  const chosen = isOther ? otherDay : (form.day ?? anyDay)
  const choose = (choice: string) => {
    setOther(choice === otherDay)
    onChange({ day: choice === anyDay ? null : choice === otherDay ? '' : choice })
  }
  const choices = [
    { value: today, label: text('today') },
    { value: tomorrow, label: text('tomorrow') },
    { value: anyDay, label: text('nextSevenDays') },
    { value: otherDay, label: text('otherDay') },
  ]
  return (
    <Field title={text('day')} problem={dayProblem}>
      <Choices label={text('day')} choices={choices} isPaired isChosen={(one) => one === chosen} onChoose={choose} />
      {isOther ? (
        <TextField
          type="date"
          label={text('chooseDay')}
          value={form.day ?? ''}
          onChange={(event) => onChange({ day: event.target.value })}
          error={dayProblem !== undefined}
          sx={{ mt: 1.5, maxWidth: 240 }}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today, max: addDays(today, maxDaysAhead) } }}
        />
      ) : null}
    </Field>
  )
}

function TimeField({ form, onChange, now, zone, timeProblem }: PickupFieldsProps) {
  const text = useText(donorTexts)
  const { language } = useLanguage()
  const isToday = form.day === localDay(now, zone)
  const choices = [...pickupTimeTypes, customChoice].map((type) => ({
    value: type.ID,
    label: pickupTimeName(type, language),
    isOff: isToday && type.HourEnd <= localHour(now, zone),
  }))
  return (
    <Field title={text('time')} problem={timeProblem}>
      <Choices
        label={text('time')}
        choices={choices}
        isPaired
        isChosen={(id) => id === form.timeTypeId}
        onChoose={(timeTypeId) => onChange({ timeTypeId })}
      />
      {form.timeTypeId === customChoice.ID ? <OwnWindow form={form} onChange={onChange} /> : null}
    </Field>
  )
}

interface FieldProps {
  title: string
  problem: string | undefined
  children: ReactNode
}

const Field = ({ title, problem, children }: FieldProps) => (
  <Box>
    <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
    {problem ? <FormHelperText error>{problem}</FormHelperText> : null}
  </Box>
)

const hours = halfHours(0, 24)

/** The donor's own window in half hours; whatever is chosen, it ends after it starts. */
function OwnWindow({ form, onChange }: Pick<PickupFieldsProps, 'form' | 'onChange'>) {
  const text = useText(donorTexts)
  const ends = hours.map((hour) => hour + 0.5).filter((hour) => hour > form.from)
  const startAt = (from: number) => onChange({ from, to: form.to > from ? form.to : Math.min(24, from + 1) })
  return (
    <Box sx={{ display: 'flex', gap: 1.5, mt: 1.5, maxWidth: 340 }}>
      <HourSelect id="window-from" label={text('from')} value={form.from} hours={hours} onChange={startAt} />
      <HourSelect id="window-to" label={text('to')} value={form.to} hours={ends} onChange={(to) => onChange({ to })} />
    </Box>
  )
}

interface HourSelectProps {
  id: string
  label: string
  value: number
  hours: readonly number[]
  onChange: (hour: number) => void
}

/** A half hour of the day. The device's own list: quick on a phone. */
export function HourSelect({ id, label, value, hours: choices, onChange }: HourSelectProps) {
  const { language } = useLanguage()
  return (
    <TextField
      select
      id={id}
      label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {choices.map((hour) => (
        <option key={hour} value={hour}>
          {formatHour(hour, language)}
        </option>
      ))}
    </TextField>
  )
}
