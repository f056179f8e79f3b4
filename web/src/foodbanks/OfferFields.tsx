import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { settingsTexts } from '../../../shared/text/settings.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { TextField } from '../ui/form/fields.tsx'
import { SwitchField } from '../ui/form/switches.tsx'
import { Panel } from '../ui/Panel.tsx'
import { numberText } from '../ui/time.ts'
import { limits, type MinutesField, type SettingsControl } from './settingsForm.ts'

/** How long an offer lasts, when an agency is reminded of it, and who approves and is asked. */
export function OfferFields({ control }: { control: SettingsControl }) {
  const text = useText(settingsTexts)
  return (
    <Panel title={text('offers')}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Minutes control={control} name="OfferMinutes" label="offerMinutes" />
        <Minutes control={control} name="ReminderMinutes" label="reminderMinutes" />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, mt: 2.5 }}>
        <SwitchField
          control={control}
          name="IsAutomaticallyApproved"
          label={text('automatic')}
          explanation={text('automaticText')}
        />
        <SwitchField
          control={control}
          name="IsSimultaneousNotifyEnabled"
          label={text('simultaneous')}
          explanation={text('simultaneousText')}
        />
      </Box>
    </Panel>
  )
}

interface MinutesProps {
  control: SettingsControl
  name: MinutesField
  label: 'offerMinutes' | 'reminderMinutes'
}

function Minutes({ control, name, label }: MinutesProps) {
  const text = useText(settingsTexts)
  const { language } = useLanguage()
  const minutes = useWatch({ control, name: 'OfferMinutes' })
  const { min, max } = limits[name]
  return (
    <TextField
      control={control}
      name={name}
      label={text(label)}
      helperText={text(`${label}Text`)}
      errorValues={{ min, max: numberText(max, language), minutes }}
      htmlInput={{ inputMode: 'numeric' }}
    />
  )
}
