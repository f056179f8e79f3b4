import { Checkbox, FormControlLabel, Stack } from '@mui/material'
import { reportTexts } from '../../../../shared/work/reports/texts.ts'
import { DayInput } from '../../core/ui/inputs.tsx'
import { useText } from '../../core/words/language.tsx'

/** The days of a report's form. A day stays in its field while it is switched off. */
export interface RangeFields {
  start: string
  end: string
  usesStart: boolean
  usesEnd: boolean
}
export const rangeOfFields = ({ start, end, usesStart, usesEnd }: RangeFields) => ({
  start: usesStart ? start : null,
  end: usesEnd ? end : null,
})

interface Props {
  value: RangeFields
  onChange: (change: Partial<RangeFields>) => void
  problem: string | undefined
}

/** Start and end; each may be switched off: Earliest Possible Date, Today. */
export function ReportRangeFields({ value, onChange, problem }: Props) {
  const text = useText(reportTexts)
  return (
    <Stack spacing={0.5}>
      <DayField
        label={text('start')}
        off={text('earliest')}
        day={value.start}
        isUsed={value.usesStart}
        onDay={(start) => onChange({ start })}
        onUse={(usesStart) => onChange({ usesStart })}
        problem={undefined}
      />
      <DayField
        label={text('end')}
        off={text('today')}
        day={value.end}
        isUsed={value.usesEnd}
        onDay={(end) => onChange({ end })}
        onUse={(usesEnd) => onChange({ usesEnd })}
        problem={problem}
      />
    </Stack>
  )
}

interface DayFieldProps {
  label: string
  off: string
  day: string
  isUsed: boolean
  onDay: (day: string) => void
  onUse: (isUsed: boolean) => void
  problem: string | undefined
}

const DayField = ({ label, off, day, isUsed, onDay, onUse, problem }: DayFieldProps) => (
  <div>
    <DayInput
      label={label}
      value={day}
      onChange={onDay}
      disabled={!isUsed}
      error={problem !== undefined}
      helperText={problem}
    />
    <FormControlLabel
      control={<Checkbox size="small" checked={!isUsed} onChange={(event) => onUse(!event.target.checked)} />}
      label={off}
    />
  </div>
)
