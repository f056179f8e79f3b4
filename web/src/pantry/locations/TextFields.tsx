import { useFormContext } from 'react-hook-form'
import {
  locationTypeCodes,
  maxLocationDescription,
  maxLocationLabel,
} from '../../../../shared/pantry/locations/location.ts'
import { locationTexts } from '../../../../shared/pantry/locations/texts.ts'
import { TextField } from '../../core/ui/form/fields.tsx'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { TranslatedFields } from '../../core/ui/form/TranslatedFields.tsx'
import { useText } from '../../core/words/language.tsx'
import type { locationTextsOf } from './locationForm.ts'

/** Label, description and type, of the form around them. */
export function LocationTextFields() {
  const text = useText(locationTexts)
  const { control } = useFormContext<ReturnType<typeof locationTextsOf>>()
  return (
    <>
      <TextField
        control={control}
        name="Label"
        label={text('label')}
        helperText={text('labelHint')}
        htmlInput={{ maxLength: maxLocationLabel }}
      />
      <TextField
        control={control}
        name="Description"
        label={text('description')}
        helperText={text('descriptionHint')}
        htmlInput={{ maxLength: maxLocationDescription }}
        multiline
        minRows={2}
        maxRows={8}
      />
      <TranslatedFields
        openLabel={text('otherLanguages')}
        texts={[{ name: 'Description', label: text('description'), maxLength: maxLocationDescription, isLong: true }]}
      />
      <SelectField
        control={control}
        name="Type"
        label={text('type')}
        options={locationTypeCodes.map((code) => ({ value: code, label: text(code) }))}
      />
    </>
  )
}
