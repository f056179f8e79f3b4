import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { partyTexts } from '../../../shared/text/parties.ts'
import { useText } from '../app/language.tsx'
import { zonesWith } from '../app/zones.ts'
import { SelectField } from '../ui/form/fields.tsx'

/** Time zone of the form around it, whose values have a `TimeZone`. */
export function ZoneField() {
  const text = useText(partyTexts)
  const { control, getValues } = useFormContext<{ TimeZone: string }>()
  const [zones] = useState(() => zonesWith(getValues('TimeZone')))
  return (
    <SelectField
      control={control}
      name="TimeZone"
      label={text('timeZone')}
      helperText={text('timeZoneText')}
      options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
    />
  )
}
