import { Alert, Box, Button, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import { tabletTexts } from '../../../../shared/network/people/tabletTexts.ts'
import * as sessionApi from '../../../../shared/network/session/api.ts'
import { MessageScreen } from '../../core/app/MessageScreen.tsx'
import { acting } from '../../core/data/acting.ts'
import { type Send, useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { TextInput } from '../../core/ui/inputs.tsx'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import { signOutAndLeave } from '../../network/session/leave.ts'

type Person = { UserID: number; Name: string }

/** In place of every screen of a shared tablet until somebody chose their name and typed their PIN. */
export default function TabletLock() {
  const text = useText(tabletTexts)
  const frame = useText(app)
  const [person, setPerson] = useState<Person>()
  return (
    <MessageScreen title={person?.Name ?? text('lockedTitle')} text={text('lockedText')}>
      {person ? <PinForm person={person} onBack={() => setPerson(undefined)} /> : <Names onChoose={setPerson} />}
      <Button color="inherit" onClick={() => void signOutAndLeave()} sx={{ mt: 4, minHeight: 44 }}>
        {frame('signOut')}
      </Button>
    </MessageScreen>
  )
}

function Names({ onChoose }: { onChoose: (person: Person) => void }) {
  const text = useText(tabletTexts)
  const { data, error, mutate } = useApi(sessionApi.listTabletPeople, {})
  if (error && !data) return <LoadFailed error={error} onRetry={mutate} />
  if (!data) return <RowsSkeleton rows={3} height={56} />
  if (data.length === 0) return <Typography role="status">{text('nobody')}</Typography>
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, p: 0, m: 0, minWidth: { sm: 360 }, listStyle: 'none' }}>
      {data.map((person) => (
        <li key={person.UserID}>
          <Button variant="outlined" size="large" fullWidth sx={{ minHeight: 56 }} onClick={() => onChoose(person)}>
            {person.Name}
          </Button>
        </li>
      ))}
    </Box>
  )
}

/** Digits by the tablet's own number keys. */
function PinForm({ person, onBack }: { person: Person; onBack: () => void }) {
  const text = useText(tabletTexts)
  const [problem, tell] = useState<string>()
  const { perform, busy } = useAction({ tell })
  const [typed, setTyped] = useState('')
  const unlock = (event: FormEvent) => {
    event.preventDefault()
    const enter = async (send: Send) => {
      const { Acting } = await send(sessionApi.unlockTablet, { UserID: person.UserID, PIN: typed })
      acting.set(Acting)
    }
    void perform(enter, { onDone: (_, renewed) => renewed, onFailed: () => setTyped('') })
  }
  return (
    <Box component="form" onSubmit={unlock} sx={{ display: 'grid', gap: 2 }}>
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      <TextInput
        label={text('pin')}
        type="password"
        value={typed}
        onChange={(value) => setTyped(value.replace(/\D/g, ''))}
        autoFocus
        htmlInput={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 6 }}
      />
      <Button type="submit" variant="contained" size="large" disabled={typed.length < 4} loading={busy}>
        {text('unlock')}
      </Button>
      <Button onClick={onBack} sx={{ minHeight: 44 }}>
        {text('otherName')}
      </Button>
    </Box>
  )
}
