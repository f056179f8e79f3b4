import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import useSWR from 'swr'
import * as z from 'zod/mini'
import { type Role, roles } from '../../../shared/access.ts'
import { app } from '../../../shared/text/app.ts'
import { signingIn } from '../../../shared/text/signingIn.ts'
import { languages } from '../../../shared/text/text.ts'
import { signIn } from './auth.ts'
import { useLanguage, useText } from './language.tsx'
import { signInErrorText } from './signInErrors.ts'

const Accounts = z.array(
  z.object({
    UserName: z.string(),
    Password: z.string(),
    Name: z.string(),
    Role: z.enum(roles),
    EntityName: z.string(),
    /** What there is to try as this person. */
    Hint: z.optional(z.record(z.enum(languages), z.string())),
  }),
)

async function loadAccounts() {
  const response = await fetch('/local/accounts.json')
  if (!response.ok) throw new Error(`/local/accounts.json answered ${response.status}`)
  return z.parse(Accounts, await response.json())
}

/** On one machine there is nothing to protect: the seeded people of every role, one click each. */
export default function DemoAccounts({ onDone }: { onDone: () => void }) {
  const text = useText(signingIn)
  const roleText = useText(app)
  const { language } = useLanguage()
  const { data: accounts = [] } = useSWR('local accounts', loadAccounts)
  const [entering, setEntering] = useState<string>()
  const [error, setError] = useState<unknown>()
  const enter = async (account: (typeof accounts)[number]) => {
    setEntering(account.UserName)
    setError(undefined)
    try {
      await signIn(account.UserName, account.Password)
      onDone()
    } catch (failure) {
      setError(failure)
      setEntering(undefined)
    }
  }
  if (accounts.length === 0) return null
  return (
    <Box component="section" aria-labelledby="demo-accounts" sx={{ mt: 4, mx: 'auto', maxWidth: 880 }}>
      <Divider sx={{ mb: 3 }} />
      <Typography variant="h3" component="h2" id="demo-accounts">
        {text('demoAccounts')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {text('demoLead')}
      </Typography>
      {error ? <Alert severity="error">{text(signInErrorText(error))}</Alert> : null}
      <List disablePadding sx={columns}>
        {accounts.map((account) => (
          <Box component="li" key={`${account.UserName} ${account.Role}`} sx={{ listStyle: 'none' }}>
            <ListItemButton disabled={entering !== undefined} onClick={() => void enter(account)} sx={accountLook}>
              <ListItemText
                primary={account.Name}
                secondary={
                  <>
                    {roleText(`role.${account.Role satisfies Role}`)} · {account.EntityName}
                    {account.Hint ? (
                      <Box component="span" sx={{ display: 'block', color: 'text.primary', mt: 0.25 }}>
                        {account.Hint[language]}
                      </Box>
                    ) : null}
                  </>
                }
                slotProps={{ primary: { sx: { fontWeight: 600 } } }}
              />
            </ListItemButton>
          </Box>
        ))}
      </List>
    </Box>
  )
}

const columns = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
} as const

const accountLook = {
  height: '100%',
  alignItems: 'flex-start',
  borderRadius: 2,
  border: '1px solid',
  borderColor: 'divider',
  py: 0.5,
  bgcolor: 'background.paper',
} as const
