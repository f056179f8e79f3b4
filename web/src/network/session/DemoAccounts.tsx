import { Alert, Box, ButtonBase, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import type { Role } from '../../../../shared/core/access.ts'
import { app } from '../../../../shared/core/text/app.ts'
import { sourceLanguage } from '../../../../shared/core/text/text.ts'
import { signingIn } from '../../../../shared/network/session/texts.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { type SignInStep, signIn } from './auth.ts'
import { signInErrorText } from './signInErrors.ts'

/** Written by this machine's own product; read as it stands. */
interface Account {
  UserName: string
  Password: string
  Name: string
  Role: Role
  EntityName: string
  /** Suggestion of what to try as this person. */
  Hint?: Readonly<Record<string, string>>
}

async function loadAccounts(): Promise<Account[]> {
  const response = await fetch('/local/accounts.json')
  if (!response.ok) throw new Error(`/local/accounts.json answered ${response.status}`)
  return response.json()
}

/** On one machine there is nothing to protect: the seeded people of every role, one click each. */
export default function DemoAccounts({
  onStep,
  roles,
}: {
  onStep: (next: SignInStep) => void
  /** Of these alone; of every role without. */
  roles?: readonly Role[]
}) {
  const text = useText(signingIn)
  const roleText = useText(app)
  const { language } = useLanguage()
  const [accounts, setAccounts] = useState<readonly Account[]>([])
  useEffect(() => {
    // Without them the page is as it is everywhere else.
    const isShown = ({ Role: role }: Account) => roles?.includes(role) ?? true
    loadAccounts().then((all) => setAccounts(all.filter(isShown)), console.error)
  }, [roles])
  const [entering, setEntering] = useState<string>()
  const [error, setError] = useState<unknown>()
  const enter = async (account: (typeof accounts)[number]) => {
    setEntering(account.UserName)
    setError(undefined)
    try {
      const next = await signIn(account.UserName, account.Password)
      onStep(next)
      if (next !== 'done') setEntering(undefined)
    } catch (failure) {
      setError(failure)
      setEntering(undefined)
    }
  }
  if (accounts.length === 0) return null
  return (
    <Box component="section" aria-labelledby="demo-accounts" sx={{ mt: 4, mx: 'auto', maxWidth: 880 }}>
      <Box component="hr" sx={{ m: 0, mb: 3, border: 0, borderBottom: '1px solid', borderColor: 'divider' }} />
      <Typography variant="h3" component="h2" id="demo-accounts">
        {text('demoAccounts')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {text('demoLead')}
      </Typography>
      {error ? <Alert severity="error">{text(signInErrorText(error))}</Alert> : null}
      <Box component="ul" sx={columns}>
        {accounts.map((account) => (
          <Box component="li" key={`${account.UserName} ${account.Role}`} sx={{ listStyle: 'none' }}>
            <ButtonBase disabled={entering !== undefined} onClick={() => void enter(account)} sx={accountLook}>
              <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {account.Name}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                {roleText(`role.${account.Role}`)} · {account.EntityName}
                {account.Hint ? (
                  <Box component="span" sx={{ display: 'block', color: 'text.primary', mt: 0.25 }}>
                    {account.Hint[language] ?? account.Hint[sourceLanguage]}
                  </Box>
                ) : null}
              </Typography>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const columns = {
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
} as const

const accountLook = {
  width: '100%',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  textAlign: 'left',
  px: 2,
  borderRadius: 2,
  border: '1px solid',
  borderColor: 'divider',
  py: 1.25,
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { bgcolor: 'action.focus' },
  '&.Mui-disabled': { opacity: 0.38 },
} as const
