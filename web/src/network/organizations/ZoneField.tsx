import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { zoneOptions } from '../../core/zones.ts'

/** Time zone of the form around it, whose values have a `TimeZone`. */
export function ZoneField() {
  const text = useText(organizationTexts)
  const { control, getValues } = useFormContext<{ TimeZone: string }>()
  const { language } = useLanguage()
  const [own] = useState(() => getValues('TimeZone'))
  return (
    <SelectField
      control={control}
      name="TimeZone"
      label={text('timeZone')}
      helperText={text('timeZoneText')}
      options={zoneOptions(own, language)}
    />
  )
}
