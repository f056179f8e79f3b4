import type { FieldValues } from 'react-hook-form'
import { stateChoices, stateNumber } from '../../../../shared/core/address/states.ts'
import { addressTexts } from '../../../../shared/core/address/texts.ts'
import { stateOfZip } from '../../../../shared/core/address/zipStates.ts'
import { SelectField } from '../ui/form/SelectField.tsx'
import type { FieldProps } from '../ui/form/useField.ts'
import { useText } from '../words/language.tsx'

interface StateFieldProps<V extends FieldValues> extends Omit<FieldProps<V>, 'helperText'> {
  chosen: string
  postalCode: string
  autoComplete: string
}

/** The state of an address, to choose; it says when the ZIP code lies in another one. */
export function StateField<V extends FieldValues>({ chosen, postalCode, ...props }: StateFieldProps<V>) {
  const text = useText(addressTexts)
  const ofZip = stateChoices.find(({ value }) => value === stateOfZip(postalCode))
  const isElsewhere = ofZip && chosen !== '' && stateNumber(chosen) !== stateNumber(ofZip.value)
  return (
    <SelectField
      {...props}
      options={[{ value: '', label: '' }, ...stateChoices]}
      helperText={isElsewhere ? text('otherState', { state: ofZip.label }) : undefined}
    />
  )
}
