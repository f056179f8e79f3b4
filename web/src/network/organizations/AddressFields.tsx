import { Box } from '@mui/material'
import { type Control, useFormContext, useWatch } from 'react-hook-form'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { LazyPin } from '../../core/address/LazyPin.tsx'
import { useFormPin, type WithAddress } from '../../core/address/useFormPin.ts'
import { CountyField } from '../../core/map/CountyField.tsx'
import type { Pin } from '../../core/map/PinMap.tsx'
import type { PointKind } from '../../core/map/points.ts'
import { TextField } from '../../core/ui/form/fields.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'

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
  const { control } = useFormContext<WithAddress>()
  const fields = control as unknown as Control<WithAddress>
  const province = useWatch({ control, name: 'Address.Province' })
  const { shown, onBlur } = useFormPin({ isReadOnly, hasCounty: isPickup })
  return (
    <Panel title={text('addressTitle')}>
      <Box sx={gridLook} onBlur={onBlur}>
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
            province={province}
            sx={wholeLook}
          />
        ) : null}
      </Box>
      <Box sx={{ mt: 2.5 }}>
        <LazyPin {...shown} {...{ kind, around, zoom }} />
      </Box>
    </Panel>
  )
}

const gridLook = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
} as const
const wholeLook = { gridColumn: '1 / -1' } as const
