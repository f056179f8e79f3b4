import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { isFoodBankRole } from '../../../../shared/core/access.ts'
import { phoneText, userNameOf } from '../../../../shared/network/people/contact.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { customerTexts } from '../../../../shared/pantry/customers/texts.ts'
import type { FullCustomer } from '../../../../shared/pantry/customers/wire.ts'
import { useShowFailure } from '../../core/data/failure.ts'
import { useSession } from '../../core/data/useSession.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useConfirm } from '../../core/words/confirm.tsx'
import { useText } from '../../core/words/language.tsx'
import { useNewPasswordRefusal } from '../../network/session/newPassword.ts'
import { nameOfCustomer } from './customerName.ts'
import { useCustomerAction } from './useCustomerAction.ts'

/** How the person signs in, a new password, and whether they may order. Ending the editing clears a typed password. */
export function SignInPanel({ customer }: { customer: FullCustomer }) {
  const text = useText(customerTexts)
  const confirm = useConfirm()
  const restrict = useCustomerAction(customers.restrictCustomer)
  const { EntityID, ActiveRole } = useSession()
  const { ID: id, Restrictions } = customer
  // Each party lifts its own restriction alone.
  const IsRestricted = Restrictions.some((one) => one.EntityID === EntityID)
  const isHome = customer.Access === 'home'
  const userName = customer.User?.UserName ?? userNameOf(customer)
  const change = async () => {
    const question = {
      title: text('restrictQuestion', { name: nameOfCustomer(customer) }),
      text: text(isFoodBankRole(ActiveRole) ? 'restrictText' : 'restrictTextAgency'),
      confirm: text('restrict'),
    }
    if (IsRestricted || (await confirm(question)))
      await restrict.send({ id, IsRestricted: !IsRestricted }, text(IsRestricted ? 'allowedNow' : 'restrictedNow'))
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
            loading={restrict.isBusy}
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
  const { send, isBusy } = useCustomerAction(customers.setCustomerPassword)
  const [password, setPassword] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const refusalOf = useNewPasswordRefusal()
  const showFailure = useShowFailure()
  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    const { ID: id, FirstName, LastName, EMailAddress, PhoneNumber } = customer
    try {
      const refused = await refusalOf(password, [FirstName, LastName, EMailAddress, PhoneNumber])
      if (refused !== undefined) return setRefusal(refused)
    } catch (error) {
      return showFailure(error)
    }
    if (await send({ id, NewPassword: password }, text('passwordChanged'), { failed: text('passwordFailed') }))
      setPassword('')
  }
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        type="password"
        label={text('newPassword')}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value)
          setRefusal(undefined)
        }}
        error={refusal !== undefined}
        helperText={refusal === undefined ? text('passwordHint') : `${text('passwordWeak')}. ${refusal}`}
        autoComplete="new-password"
      />
      <Box>
        <Button type="submit" variant="outlined" disabled={password === ''} loading={isBusy}>
          {text('setPassword')}
        </Button>
      </Box>
    </Box>
  )
}
