import { Box, Button } from '@mui/material'
import { type BaseSyntheticEvent, useEffect } from 'react'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import { locationTexts } from '../../../../shared/pantry/locations/texts.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useConfirm } from '../../core/words/confirm.tsx'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { AddressFields } from '../../network/organizations/AddressFields.tsx'
import { LocationForm } from './LocationForm.tsx'
import { addressPanelForm, typedAddress } from './locationForm.ts'
import type { PartProps } from './locationTabs.tsx'
import { locationZoom } from './locationZoom.ts'
import { useOwnAddress } from './useOwnAddress.ts'

/** Address and pin; a change is confirmed, since customers with orders have to know of it. */
export default function AddressPanel({ location, isOwn }: PartProps) {
  const text = useText(locationTexts)
  const { form, submit } = useAddressForm(location)
  const { data: address } = useOwnAddress()
  const useOwn = () => {
    if (address) form.setValue('Address', typedAddress(address), { shouldDirty: true, shouldValidate: true })
  }
  return (
    <Box sx={{ maxWidth: 940 }}>
      <LocationForm form={form} onSubmit={submit} isOwn={isOwn}>
        <AddressFields
          kind={location.AssociatedAgencyID === null ? 'foodBank' : 'agency'}
          isPickup
          zoom={locationZoom}
          isReadOnly={!isOwn}
        />
        {isOwn && address ? (
          <Button onClick={useOwn} sx={{ justifySelf: 'start', alignSelf: 'start' }}>
            {text('useOwnAddress')}
          </Button>
        ) : null}
      </LocationForm>
    </Box>
  )
}

function useAddressForm({ ID: id, Address }: PartProps['location']) {
  const text = useText(locationTexts)
  const toast = useToast()
  const confirm = useConfirm()
  const form = useDraftForm(addressPanelForm, { Address: typedAddress(Address) })
  const { isDirty } = form.formState
  const { reset } = form
  // Another person's change shows as long as nothing is typed.
  useEffect(() => {
    if (!isDirty) reset({ Address: typedAddress(Address) })
  }, [Address, isDirty, reset])
  const send = useSubmit(form, locations.updateLocationAddress, {
    toInput: (sent) => ({ id, ...sent.Address }),
    shows: { read: locations.getLocation, of: { id } },
    done: text('updated'),
    onSuccess: (saved) => form.reset({ Address: typedAddress(saved.Address) }),
    onFailure: () => toast(text('updateFailed'), { tone: 'error' }),
    failureRenews: [locations.getLocation],
  })
  const submit = async (event: BaseSyntheticEvent) => {
    event.preventDefault()
    const isValid = await form.trigger(undefined, { shouldFocus: true })
    const question = { title: text('addressConfirm'), confirm: text('changeAddress') }
    if (isValid && (await confirm(question))) await send()
  }
  return { form, submit }
}
