import { Box } from '@mui/material'
import { type Control, useFormContext, useWatch } from 'react-hook-form'
import { stateAbbreviation, stateNumber } from '../../../../shared/core/address/states.ts'
import type { Texts } from '../../../../shared/core/text/text.ts'
import { type CustomerAddress, CustomerAddressDraft } from '../../../../shared/pantry/customers/address.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { LazyPin } from '../../core/address/LazyPin.tsx'
import { StateField } from '../../core/address/StateField.tsx'
import { useFormPin, type WithAddress } from '../../core/address/useFormPin.ts'
import { useAction } from '../../core/data/useAction.ts'
import { CountyField } from '../../core/map/CountyField.tsx'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { inForm } from '../../core/ui/form/inForm.ts'
import { CheckboxField } from '../../core/ui/form/switches.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useText } from '../../core/words/language.tsx'

const noPin = () => ({ Latitude: null, Longitude: null })
const empty = {
  Name: '',
  IsPrimary: false,
  Notes: '',
  Address: { AddressLine1: '', AddressLine2: '', City: '', Province: '', PostalCode: '', CountyID: null, ...noPin() },
}

/** A state that was typed before it was chosen is the one that it names, or none. */
function valuesOf({ Name, IsPrimary, Notes, Address: { ID: _, ...Address } }: CustomerAddress) {
  const Province = stateAbbreviation(stateNumber(Address.Province) ?? 0)
  return { Name, IsPrimary, Notes, Address: { ...noPin(), ...Address, Province } }
}

type Words =
  | `address${'Name' | 'NameHint' | 'NotesHint' | 'SaveFailed'}`
  | 'line1'
  | 'line2'
  | 'city'
  | 'province'
  | 'postalCode'
  | 'county'
  | 'countyHint'
  | 'addressNotes'
  | 'isPrimary'
  | 'required'

interface AddressDialogProps {
  customerId: number
  edited: CustomerAddress | undefined
  /** The neighbor's own device, which may fill in what it knows of them; staff's would offer their own address. */
  isOwn?: boolean
  title: string
  texts: Texts<Record<Words, never>>
  /** Said after saving, where the list below does not say it. */
  done?: string
  onClose: () => void
}

/** A new address of a customer, or a change of one, in the words of staff or of the neighbor. */
export default function AddressDialog(given: AddressDialogProps) {
  const { customerId, edited, isOwn, title, texts, done, onClose } = given
  const text = useText(texts)
  const form = useDraftForm(CustomerAddressDraft, edited ? valuesOf(edited) : empty)
  const { act } = useAction({ ...inForm(form), failed: text('addressSaveFailed') })
  const submit = form.handleSubmit(async (values) => {
    const input = { ...values, id: customerId }
    const words = { done, onDone: onClose }
    if (edited) await act(customers.updateCustomerAddress, { ...input, addressId: edited.ID }, words)
    else await act(customers.createCustomerAddress, input, words)
  })
  const { control } = form
  return (
    <FormDialog form={form} onSubmit={submit} texts={texts} title={title} onClose={onClose} isLong>
      <TextField control={control} name="Name" label={text('addressName')} helperText={text('addressNameHint')} />
      <Lines isOwn={isOwn} texts={texts} />
      <TextField
        control={control}
        name="Notes"
        label={text('addressNotes')}
        helperText={text('addressNotesHint')}
        multiline
        minRows={2}
      />
      {edited?.IsPrimary ? null : <CheckboxField control={control} name="IsPrimary" label={text('isPrimary')} />}
    </FormDialog>
  )
}

/** The address itself: its state comes from the ZIP code, its pin and county from looking it up. */
function Lines({ isOwn = false, texts }: Pick<AddressDialogProps, 'isOwn' | 'texts'>) {
  const text = useText(texts)
  const form = useFormContext<WithAddress>()
  const control = form.control as unknown as Control<WithAddress>
  const [state, zip] = useWatch({ control, name: ['Address.Province', 'Address.PostalCode'] })
  const { shown, onBlur } = useFormPin({ hasCounty: true })
  const field = (name: 'line1' | 'line2' | 'city' | 'province' | 'postalCode', known: string) => ({
    control,
    label: text(name),
    autoComplete: isOwn ? known : 'off',
  })
  return (
    <Box onBlur={onBlur} sx={{ display: 'grid', gap: 2.5 }}>
      <TextField {...field('line1', 'address-line1')} name="Address.AddressLine1" />
      <TextField {...field('line2', 'address-line2')} name="Address.AddressLine2" />
      <TextField
        {...field('postalCode', 'postal-code')}
        name="Address.PostalCode"
        htmlInput={{ inputMode: 'numeric' }}
      />
      <TextField {...field('city', 'address-level2')} name="Address.City" />
      <StateField {...field('province', 'address-level1')} name="Address.Province" chosen={state} postalCode={zip} />
      <CountyField
        control={control}
        name="Address.CountyID"
        label={text('county')}
        helperText={text('countyHint')}
        province={state}
      />
      <LazyPin {...shown} kind="pickupLocation" isFolded />
    </Box>
  )
}
