import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { countyAt } from '../map/counties.ts'
import { useErrorText } from '../ui/form/formTexts.ts'
import { type PinnedLines, type SetPin, useAddressPin } from './useAddressPin.ts'
import { useStateOfZip } from './useStateOfZip.ts'

/** A form with an address; one with a `CountyID` gets the county of its pin. */
export interface WithAddress {
  Address: PinnedLines & { AddressLine2?: string; CountyID?: number | null }
}

const noLines = { AddressLine1: '', City: '', Province: '', PostalCode: '' }
const touched = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const

interface FormPinOptions {
  isReadOnly?: boolean
  hasCounty?: boolean
}

/** Look-up of the address of the form around it, with the state of its ZIP code and the county of its pin. */
export function useFormPin({ isReadOnly = false, hasCounty = false }: FormPinOptions) {
  const { control, setValue } = useFormContext<WithAddress>()
  const { defaultValues, errors } = useFormState({ control, name: 'Address' })
  const typed = useWatch({ control, name: 'Address' })
  const onPin = ({ Latitude, Longitude, LocatedBy }: SetPin) => {
    setValue('Address.LocatedBy', LocatedBy, touched)
    setValue('Address.Latitude', Latitude, touched)
    setValue('Address.Longitude', Longitude, touched)
    if (hasCounty && (LocatedBy !== 'area' || typeof typed.CountyID !== 'number'))
      void countyAt(typed.Province, Latitude, Longitude).then(
        (county) => county !== undefined && setValue('Address.CountyID', county, touched),
        // The county can be chosen as well.
        () => undefined,
      )
  }
  useStateOfZip(typed, (state) => setValue('Address.Province', state, touched))
  const stored = { ...noLines, ...defaultValues?.Address }
  const { state, onBlur, again, moved } = useAddressPin({ typed, stored, onPin, isOff: isReadOnly })
  const put = (pin: SetPin) => {
    moved()
    onPin(pin)
  }
  const shown = {
    address: typed,
    state,
    onMove: isReadOnly ? undefined : put,
    onAgain: again,
    problem: useErrorText(errors.Address?.Latitude?.message),
  }
  /** `shown` for `AddressPin`, `onBlur` for what holds the fields. */
  return { shown, onBlur }
}
