import { Stack } from '@mui/material'
import { useEffect } from 'react'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import { locationTexts } from '../../../../shared/pantry/locations/texts.ts'
import { useEditForm } from '../../core/record/useEditForm.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { AvailabilityPanel } from './AvailabilityPanel.tsx'
import { DeletePanel } from './DeletePanel.tsx'
import { LocationForm } from './LocationForm.tsx'
import { locationTextsForm, locationTextsOf, textsSent } from './locationForm.ts'
import type { PartProps } from './locationTabs.tsx'
import { LocationTextFields } from './TextFields.tsx'

/** Name of the location, ordering by customers, and its end. */
export default function SettingsPanel({ location, isOwn }: PartProps) {
  return (
    <Stack spacing={3} sx={{ maxWidth: 940 }}>
      <TextsPanel location={location} isOwn={isOwn} />
      <AvailabilityPanel location={location} isOwn={isOwn} />
      {isOwn ? <DeletePanel location={location} /> : null}
    </Stack>
  )
}

function TextsPanel({ location, isOwn }: PartProps) {
  const text = useText(locationTexts)
  const toast = useToast()
  const { ID: id } = location
  const form = useDraftForm(locationTextsForm, locationTextsOf(location))
  const { submit, conflict, base, setBase } = useEditForm(form, locations.updateLocation, {
    loaded: location,
    fieldsOf: locationTextsOf,
    toInput: (sent, Version) => ({ id, ...textsSent(sent), Version }),
    shows: { read: locations.getLocation, of: { id } },
    savedText: text('updated'),
    onFailed: () => toast(text('updateFailed'), { tone: 'error' }),
    failureRenews: [locations.getLocation],
  })
  // A toggle on this page counts as a version, too, and is no reason to refuse the form.
  const isSame = JSON.stringify(locationTextsOf(base)) === JSON.stringify(locationTextsOf(location))
  useEffect(() => {
    if (isSame) setBase(location)
  }, [isSame, location, setBase])
  return (
    <LocationForm form={form} onSubmit={submit} isOwn={isOwn}>
      <Panel title={text('location')}>
        <Stack spacing={2.5}>
          <LocationTextFields />
        </Stack>
      </Panel>
      {conflict}
    </LocationForm>
  )
}
