import Box from '@mui/material/Box'
import { app } from '../../../shared/text/app.ts'
import { useText } from '../app/language.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { OutlinedField } from './OutlinedField.tsx'
import { addDays } from './time.ts'

/** Days `YYYY-MM-DD`, both included; empty is open. */
export interface Range {
  start: string
  end: string
}

/** Time spans offered beside the two days, reckoned from `today`. */
export const presetsOf = (today: string) =>
  [
    { key: 'last7Days', start: addDays(today, -7), end: today },
    { key: 'last30Days', start: addDays(today, -30), end: today },
    { key: 'last60Days', start: addDays(today, -60), end: today },
    { key: 'thisYear', start: `${today.slice(0, 4)}-01-01`, end: today },
  ] as const

const anyTime = { key: 'anyTime', start: '', end: '' } as const

interface DateRangeProps {
  value: Range
  onChange: (range: Range) => void
  today: string
  /** The list may be open on both ends. */
  mayBeOpen?: boolean
}

/** Two days and the usual spans. The device's own date fields: known to the person, and nothing to load. */
export function DateRange({ value, onChange, today, mayBeOpen }: DateRangeProps) {
  const text = useText(app)
  const presets = mayBeOpen ? [anyTime, ...presetsOf(today)] : presetsOf(today)
  const preset = presets.find((one) => one.start === value.start && one.end === value.end)
  const isInvalid = value.start !== '' && value.end !== '' && value.end < value.start
  return (
    <Box
      role="group"
      aria-label={text('presets')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.5, alignItems: 'flex-start' }}
    >
      <ChoiceField
        label={text('presets')}
        shown={text(preset?.key ?? 'chosenDays')}
        chosen={preset?.key}
        choices={presets.map(({ key }) => ({ key, name: text(key) }))}
        onChoose={(key) => {
          const chosen = presets.find((one) => one.key === key)
          if (chosen) onChange({ start: chosen.start, end: chosen.end })
        }}
        sx={{ width: { xs: '100%', sm: 160 } }}
      />
      <OutlinedField
        type="date"
        label={text('from')}
        value={value.start}
        onChange={(start) => onChange({ ...value, start })}
        sx={dayWidth}
      />
      <OutlinedField
        type="date"
        label={text('to')}
        value={value.end}
        isInvalid={isInvalid}
        hint={isInvalid ? text('rangeInvalid') : undefined}
        onChange={(end) => onChange({ ...value, end })}
        sx={dayWidth}
      />
    </Box>
  )
}

const dayWidth = { width: { xs: 'calc(50% - 4px)', sm: 160 } } as const
