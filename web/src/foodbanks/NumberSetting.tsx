import { useWatch } from 'react-hook-form'
import { settingsTexts } from '../../../shared/text/settings.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { TextField } from '../ui/form/fields.tsx'
import { numberText } from '../ui/time.ts'
import { limits, type NumberField, type SettingsControl } from './settingsForm.ts'

interface NumberProps {
  control: SettingsControl
  name: NumberField
  label: 'offerMinutes' | 'reminderMinutes' | 'receiptCloseDay' | 'volunteersAtOnce' | 'volunteerRoundMinutes'
}

/** A whole number within its bounds. */
export function NumberSetting({ control, name, label }: NumberProps) {
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
