import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import * as people from '../../../../shared/network/people/api.ts'
import { peopleTexts } from '../../../../shared/network/people/texts.ts'
import { useConfirm } from '../../core/words/confirm.tsx'
import { useText } from '../../core/words/language.tsx'
import type { PersonProps } from './RoleLines.tsx'
import { usePersonAction } from './usePersonAction.ts'

/** Whether the person can sign in; switching off and signing out end every session at once. */
export function AccessPanel({ person, on }: PersonProps) {
  const text = useText(peopleTexts)
  const { IsDisabled, IsCaller, Name } = person
  const confirm = useConfirm()
  const access = usePersonAction(people.updatePersonAccess)
  const session = usePersonAction(people.signOutPerson)
  const named = { person: Name }
  const disable = async () => {
    const question = { title: text('disableQuestion', named), text: text('disableText'), confirm: text('disable') }
    if (await confirm({ ...question, isDangerous: true }))
      await access.send({ ...on, IsDisabled: true }, text('disabledNow'))
  }
  const signOut = async () => {
    const question = { title: text('signOutQuestion', named), text: text('signOutText'), confirm: text('signOut') }
    if (await confirm(question)) await session.send(on, text('signedOut'))
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
          <Button
            variant="contained"
            loading={access.isBusy}
            onClick={() => void access.send({ ...on, IsDisabled: false }, text('enabledNow'))}
          >
            {text('enable')}
          </Button>
        ) : (
          <>
            <Button variant="outlined" loading={session.isBusy} onClick={() => void signOut()}>
              {text('signOut')}
            </Button>
            {IsCaller ? null : (
              <Button variant="outlined" color="error" loading={access.isBusy} onClick={() => void disable()}>
                {text('disable')}
              </Button>
            )}
          </>
        )}
      </Box>
    </Stack>
  )
}
