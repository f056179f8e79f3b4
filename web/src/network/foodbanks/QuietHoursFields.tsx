import { Box, FormControlLabel, Switch, Typography } from '@mui/material'
import { useController } from 'react-hook-form'
import { settingsTexts } from '../../../../shared/network/foodbanks/texts.ts'
import { defaultQuietHours } from '../../../../shared/network/organizations/quietHours.ts'
import { HourField } from '../../core/ui/form/HourField.tsx'
import { useText } from '../../core/words/language.tsx'
import type { SettingsControl } from './settingsForm.ts'

const starts = Array.from({ length: 48 }, (_, half) => half / 2)

/** Hours in which nobody is asked by itself. */
export function QuietHoursFields({ control }: { control: SettingsControl }) {
  const text = useText(settingsTexts)
  const { field } = useController({ control, name: 'QuietHours' })
  const isQuiet = field.value !== null
  return (
    <Box sx={{ mt: 2.5 }}>
      <FormControlLabel
        control={
          <Switch checked={isQuiet} onChange={(_, isOn) => field.onChange(isOn ? { ...defaultQuietHours } : null)} />
        }
        label={text('quiet')}
      />
      <Typography variant="body2" color="textSecondary">
        {text('quietText')}
      </Typography>
      {isQuiet ? (
        <Box sx={{ display: 'grid', gap: 2.5, mt: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <HourField control={control} name="QuietHours.HourStart" label={text('from')} hours={starts} />
          <HourField control={control} name="QuietHours.HourEnd" label={text('to')} hours={starts} />
        </Box>
      ) : null}
    </Box>
  )
}
