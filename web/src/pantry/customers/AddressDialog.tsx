import { useWatch } from 'react-hook-form'
import type { Texts } from '../../../../shared/core/text/text.ts'
import { type CustomerAddress, CustomerAddressDraft } from '../../../../shared/pantry/customers/address.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { useAction } from '../../core/data/useAction.ts'
import { CountyField } from '../../core/map/CountyField.tsx'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { inForm } from '../../core/ui/form/inForm.ts'
import { CheckboxField } from '../../core/ui/form/switches.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useText } from '../../core/words/language.tsx'

const empty = {
  Name: '',
  IsPrimary: false,
  Notes: '',
  Address: { AddressLine1: '', AddressLine2: '', City: '', Province: '', PostalCode: '', CountyID: null },
}

function valuesOf({ Name, IsPrimary, Notes, Address: { ID: _, ...Address } }: CustomerAddress) {
  return { Name, IsPrimary, Notes, Address }
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
  const own = (known: string) => (isOwn ? known : 'off')
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
      <TextField
        control={control}
        name="Address.AddressLine1"
        label={text('line1')}
        autoComplete={own('address-line1')}
      />
      <TextField
        control={control}
        name="Address.AddressLine2"
        label={text('line2')}
        autoComplete={own('address-line2')}
      />
      <TextField control={control} name="Address.City" label={text('city')} autoComplete={own('address-level2')} />
      <TextField
        control={control}
        name="Address.Province"
        label={text('province')}
        autoComplete={own('address-level1')}
      />
      <TextField
        control={control}
        name="Address.PostalCode"
        label={text('postalCode')}
        autoComplete={own('postal-code')}
        htmlInput={{ inputMode: 'numeric' }}
      />
      <CountyField
        control={control}
        name="Address.CountyID"
        label={text('county')}
        helperText={text('countyHint')}
        province={useWatch({ control, name: 'Address.Province' })}
      />
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
