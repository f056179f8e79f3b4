import { Box } from '@mui/material'
import { type Control, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { AddressPin } from '../../core/address/AddressPin.tsx'
import { type SetPin, useAddressPin } from '../../core/address/useAddressPin.ts'
import { useStateOfZip } from '../../core/address/useStateOfZip.ts'
import { CountyField } from '../../core/map/CountyField.tsx'
import { countyAt } from '../../core/map/counties.ts'
import type { Pin } from '../../core/map/PinMap.tsx'
import type { PointKind } from '../../core/map/points.ts'
import { TextField } from '../../core/ui/form/fields.tsx'
import { useErrorText } from '../../core/ui/form/formTexts.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import type { TypedAddress as Fields } from './organizationForm.ts'

interface WithAddress {
  Address: Fields & { AddressLine2?: string; CountyID?: number | null }
}
interface AddressFieldsProps {
  kind: PointKind
  /** Centre of the map while there is no pin. */
  around?: Pin | undefined
  isReadOnly?: boolean
  /** The form's address is a pickup location's: it has an `AddressLine2` and a `CountyID`. */
  isPickup?: boolean
  /** Of the map, where it differs from that of the other forms. */
  zoom?: number
}

/** Address and pin of the form around it, whose values have an `Address`: it is looked up by itself. */
export function AddressFields({ kind, around, isReadOnly = false, isPickup = false, zoom }: AddressFieldsProps) {
  const text = useText(organizationTexts)
  const { control, setValue } = useFormContext<WithAddress>()
  const fields = control as unknown as Control<WithAddress>
  const address = useWatch({ control, name: 'Address' })
  const { state, lookUp, again, put, problem } = useFormPin({ isReadOnly, isPickup })
  useStateOfZip(address, (state) => setValue('Address.Province', state, touched))
  return (
    <Panel title={text('addressTitle')}>
      <Box sx={gridLook} onBlur={() => void lookUp()}>
        <TextField control={fields} name="Address.AddressLine1" label={text('street')} sx={wholeLook} />
        {isPickup ? (
          <TextField control={fields} name="Address.AddressLine2" label={text('secondLine')} sx={wholeLook} />
        ) : null}
        <TextField control={fields} name="Address.PostalCode" label={text('postalCode')} />
        <TextField control={fields} name="Address.City" label={text('city')} sx={{ gridColumn: { sm: 'span 2' } }} />
        <TextField control={fields} name="Address.Province" label={text('province')} />
        {isPickup ? (
          <CountyField
            control={fields}
            name="Address.CountyID"
            label={text('county')}
            helperText={text('countyHint')}
            province={address.Province}
            sx={wholeLook}
          />
        ) : null}
      </Box>
      <Box sx={{ mt: 2.5 }}>
        <AddressPin
          {...{ address, state, kind, around, zoom, problem }}
          onMove={isReadOnly ? undefined : put}
          onAgain={again}
        />
      </Box>
    </Panel>
  )
}

/** Look-up of the form's address, which also finds the county of a pickup location. */
function useFormPin({ isReadOnly, isPickup }: { isReadOnly: boolean; isPickup: boolean }) {
  const { control, setValue } = useFormContext<WithAddress>()
  const { defaultValues, errors } = useFormState({ control, name: 'Address' })
  const typed = useWatch({ control, name: 'Address' })
  const onPin = ({ Latitude, Longitude, LocatedBy }: SetPin) => {
    setValue('Address.LocatedBy', LocatedBy, touched)
    setValue('Address.Latitude', Latitude, touched)
    setValue('Address.Longitude', Longitude, touched)
    if (isPickup && (LocatedBy !== 'area' || typeof typed.CountyID !== 'number'))
      void countyAt(typed.Province, Latitude, Longitude).then(
        (county) => county !== undefined && setValue('Address.CountyID', county, touched),
        // The county can be chosen as well.
        () => undefined,
      )
  }
  const stored = { ...noLines, ...defaultValues?.Address }
  const { moved, ...pin } = useAddressPin({ typed, stored, onPin, isOff: isReadOnly })
  const put = (set: SetPin) => {
    moved()
    onPin(set)
  }
  return { ...pin, put, problem: useErrorText(errors.Address?.Latitude?.message) }
}

const noLines = { AddressLine1: '', City: '', Province: '', PostalCode: '' }
const touched = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const
const gridLook = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
} as const
const wholeLook = { gridColumn: '1 / -1' } as const
