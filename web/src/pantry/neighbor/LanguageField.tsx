import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { useId } from 'react'
import { type Control, useController } from 'react-hook-form'
import { neighborProfileTexts } from '../../../../shared/pantry/neighbor/neighborProfileTexts.ts'
import { languageOptions } from '../../core/ui/form/languageOptions.ts'
import { useText } from '../../core/words/language.tsx'
import type { ProfileForm } from './profileForm.ts'

/** The language of e-mails, text messages and labels; that of the screens is chosen at their top. */
export function LanguageField({ control }: { control: Control<ProfileForm> }) {
  const text = useText(neighborProfileTexts)
  const id = useId()
  const { field } = useController({ control, name: 'Language' })
  return (
    <FormControl>
      <FormLabel id={id}>{text('language')}</FormLabel>
      <RadioGroup {...field} aria-labelledby={id} row>
        {languageOptions.map(({ value, label, lang }) => (
          <FormControlLabel key={value} value={value} lang={lang} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
