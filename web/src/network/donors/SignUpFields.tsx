import { Box, Checkbox, FormControl, FormControlLabel, FormHelperText } from '@mui/material'
import type { Control } from 'react-hook-form'
import * as donors from '../../../../shared/network/donors/api.ts'
import { maxSignUpNotes } from '../../../../shared/network/donors/signUp.ts'
import { signUpTexts } from '../../../../shared/network/donors/texts/donorSignUp.ts'
import { maxContactName, maxName, maxPhone } from '../../../../shared/network/organizations/drafts.ts'
import { maxMailAddress } from '../../../../shared/network/organizations/mailAddress.ts'
import { call } from '../../core/data/client.ts'
import { publicFailure } from '../../core/data/publicFailure.ts'
import { Form } from '../../core/ui/form/Form.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useField } from '../../core/ui/form/useField.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { visuallyHidden } from '../../core/ui/visuallyHidden.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { emptySignUp, type SignUpForm, signUpForm, signUpInput } from './signUpForm.ts'

interface SignUpFieldsProps {
  foodBank: { ID: number; Name: string }
  onSent: (mail: string) => void
}

export function SignUpFields({ foodBank, onSent }: SignUpFieldsProps) {
  const text = useText(signUpTexts)
  const { language } = useLanguage()
  const form = useDraftForm(signUpForm, emptySignUp)
  const submit = form.handleSubmit(async (filled) => {
    try {
      const input = signUpInput(foodBank.ID, filled, language)
      await call(donors.signUpDonor, input)
      onSent(filled.mail.trim())
    } catch (error) {
      form.setError('root', { message: publicFailure(error) })
    }
  })
  const { control } = form
  return (
    <Form form={form} onSubmit={submit} texts={signUpTexts} submitLabel={text('submit')}>
      <Panel title={text('whoTitle')}>
        <Box sx={columns}>
          <Field control={control} name="donorName" max={maxName} hint="donorNameHint" autoComplete="organization" />
          <Field control={control} name="locationName" max={maxName} hint="locationNameHint" />
        </Box>
      </Panel>
      <Panel title={text('whereTitle')}>
        <Box sx={columns}>
          <Box sx={{ gridColumn: '1 / -1' }}>
            <Field control={control} name="street" max={120} autoComplete="street-address" />
          </Box>
          <Field control={control} name="city" max={80} autoComplete="address-level2" />
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: '1fr 1fr' }}>
            <Field control={control} name="province" max={40} autoComplete="address-level1" />
            <Field control={control} name="postalCode" max={12} autoComplete="postal-code" />
          </Box>
        </Box>
      </Panel>
      <Panel title={text('contactTitle')}>
        <Box sx={columns}>
          <Field control={control} name="contactName" max={maxContactName} autoComplete="name" />
          <Field control={control} name="phone" max={maxPhone} type="tel" autoComplete="tel" />
          <Field control={control} name="mail" max={maxMailAddress} type="email" hint="mailHint" autoComplete="email" />
        </Box>
      </Panel>
      <TextField
        control={control}
        name="notes"
        label={text('notes')}
        helperText={text('notesHint')}
        htmlInput={{ maxLength: maxSignUpNotes }}
        multiline
        minRows={2}
      />
      <Box aria-hidden sx={visuallyHidden}>
        <label>
          {text('website')}
          <input {...form.register('website')} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </Box>
      <Consent control={control} foodBank={foodBank.Name} />
    </Form>
  )
}

const columns = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const

interface FieldProps {
  control: Control<SignUpForm>
  name: Exclude<keyof SignUpForm, 'hasConsent' | 'notes' | 'website'>
  max: number
  hint?: 'donorNameHint' | 'locationNameHint' | 'mailHint'
  type?: string
  autoComplete?: string
}

function Field({ control, name, max, hint, type = 'text', autoComplete = 'off' }: FieldProps) {
  const text = useText(signUpTexts)
  return (
    <TextField
      control={control}
      name={name}
      label={text(name)}
      type={type}
      autoComplete={autoComplete}
      helperText={hint ? text(hint) : undefined}
      htmlInput={{ maxLength: max }}
    />
  )
}

function Consent({ control, foodBank }: { control: Control<SignUpForm>; foodBank: string }) {
  const text = useText(signUpTexts)
  const { bound, inputRef, error, helperText } = useField({ control, name: 'hasConsent' })
  const box = (
    <Checkbox checked={bound.value === true} onChange={bound.onChange} slotProps={{ input: { ref: inputRef } }} />
  )
  return (
    <FormControl error={error} {...(error ? { 'data-form-error': true } : {})}>
      <FormControlLabel control={box} label={text('consent', { foodBank })} />
      {error ? <FormHelperText role="alert">{helperText}</FormHelperText> : null}
    </FormControl>
  )
}
