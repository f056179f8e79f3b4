import { Stack } from '@mui/material'
import * as z from 'zod/mini'
import * as distributors from '../../../../shared/rescue/loads/api.ts'
import { maxPlaceDescription } from '../../../../shared/rescue/loads/submission.ts'
import { loadTexts } from '../../../../shared/rescue/loads/texts/loads.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { filled } from '../../core/ui/form/filled.ts'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useText } from '../../core/words/language.tsx'

/** A coordinate as typed; empty for none. */
const coordinate = (most: number, message: string) =>
  z.string().check(z.refine((typed) => typed.trim() === '' || Math.abs(Number(typed)) <= most, message))
const driverForm = z
  .object({
    place: filled('placeMissing'),
    latitude: coordinate(90, 'latitudeWrong'),
    longitude: coordinate(180, 'longitudeWrong'),
  })
  .check(
    z.refine(({ latitude, longitude }) => (latitude.trim() === '') === (longitude.trim() === ''), {
      message: 'bothOrNeither',
      path: ['longitude'],
    }),
  )

const numberOr = (typed: string) => (typed.trim() === '' ? null : Number(typed))

/** The network writes down where the driver is, as the carrier told it. */
export default function DriverDialog({ load, onClose }: { load: distributors.SubmissionView; onClose: () => void }) {
  const text = useText(loadTexts)
  const form = useDraftForm(driverForm, {
    place: load.DriverLocationDescription,
    latitude: String(load.DriverLatitude ?? ''),
    longitude: String(load.DriverLongitude ?? ''),
  })
  const submit = useSubmit(form, distributors.updateDriverLocation, {
    toInput: ({ place, latitude, longitude }) => ({
      id: load.ID,
      DriverLocationDescription: place.trim(),
      DriverLatitude: numberOr(latitude),
      DriverLongitude: numberOr(longitude),
    }),
    shows: { read: distributors.getSubmission, of: { id: load.ID } },
    done: text('driverUpdated'),
    onSuccess: onClose,
  })
  const { control } = form
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
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          control={control}
          name="latitude"
          label={text('latitude')}
          helperText={text('coordinatesHint')}
          htmlInput={{ inputMode: 'decimal', maxLength: 12 }}
        />
        <TextField
          control={control}
          name="longitude"
          label={text('longitude')}
          htmlInput={{ inputMode: 'decimal', maxLength: 12 }}
        />
      </Stack>
    </FormDialog>
  )
}
