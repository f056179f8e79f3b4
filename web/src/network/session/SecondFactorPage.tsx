import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import useSWR from 'swr'
import { app } from '../../../../shared/core/text/app.ts'
import { secondFactorTexts } from '../../../../shared/network/session/secondFactorTexts.ts'
import { signingIn } from '../../../../shared/network/session/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useSession } from '../../core/data/useSession.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { isSecondFactorOn, turnSecondFactorOff } from './auth.ts'
import { signOutEverywhereAndLeave } from './leave.ts'
import { SecondFactorSetup } from './SecondFactorSetup.tsx'
import { SignInsPanel } from './SignInsPanel.tsx'
import { signInErrorText } from './signInErrors.ts'

/** Switch for signing in with a code of an authenticator app; the user pool knows its state, the API does not. */
export default function SecondFactorPage() {
  const frame = useText(app)
  const text = useText(secondFactorTexts)
  const answer = useSWR('second factor', isSecondFactorOn, { revalidateOnFocus: false })
  return (
    <Stack spacing={2.5} sx={{ maxWidth: 760 }}>
      <PageHeader title={frame('secondFactor')} subtitle={text('lead')} />
      <WhenLoaded answer={answer} skeleton={<FormSkeleton fields={2} />}>
        {(isOn) => <State isOn={isOn} onChanged={(next) => void answer.mutate(next, { revalidate: false })} />}
      </WhenLoaded>
      <SignInsPanel onEndAll={signOutEverywhereAndLeave} />
    </Stack>
  )
}

function State({ isOn, onChanged }: { isOn: boolean; onChanged: (isOn: boolean) => void }) {
  const frame = useText(app)
  const text = useText(secondFactorTexts)
  const toast = useToast()
  const { UserName, SecondFactor } = useSession()
  const isRequired = SecondFactor !== 'optional'
  const status = isOn ? text('on') : text('off')
  const [setups, countSetup] = useState(0)
  const setUp = () => {
    onChanged(true)
    countSetup((count) => count + 1)
    toast(text('isOn'))
  }
  return (
    <Panel
      title={frame('secondFactor')}
      actions={
        <Box aria-live="polite">
          <StatusChip tone={isOn ? 'success' : 'neutral'} label={status} />
        </Box>
      }
    >
      <Typography sx={{ mb: 2 }}>
        {text(isOn ? 'onText' : 'offText')} {isRequired ? text('onRequired') : null}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <SecondFactorSetup
          key={setups}
          accountName={UserName}
          label={text(isOn ? 'setUpAgain' : 'setUp')}
          isMain={!isOn}
          onDone={setUp}
        />
        {isOn && !isRequired ? <TurnOff onDone={() => onChanged(false)} /> : null}
      </Box>
    </Panel>
  )
}

function TurnOff({ onDone }: { onDone: () => void }) {
  const text = useText(secondFactorTexts)
  const reason = useText(signingIn)
  const { perform } = useAction({ isReading: true, failed: (error) => reason(signInErrorText(error)) })
  const turnOff = () => {
    const ask = {
      title: text('turnOffTitle'),
      text: text('turnOffText'),
      confirm: text('turnOff'),
      isDangerous: true,
    }
    return perform(turnSecondFactorOff, { ask, done: text('isOff'), onDone })
  }
  return (
    <Button color="error" onClick={() => void turnOff()}>
      {text('turnOff')}
    </Button>
  )
}
