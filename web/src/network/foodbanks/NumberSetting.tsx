import { useWatch } from 'react-hook-form'
import { settingsTexts } from '../../../../shared/network/foodbanks/texts.ts'
import { numberText } from '../../core/time/time.ts'
import { TextField } from '../../core/ui/form/fields.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
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
