import { Box, Button, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import * as session from '../../../../shared/network/session/api.ts'
import { signingIn } from '../../../../shared/network/session/texts.ts'
import { phoneSignInTexts } from '../../../../shared/pantry/neighbor/phoneSignInTexts.ts'
import { neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import { EqualOpportunity } from '../../core/app/EqualOpportunity.tsx'
import { LanguageSwitch } from '../../core/app/LanguageSwitch.tsx'
import { MachineMade } from '../../core/app/MachineMade.tsx'
import { Mark } from '../../core/app/Mark.tsx'
import { useConfig } from '../../core/useConfig.ts'
import { useIsLocal } from '../../core/useIsLocal.ts'
import { useText } from '../../core/words/language.tsx'
import { usePageTitle } from '../../core/words/title.ts'
import { SignInForm } from '../../network/session/SignInForm.tsx'
import { useSignInSteps } from '../../network/session/useSignInSteps.ts'
import { CallPantry } from './CallPantry.tsx'
import { offlineAnswer } from './offlineAnswers.ts'

/** One array, so that the accounts are asked for once. */
const neighborRoles = ['customer'] as const
const DemoAccounts = lazy(() => import('../../network/session/DemoAccounts.tsx'))

const PhoneSignIn = lazy(() => import('./PhoneSignIn.tsx'))

/** The neighbors' sign-in: by a code that is texted to them, or by e-mail address or phone number and a password. */
export default function SignInScreen({ onSignedIn }: { onSignedIn: () => void }) {
  const text = useText(neighborTexts)
  usePageTitle(useText(signingIn)('signIn'))
  const steps = useSignInSteps(onSignedIn)
  const isDemo = useIsLocal()
  const hasTexts = useConfig()?.texts === true
  const [chosen, setChosen] = useState<'code' | 'password'>()
  const way = chosen ?? (hasTexts ? 'code' : 'password')
  const codeTexts = useText(phoneSignInTexts)
  const isForgotten = steps.step === 'askCode' || steps.step === 'enterCode'
  // Of the sign-in that has run out on this phone.
  const [pantry] = useState(() => offlineAnswer(session.getSession, 'session')?.Pantry)
  return (
    <Box sx={{ maxWidth: 460, mx: 'auto', px: 2.5, pb: 5 }}>
      <Box component="header" sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', py: 1.5 }}>
        <Box sx={{ p: 0.75, borderRadius: 2, bgcolor: 'rail.background', lineHeight: 0 }}>
          <Mark size={28} />
        </Box>
        <LanguageSwitch />
      </Box>
      <Box component="main">
        <Box sx={{ my: 3 }}>
          <Typography component="p" variant="h2">
            {text('welcome')}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {text('welcomeText')}
          </Typography>
        </Box>
        {way === 'code' && steps.step === 'signIn' ? (
          <Suspense fallback={null}>
            <PhoneSignIn
              onSignedIn={onSignedIn}
              below={<Button onClick={() => setChosen('password')}>{codeTexts('usePassword')}</Button>}
            />
          </Suspense>
        ) : (
          <>
            <SignInForm {...steps} />
            {hasTexts && steps.step === 'signIn' ? (
              <Button onClick={() => setChosen('code')} fullWidth sx={{ mt: 2 }}>
                {codeTexts('useCode')}
              </Button>
            ) : null}
          </>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
          {text(isForgotten ? 'noCode' : 'noAccount')}
        </Typography>
        {isForgotten ? <CallPantry pantry={pantry} /> : null}
        {isDemo ? (
          <Suspense fallback={null}>
            <DemoAccounts onStep={steps.follow} roles={neighborRoles} />
          </Suspense>
        ) : null}
      </Box>
      <MachineMade />
      <EqualOpportunity />
    </Box>
  )
}
