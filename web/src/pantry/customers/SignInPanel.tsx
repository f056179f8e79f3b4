import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { isFoodBankRole } from '../../../../shared/core/access.ts'
import { phoneText, userNameOf } from '../../../../shared/network/people/contact.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { customerTexts } from '../../../../shared/pantry/customers/texts.ts'
import type { FullCustomer } from '../../../../shared/pantry/customers/wire.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useSession } from '../../core/data/useSession.ts'
import { TextInput } from '../../core/ui/inputs.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { useNewPasswordRefusal } from '../../network/session/newPassword.ts'
import { nameOfCustomer } from './customerName.ts'

/** Sign-in name, a new password, and the right to order. Ending the editing clears a typed password. */
export function SignInPanel({ customer }: { customer: FullCustomer }) {
  const text = useText(customerTexts)
  const { act, busy } = useAction()
  const { EntityID, ActiveRole } = useSession()
  const { ID: id, Restrictions } = customer
  // Each organization lifts its own restriction alone.
  const IsRestricted = Restrictions.some((one) => one.EntityID === EntityID)
  const isHome = customer.Access === 'home'
  const userName = customer.User?.UserName ?? userNameOf(customer)
  const change = () => {
    const question = {
      title: text('restrictQuestion', { name: nameOfCustomer(customer) }),
      text: text(isFoodBankRole(ActiveRole) ? 'restrictText' : 'restrictTextAgency'),
      confirm: text('restrict'),
    }
    const words = {
      ask: IsRestricted ? undefined : question,
      done: text(IsRestricted ? 'allowedNow' : 'restrictedNow'),
    }
    return act(customers.restrictCustomer, { id, IsRestricted: !IsRestricted }, words)
  }
  return (
    <Panel title={text('access')}>
      <Stack spacing={2.5}>
        {isHome ? (
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {text('userName')}:{' '}
            {userName === null ? text('notGiven') : userName.startsWith('+') ? phoneText(userName) : userName}
          </Typography>
        ) : null}
        {userName === null || !isHome ? null : <PasswordForm customer={customer} />}
        {Restrictions.length === 0 ? null : (
          <Typography>{text('restrictedBy', { names: Restrictions.map(({ Name }) => Name).join(', ') })}</Typography>
        )}
        <Box>
          <Button
            variant="outlined"
            color={IsRestricted ? 'primary' : 'error'}
            loading={busy}
            onClick={() => void change()}
          >
            {text(IsRestricted ? 'allow' : 'restrict')}
          </Button>
        </Box>
      </Stack>
    </Panel>
  )
}

function PasswordForm({ customer }: { customer: FullCustomer }) {
  const text = useText(customerTexts)
  const { act, perform, busy } = useAction()
  const [password, setPassword] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const refusalOf = useNewPasswordRefusal()
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const { ID: id, FirstName, LastName, EMailAddress, PhoneNumber } = customer
    const change = () =>
      act(
        customers.setCustomerPassword,
        { id, NewPassword: password },
        { done: text('passwordChanged'), failed: text('passwordFailed'), onDone: () => setPassword('') },
      )
    void perform(() => refusalOf(password, [FirstName, LastName, EMailAddress, PhoneNumber]), {
      isReading: true,
      onDone: (refused) => (refused === undefined ? change() : setRefusal(refused)),
    })
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
      <TextInput
        type="password"
        label={text('newPassword')}
        value={password}
        onChange={(value) => {
          setPassword(value)
          setRefusal(undefined)
        }}
        error={refusal !== undefined}
        helperText={refusal === undefined ? text('passwordHint') : `${text('passwordWeak')}. ${refusal}`}
        autoComplete="new-password"
      />
      <Box>
        <Button type="submit" variant="outlined" disabled={password === ''} loading={busy}>
          {text('setPassword')}
        </Button>
      </Box>
    </Box>
  )
}
