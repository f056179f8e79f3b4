import { Box, Skeleton, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import { type Control, useFormContext, useWatch } from 'react-hook-form'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { CountyField } from '../../core/map/CountyField.tsx'
import { countyAt } from '../../core/map/counties.ts'
import type { Pin } from '../../core/map/PinMap.tsx'
import type { PointKind } from '../../core/map/points.ts'
import { TextField } from '../../core/ui/form/fields.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { coordinateText, type TypedAddress as Fields, pinOf } from './organizationForm.ts'

const PinMap = lazy(() => import('../../core/map/PinMap.tsx'))

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

/** Address and pin of the form around it, whose values have an `Address`. */
export function AddressFields({ kind, around, isReadOnly = false, isPickup = false, zoom }: AddressFieldsProps) {
  const text = useText(organizationTexts)
  const { control, setValue } = useFormContext<WithAddress>()
  const move = ([latitude, longitude]: Pin) => {
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const
    setValue('Address.Latitude', coordinateText(latitude), options)
    setValue('Address.Longitude', coordinateText(longitude), options)
    if (isPickup)
      void countyAt(address.Province, latitude, longitude).then(
        (county) => county !== undefined && setValue('Address.CountyID', county, options),
        // The county can be chosen as well.
        () => undefined,
      )
  }
  const address = useWatch({ control, name: 'Address' })
  const fields = control as unknown as Control<WithAddress>
  return (
    <Panel title={text('addressTitle')}>
      <Box sx={gridLook}>
        <TextField control={fields} name="Address.AddressLine1" label={text('street')} sx={wholeLook} />
        {isPickup ? (
          <TextField control={fields} name="Address.AddressLine2" label={text('secondLine')} sx={wholeLook} />
        ) : null}
        <TextField control={fields} name="Address.City" label={text('city')} sx={{ gridColumn: 'span 2' }} />
        <TextField control={fields} name="Address.Province" label={text('province')} />
        <TextField control={fields} name="Address.PostalCode" label={text('postalCode')} />
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
        <Typography variant="body2" color="textSecondary" sx={wholeLook}>
          {text('pinText')}
        </Typography>
        <Box sx={{ ...wholeLook, borderRadius: 2, overflow: 'hidden', border: '1px solid', borderColor: 'divider' }}>
          <Suspense fallback={<Skeleton variant="rectangular" height={300} />}>
            <PinMap
              label={text('pinMap')}
              pinLabel={text('pin')}
              kind={kind}
              pin={pinOf(address)}
              around={around}
              zoom={zoom}
              onMove={isReadOnly ? undefined : move}
            />
          </Suspense>
        </Box>
        <TextField control={fields} name="Address.Latitude" label={text('latitude')} sx={{ gridColumn: 'span 2' }} />
        <TextField control={fields} name="Address.Longitude" label={text('longitude')} sx={{ gridColumn: 'span 2' }} />
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
