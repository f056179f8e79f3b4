import { Box, Button, Skeleton, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { addressTexts } from '../../../../shared/core/address/texts.ts'
import * as distributors from '../../../../shared/rescue/loads/api.ts'
import { maxPlaceDescription } from '../../../../shared/rescue/loads/submission.ts'
import { loadTexts } from '../../../../shared/rescue/loads/texts/loads.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import type { Pin } from '../../core/map/PinMap.tsx'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { filled } from '../../core/ui/form/filled.ts'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useText } from '../../core/words/language.tsx'

const PinMap = lazy(() => import('../../core/map/PinMap.tsx'))

const driverForm = z.object({
  place: filled('placeMissing'),
  pin: z.nullable(z.object({ Latitude: z.number(), Longitude: z.number() })),
})

const pinOf = ({ DriverLatitude, DriverLongitude }: distributors.SubmissionView) =>
  DriverLatitude === null || DriverLongitude === null ? null : { Latitude: DriverLatitude, Longitude: DriverLongitude }

/** The network writes down where the driver is, as the carrier told it; a pin on the map if that is known. */
export default function DriverDialog({ load, onClose }: { load: distributors.SubmissionView; onClose: () => void }) {
  const text = useText(loadTexts)
  const form = useDraftForm(driverForm, { place: load.DriverLocationDescription, pin: pinOf(load) })
  const submit = useSubmit(form, distributors.updateDriverLocation, {
    toInput: ({ place, pin }) => ({
      id: load.ID,
      DriverLocationDescription: place.trim(),
      DriverLatitude: pin?.Latitude ?? null,
      DriverLongitude: pin?.Longitude ?? null,
    }),
    shows: { read: distributors.getSubmission, of: { id: load.ID } },
    done: text('driverUpdated'),
    onSuccess: onClose,
  })
  const { control, setValue } = form
  const pin = useWatch({ control, name: 'pin' })
  return (
    <FormDialog title={text('updateDriver')} form={form} onSubmit={submit} onClose={onClose} texts={loadTexts}>
      <TextField
        control={control}
        name="place"
        label={text('place')}
        helperText={text('placeHint')}
        htmlInput={{ maxLength: maxPlaceDescription }}
        autoFocus
      />
      <DriverPin
        pin={pin}
        start={[load.Origin.Latitude, load.Origin.Longitude]}
        onMove={(moved) => setValue('pin', moved, { shouldDirty: true })}
      />
    </FormDialog>
  )
}

type DriverAt = ReturnType<typeof pinOf>

function DriverPin({ pin, start, onMove }: { pin: DriverAt; start: Pin; onMove: (pin: DriverAt) => void }) {
  const [text, words] = [useText(loadTexts), useText(addressTexts)]
  const set = ([Latitude, Longitude]: Pin) => onMove({ Latitude, Longitude })
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {text('driverPinHint')}
      </Typography>
      <Suspense fallback={<Skeleton variant="rectangular" height={240} />}>
        <PinMap
          label={words('map')}
          pinLabel={words('pin')}
          kind="driver"
          pin={pin ? [pin.Latitude, pin.Longitude] : undefined}
          around={start}
          zoom={9}
          onMove={set}
        />
      </Suspense>
      <Button onClick={() => (pin ? onMove(null) : set(start))} sx={{ justifySelf: 'start' }}>
        {pin ? text('removeDriverPin') : words('setPin')}
      </Button>
    </Box>
  )
}
