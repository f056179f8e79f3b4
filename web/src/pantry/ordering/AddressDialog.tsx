import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type CustomerAddress, CustomerAddressDraft } from '../../../../shared/pantry/customers/address.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { orderAddressTexts } from '../../../../shared/pantry/ordering/texts/orderAddress.ts'
import { useAction } from '../../core/data/useAction.ts'
import { CountyField } from '../../core/map/CountyField.tsx'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { InputField } from '../../core/ui/form/InputField.tsx'
import { inForm } from '../../core/ui/form/inForm.ts'
import { CheckboxField } from '../../core/ui/form/switches.tsx'
import { useText } from '../../core/words/language.tsx'

type Values = z.input<typeof CustomerAddressDraft>

const empty: Values = {
  Name: '',
  IsPrimary: false,
  Notes: '',
  Address: { AddressLine1: '', AddressLine2: '', City: '', Province: '', PostalCode: '', CountyID: null },
}

function valuesOf({ Name, IsPrimary, Notes, Address: { ID: _, ...Address } }: CustomerAddress): Values {
  return { Name, IsPrimary, Notes, Address }
}

/** A new address, or a change of one. */
export default function AddressDialog(props: {
  customerId: number
  address: CustomerAddress | undefined
  onClose: () => void
}) {
  const { customerId, address, onClose } = props
  const text = useText(orderAddressTexts)
  const form = useForm<Values, unknown, CustomerAddressDraft>({
    resolver: zodResolver(CustomerAddressDraft, { error: addressError }),
    defaultValues: address ? valuesOf(address) : empty,
  })
  const { act } = useAction({ ...inForm(form), failed: text('saveAddressFailed') })
  const submit = form.handleSubmit(async (values) => {
    const input = { ...values, id: customerId }
    // The list shows what was saved; a toast would lie over the buttons of the next dialog on a phone.
    const words = { onDone: onClose }
    if (address) await act(customers.updateCustomerAddress, { ...input, addressId: address.ID }, words)
    else await act(customers.createCustomerAddress, input, words)
  })
  const { control } = form
  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      texts={orderAddressTexts}
      title={text(address ? 'changeAddress' : 'newAddress')}
      onClose={onClose}
      isLong
    >
      <InputField control={control} name="Name" label={text('addressName')} helperText={text('addressNameHint')} />
      <InputField
        control={control}
        name="Address.AddressLine1"
        label={text('addressLine1')}
        autoComplete="address-line1"
      />
      <InputField
        control={control}
        name="Address.AddressLine2"
        label={text('addressLine2')}
        autoComplete="address-line2"
      />
      <InputField control={control} name="Address.City" label={text('city')} autoComplete="address-level2" />
      <InputField control={control} name="Address.Province" label={text('province')} autoComplete="address-level1" />
      <InputField
        control={control}
        name="Address.PostalCode"
        label={text('postalCode')}
        autoComplete="postal-code"
        inputProps={{ inputMode: 'numeric' }}
      />
      <CountyField
        control={control}
        name="Address.CountyID"
        label={text('county')}
        helperText={text('countyHint')}
        province={useWatch({ control, name: 'Address.Province' })}
      />
      <InputField
        control={control}
        name="Notes"
        label={text('addressNotes')}
        helperText={text('addressNotesHint')}
        multiline
        minRows={2}
      />
      {address?.IsPrimary ? null : <CheckboxField control={control} name="IsPrimary" label={text('isPrimary')} />}
    </FormDialog>
  )
}

/** Keys of the form's texts. */
const addressError = (issue: { code: string }) => (issue.code === 'too_big' ? 'tooLong' : 'missing')
