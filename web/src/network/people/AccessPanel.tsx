import { Box, Button, Stack, Typography } from '@mui/material'
import * as people from '../../../../shared/network/people/api.ts'
import { peopleTexts } from '../../../../shared/network/people/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useText } from '../../core/words/language.tsx'
import type { PersonProps } from './RoleLines.tsx'

/** Access of a person: allowed to sign in or not; switching off and signing out end every session at once. */
export function AccessPanel({ person, on }: PersonProps) {
  const text = useText(peopleTexts)
  const { IsDisabled, IsCaller, Name } = person
  const access = useAction()
  const session = useAction()
  const named = { person: Name }
  const enable = () => access.act(people.updatePersonAccess, { ...on, IsDisabled: false }, { done: text('enabledNow') })
  const disable = () => {
    const question = { title: text('disableQuestion', named), text: text('disableText'), confirm: text('disable') }
    const words = { ask: { ...question, isDangerous: true }, done: text('disabledNow') }
    return access.act(people.updatePersonAccess, { ...on, IsDisabled: true }, words)
  }
  const signOut = () => {
    const ask = { title: text('signOutQuestion', named), text: text('signOutText'), confirm: text('signOut') }
    return session.act(people.signOutPerson, on, { ask, done: text('signedOut') })
  }
  return (
    <Stack spacing={2}>
      <Typography>{text(IsDisabled ? 'accessOff' : 'accessOn')}</Typography>
      {IsCaller ? (
        <Typography variant="body2" color="textSecondary">
          {text('ownAccess')}
        </Typography>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {IsDisabled ? (
          <Button variant="contained" loading={access.busy} onClick={() => void enable()}>
            {text('enable')}
          </Button>
        ) : (
          <>
            <Button variant="outlined" loading={session.busy} onClick={() => void signOut()}>
              {text('signOut')}
            </Button>
            {IsCaller ? null : (
              <Button variant="outlined" color="error" loading={access.busy} onClick={() => void disable()}>
                {text('disable')}
              </Button>
            )}
          </>
        )}
      </Box>
    </Stack>
  )
}
