import { Stack, TextField } from '@mui/material'
import type { DayRange } from '../../../../shared/core/time/range.ts'
import {
  type HouseholdPreset,
  presetRange,
  type RangePreset,
  rangePresets,
  tefapRange,
} from '../../../../shared/pantry/pantryReports/pantryReport.ts'
import { customerReportTexts } from '../../../../shared/pantry/pantryReports/texts.ts'
import { DayInput } from '../../core/ui/inputs.tsx'
import { useText } from '../../core/words/language.tsx'

export interface ReportPeriod extends DayRange {
  readonly key: RangePreset | HouseholdPreset | 'tefap'
}

interface ReportDaysProps {
  value: DayRange
  onChange: (days: DayRange) => void
  today: string
  /** The TEFAP report has a period of its own. */
  hasTefapPreset?: boolean
  /** Periods instead of the usual ones. */
  periods?: readonly ReportPeriod[]
  problem: string | undefined
}

/** The days of a report: one of the usual periods, or any two days. */
export function ReportDays({ value, onChange, today, hasTefapPreset = false, periods, problem }: ReportDaysProps) {
  const text = useText(customerReportTexts)
  const presets = periods ?? [
    ...(hasTefapPreset ? [{ key: 'tefap' as const, ...tefapRange(today) }] : []),
    ...rangePresets.map((key) => ({ key, ...presetRange(key, today) })),
  ]
  const chosen = presets.find(({ start, end }) => start === value.start && end === value.end)?.key ?? 'custom'
  const day = (field: 'start' | 'end') => ({
    label: text(field),
    value: value[field],
    onChange: (chosenDay: string) => onChange({ ...value, [field]: chosenDay }),
    sx: { flex: '1 1 150px' },
  })
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <TextField
        select
        sx={{ flex: '1 1 200px' }}
        label={text('preset')}
        value={chosen}
        onChange={(event) => {
          const preset = presets.find(({ key }) => key === event.target.value)
          if (preset) onChange({ start: preset.start, end: preset.end })
        }}
        slotProps={{ select: { native: true } }}
      >
        {presets.map(({ key }) => (
          <option key={key} value={key}>
            {text(`preset.${key}`)}
          </option>
        ))}
        <option value="custom" disabled={chosen !== 'custom'}>
          {text('preset.custom')}
        </option>
      </TextField>
      <DayInput {...day('start')} />
      <DayInput {...day('end')} error={problem !== undefined} helperText={problem} />
    </Stack>
  )
}
