import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { type CustomerAddress, maxAddressName, maxAddressNotes } from '../../../../shared/pantry/customers/address.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { customerTexts } from '../../../../shared/pantry/customers/texts.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { CountyField } from '../../core/map/CountyField.tsx'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { filled } from '../../core/ui/form/filled.ts'
import { CheckboxField } from '../../core/ui/form/switches.tsx'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'

const addressForm = z.object({
  Name: filled(),
  AddressLine1: filled(),
  AddressLine2: z.string(),
  City: filled(),
  Province: filled(),
  PostalCode: filled(),
  CountyID: z.nullable(z.number()),
  Notes: z.string(),
  IsPrimary: z.boolean(),
})
type AddressValues = z.infer<typeof addressForm>

const nothing = { AddressLine1: '', AddressLine2: '', City: '', Province: '', PostalCode: '', CountyID: null }

function valuesOf(edited: CustomerAddress | undefined): AddressValues {
  const { AddressLine1, AddressLine2, City, Province, PostalCode, CountyID = null } = edited?.Address ?? nothing
  const { Name = '', Notes = '', IsPrimary = false } = edited ?? {}
  return { Name, Notes, IsPrimary, AddressLine1, AddressLine2, City, Province, PostalCode, CountyID }
}

const draftOf = ({ Name, Notes, IsPrimary, ...Address }: AddressValues) => ({ Name, Notes, IsPrimary, Address })

interface AddressDialogProps {
  customerId: number
  edited: CustomerAddress | undefined
  onClose: () => void
}

/** Adds an address of a customer, or edits one. */
export default function AddressDialog({ customerId: id, edited, onClose }: AddressDialogProps) {
  const text = useText(customerTexts)
  const toast = useToast()
  const form = useForm({ resolver: zodResolver(addressForm), defaultValues: valuesOf(edited) })
  const onSuccess = () => {
    toast(text('addressSaved'))
    onClose()
  }
  const options = { onSuccess, failed: text('addressSaveFailed') }
  const add = useSubmit(form, customers.createCustomerAddress, {
    ...options,
    toInput: (values) => ({ id, ...draftOf(values) }),
  })
  const update = useSubmit(form, customers.updateCustomerAddress, {
    ...options,
    toInput: (values) => ({ id, addressId: edited?.ID ?? 0, ...draftOf(values) }),
  })
  const { control } = form
  return (
    <FormDialog
      title={text(edited ? 'editAddress' : 'addAddress')}
      form={form}
      onSubmit={edited ? update : add}
      onClose={onClose}
      texts={customerTexts}
      isLong
    >
      <TextField
        control={control}
        name="Name"
        label={text('addressName')}
        helperText={text('addressNameHint')}
        htmlInput={{ maxLength: maxAddressName }}
        autoFocus
      />
      <TextField control={control} name="AddressLine1" label={text('line1')} htmlInput={{ maxLength: 120 }} />
      <TextField control={control} name="AddressLine2" label={text('line2')} htmlInput={{ maxLength: 120 }} />
      <TextField control={control} name="City" label={text('city')} htmlInput={{ maxLength: 80 }} />
      <TextField control={control} name="Province" label={text('province')} htmlInput={{ maxLength: 40 }} />
      <TextField control={control} name="PostalCode" label={text('postalCode')} htmlInput={{ maxLength: 12 }} />
      <CountyField
        control={control}
        name="CountyID"
        label={text('county')}
        helperText={text('countyHint')}
        province={useWatch({ control, name: 'Province' })}
      />
      <TextField
        control={control}
        name="Notes"
        label={text('notes')}
        htmlInput={{ maxLength: maxAddressNotes }}
        multiline
        minRows={2}
        maxRows={6}
      />
      <CheckboxField control={control} name="IsPrimary" label={text('isPrimary')} />
    </FormDialog>
  )
}
