import { Box, Button, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { phoneNumberOf, phoneText } from '../../../../shared/network/people/contact.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { phoneSignInTexts } from '../../../../shared/pantry/neighbor/phoneSignInTexts.ts'
import { call } from '../../core/data/client.ts'
import { publicFailure } from '../../core/data/publicFailure.ts'
import { FormElement } from '../../core/ui/form/FormElement.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { filled } from '../../core/ui/form/filled.ts'
import { RootError } from '../../core/ui/form/RootError.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { isolate } from '../../core/words/direction.ts'
import { useText } from '../../core/words/language.tsx'
import { signInByTicket } from '../../network/session/auth.ts'
import { CodeField } from '../../network/session/CodeField.tsx'

interface PhoneSignInProps {
  onSignedIn: () => void
  /** The way to a password. */
  below: ReactNode
}

/** Number, code, in; on a shared phone the household between. */
export default function PhoneSignIn({ onSignedIn, below }: PhoneSignInProps) {
  const [phone, setPhone] = useState<string>()
  const [households, setHouseholds] = useState<readonly customers.SignInHousehold[]>()
  const enter = async ({ SignIn }: customers.SignInHousehold) => {
    if (SignIn && (await signInByTicket(SignIn.UserName, SignIn.Ticket)) === 'done') onSignedIn()
  }
  const taken = async (found: readonly customers.SignInHousehold[]) => {
    const [only, ...others] = found
    if (only?.SignIn && others.length === 0) await enter(only)
    else setHouseholds(found)
  }
  const other = () => {
    setHouseholds(undefined)
    setPhone(undefined)
  }
  if (phone === undefined) return <NumberForm onSent={setPhone} below={below} />
  if (households === undefined) return <CodeForm phone={phone} onTaken={taken} onOther={other} />
  return <HouseholdList households={households} onChosen={enter} onOther={other} />
}

const NumberEntry = z.object({
  phone: z.string().check(z.refine((typed) => phoneNumberOf(typed) !== undefined, 'phoneWrong')),
})

function NumberForm({ onSent, below }: { onSent: (phone: string) => void; below: ReactNode }) {
  const text = useText(phoneSignInTexts)
  const form = useDraftForm(NumberEntry, { phone: '' })
  const submit = form.handleSubmit(async ({ phone }) => {
    try {
      await call(customers.sendSignInCode, { PhoneNumber: phone })
      onSent(phone)
    } catch (error) {
      form.setError('root', { message: publicFailure(error) })
    }
  })
  return (
    <FormElement form={form} onSubmit={submit} texts={phoneSignInTexts}>
      <Typography variant="h1" gutterBottom>
        {text('enter')}
      </Typography>
      <Typography color="textSecondary">{text('lead')}</Typography>
      <Box sx={fields}>
        <RootError control={form.control} />
        <TextField
          control={form.control}
          name="phone"
          label={text('phone')}
          type="tel"
          autoComplete="tel"
          autoFocus
          htmlInput={{ inputMode: 'tel' }}
        />
        <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
          {text('send')}
        </Button>
        {below}
      </Box>
    </FormElement>
  )
}

interface CodeFormProps {
  phone: string
  onTaken: (households: readonly customers.SignInHousehold[]) => Promise<void>
  onOther: () => void
}

const CodeEntry = z.object({ code: filled('missing') })

function CodeForm({ phone, onTaken, onOther }: CodeFormProps) {
  const text = useText(phoneSignInTexts)
  const [isSentAgain, setSentAgain] = useState(false)
  const form = useDraftForm(CodeEntry, { code: '' })
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      const { Households } = await call(customers.takeSignInCode, { PhoneNumber: phone, Code: code })
      await onTaken(Households)
    } catch (error) {
      form.setError('root', { message: publicFailure(error) })
    }
  })
  const again = async () => {
    try {
      await call(customers.sendSignInCode, { PhoneNumber: phone })
      form.reset({ code: '' })
      setSentAgain(true)
    } catch (error) {
      form.setError('root', { message: publicFailure(error) })
    }
  }
  const shown = phoneText(phoneNumberOf(phone) ?? phone)
  return (
    <FormElement form={form} onSubmit={submit} texts={phoneSignInTexts}>
      <Typography variant="h1" gutterBottom>
        {text('codeTitle')}
      </Typography>
      <Typography color="textSecondary" role="status">
        {isSentAgain ? text('sentAgain') : text('codeLead', { phone: shown })}
      </Typography>
      <Box sx={fields}>
        <RootError control={form.control} />
        <CodeField control={form.control} label={text('code')} autoFocus />
        <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
          {text('enter')}
        </Button>
        <Button onClick={() => void again()}>{text('again')}</Button>
        <Button color="inherit" onClick={onOther}>
          {text('other')}
        </Button>
      </Box>
    </FormElement>
  )
}

interface HouseholdListProps {
  households: readonly customers.SignInHousehold[]
  onChosen: (household: customers.SignInHousehold) => Promise<void>
  onOther: () => void
}

function HouseholdList({ households, onChosen, onOther }: HouseholdListProps) {
  const text = useText(phoneSignInTexts)
  const [failure, setFailure] = useState(false)
  const choose = (household: customers.SignInHousehold) => {
    onChosen(household).catch(() => setFailure(true))
  }
  return (
    <Box sx={fields}>
      <Typography variant="h1">{text('whoTitle')}</Typography>
      <Typography color="textSecondary" role={failure ? 'alert' : undefined}>
        {text(failure ? 'failed' : 'whoLead')}
      </Typography>
      {households.map((household) =>
        household.SignIn ? (
          <Button key={household.SignIn.UserName} variant="outlined" size="large" onClick={() => choose(household)}>
            {isolate(household.Name)}
          </Button>
        ) : (
          <Typography key={household.Name} color="textSecondary">
            {text('notHere', { name: household.Name })}
          </Typography>
        ),
      )}
      <Button color="inherit" onClick={onOther}>
        {text('other')}
      </Button>
    </Box>
  )
}

const fields = { display: 'grid', gap: 2, pt: 3 } as const
