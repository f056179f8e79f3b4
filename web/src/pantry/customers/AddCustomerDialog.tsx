import { Alert, AlertTitle, Box, Link } from '@mui/material'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { languages } from '../../../../shared/core/text/languages.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { maxCustomerName, maxHousehold } from '../../../../shared/pantry/customers/changes.ts'
import { customerTexts } from '../../../../shared/pantry/customers/texts.ts'
import type { CustomerDuplicate } from '../../../../shared/pantry/customers/wire.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { paths, splitAddress } from '../../core/paths.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { filled } from '../../core/ui/form/filled.ts'
import { languageOptions } from '../../core/ui/form/languageOptions.ts'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { nameOfCustomer } from './customerName.ts'

const isCount = (typed: string) => /^\d*$/.test(typed.trim()) && Number(typed) <= maxHousehold

const newForm = z.object({
  FirstName: filled('firstNameMissing'),
  LastName: filled('lastNameMissing'),
  EMailAddress: z.string(),
  PhoneNumber: z.string(),
  PostalCode: z.string(),
  Language: z.enum(languages),
  HouseholdSize: z.string().check(z.refine(isCount, 'numberInvalid')),
})
type Values = z.infer<typeof newForm>

interface AddCustomerProps {
  onClose: () => void
  /** Next step; without it the customer's page opens. */
  onAdded?: (id: number) => void
}

/** Adds a neighbor at the table; similar records are shown before a second one is made. */
export default function AddCustomerDialog({ onClose, onAdded }: AddCustomerProps) {
  const text = useText(customerTexts)
  const { language } = useLanguage()
  const toast = useToast()
  const navigate = useNavigate()
  const prefix = useRolePrefix()
  const [alike, setAlike] = useState<readonly CustomerDuplicate[]>([])
  const nothing = { FirstName: '', LastName: '', EMailAddress: '', PhoneNumber: '', PostalCode: '', HouseholdSize: '' }
  const form = useDraftForm(newForm, { ...nothing, Language: language })
  const submit = useSubmit(form, customers.addCustomer, {
    toInput: ({ HouseholdSize, ...typed }) => ({
      ...typed,
      HouseholdSize: Number(HouseholdSize) || null,
      Ages: null,
      IsTefapEligible: false,
      IsAnother: alike.length > 0,
    }),
    onSuccess: ({ Customer, Duplicates }) => {
      if (!Customer) return setAlike(Duplicates)
      toast(text('customerAdded', { name: nameOfCustomer(Customer) }))
      if (onAdded) return onAdded(Customer.ID)
      void navigate(splitAddress(paths.customer(prefix, Customer.ID)).inside)
    },
    failed: text('customerAddFailed'),
  })
  return (
    <FormDialog
      title={text('addCustomer')}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={customerTexts}
      submitLabel={text(alike.length > 0 ? 'addAnother' : 'add')}
      isLong
    >
      <Fields control={form.control} />
      {alike.length > 0 ? <Alike found={alike} /> : null}
    </FormDialog>
  )
}

function Fields({ control }: { control: Control<Values> }) {
  const text = useText(customerTexts)
  const htmlInput = { maxLength: maxCustomerName }
  return (
    <Box sx={pair}>
      <TextField control={control} name="FirstName" label={text('firstName')} htmlInput={htmlInput} autoFocus />
      <TextField control={control} name="LastName" label={text('lastName')} htmlInput={htmlInput} />
      <TextField control={control} name="PhoneNumber" type="tel" label={text('phoneOptional')} />
      <TextField control={control} name="EMailAddress" type="email" label={text('emailOptional')} />
      <TextField control={control} name="PostalCode" label={text('postalCode')} htmlInput={{ maxLength: 12 }} />
      <TextField
        control={control}
        name="HouseholdSize"
        label={text('householdSize')}
        htmlInput={{ inputMode: 'numeric', maxLength: 2 }}
      />
      <SelectField control={control} name="Language" label={text('language')} options={languageOptions} />
    </Box>
  )
}

function Alike({ found }: { found: readonly CustomerDuplicate[] }) {
  const text = useText(customerTexts)
  const prefix = useRolePrefix()
  return (
    <Alert severity="warning">
      <AlertTitle>{text('alike')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {found.map((one) => (
          <Box component="li" key={one.ID} sx={{ listStyle: 'none', overflowWrap: 'anywhere' }}>
            <Link href={paths.customer(prefix, one.ID)} color="inherit">
              {nameOfCustomer(one)}
            </Link>
            : {one.Reasons.map((reason) => text(`reason.${reason}`)).join(', ')}
          </Box>
        ))}
      </Box>
    </Alert>
  )
}

const pair = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const
