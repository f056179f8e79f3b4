import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import * as z from 'zod/mini'
import { phoneNumberOf, phoneText } from '../../../../shared/network/people/contact.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { opensByPhone } from '../../../../shared/pantry/customers/signInCode.ts'
import type { ShownCustomer } from '../../../../shared/pantry/customers/wire.ts'
import { neighborProfileTexts } from '../../../../shared/pantry/neighbor/neighborProfileTexts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { FormElement } from '../../core/ui/form/FormElement.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { filled } from '../../core/ui/form/filled.ts'
import { inForm } from '../../core/ui/form/inForm.ts'
import { RootError } from '../../core/ui/form/RootError.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { CodeField } from '../../network/session/CodeField.tsx'

type Own = Pick<ShownCustomer, 'ID' | 'PhoneNumber' | 'EMailAddress' | 'ConfirmedPhone'>

/** The phone number, which the person proves by a code when they change it. */
export default function PhoneNumberPanel({ customer }: { customer: Own }) {
  const text = useText(neighborProfileTexts)
  const [step, setStep] = useState<'shown' | 'number' | { readonly phone: string }>('shown')
  const { PhoneNumber: number } = customer
  const isConfirmed = opensByPhone(customer)
  const shown = () => setStep('shown')
  return (
    <Panel title={text('number')}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {number === null ? (
          <Typography>{text('numberNone')}</Typography>
        ) : (
          <Typography>
            {text(isConfirmed ? 'numberConfirmed' : 'numberUnconfirmed', { phone: phoneText(number) })}
          </Typography>
        )}
        {step === 'shown' ? (
          <Button variant="outlined" onClick={() => setStep('number')}>
            {text(isConfirmed || number === null ? 'numberChange' : 'numberConfirm')}
          </Button>
        ) : null}
      </Box>
      {step === 'number' ? (
        <NumberForm customer={customer} onSent={(phone) => setStep({ phone })} onCancel={shown} />
      ) : null}
      {typeof step === 'object' ? <CodeForm id={customer.ID} phone={step.phone} onDone={shown} /> : null}
    </Panel>
  )
}

const NumberEntry = z.object({
  phone: z.string().check(z.refine((typed) => phoneNumberOf(typed) !== undefined, 'phoneWrong')),
})

interface NumberFormProps {
  customer: Own
  onSent: (phone: string) => void
  onCancel: () => void
}

function NumberForm({ customer, onSent, onCancel }: NumberFormProps) {
  const { ID: id, PhoneNumber } = customer
  const text = useText(neighborProfileTexts)
  const own = PhoneNumber !== null && !opensByPhone(customer) ? phoneText(PhoneNumber) : ''
  const form = useDraftForm(NumberEntry, { phone: own })
  const { act } = useAction({ ...inForm(form), renews: [], failed: text('numberFailed') })
  const submit = form.handleSubmit(async ({ phone }) => {
    await act(customers.setPhoneNumber, { id, PhoneNumber: phone, Code: null }, { onDone: () => onSent(phone) })
  })
  return (
    <FormElement form={form} onSubmit={submit} texts={neighborProfileTexts}>
      <Box sx={fields}>
        <RootError control={form.control} />
        <TextField
          control={form.control}
          name="phone"
          label={text('numberNew')}
          type="tel"
          autoComplete="tel"
          autoFocus
          htmlInput={{ inputMode: 'tel' }}
        />
        <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
          {text('numberSend')}
        </Button>
        <Button color="inherit" onClick={onCancel}>
          {text('numberCancel')}
        </Button>
      </Box>
    </FormElement>
  )
}

const CodeEntry = z.object({ code: filled('missing') })

function CodeForm({ id, phone, onDone }: { id: number; phone: string; onDone: () => void }) {
  const text = useText(neighborProfileTexts)
  const form = useDraftForm(CodeEntry, { code: '' })
  const shows = { read: customers.getCustomer, of: { id } }
  const { act } = useAction({ ...inForm(form), shows, failed: text('numberFailed') })
  const submit = form.handleSubmit(async ({ code }) => {
    const input = { id, PhoneNumber: phone, Code: code }
    await act(customers.setPhoneNumber, input, { done: text('numberSaved'), onDone })
  })
  return (
    <FormElement form={form} onSubmit={submit} texts={neighborProfileTexts}>
      <Box sx={fields}>
        <Typography role="status">{text('numberSent', { phone: phoneText(phoneNumberOf(phone) ?? phone) })}</Typography>
        <RootError control={form.control} />
        <CodeField control={form.control} label={text('numberCode')} autoFocus />
        <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
          {text('numberSave')}
        </Button>
        <Button color="inherit" onClick={onDone}>
          {text('numberCancel')}
        </Button>
      </Box>
    </FormElement>
  )
}

const fields = { display: 'grid', gap: 2, pt: 2 } as const
