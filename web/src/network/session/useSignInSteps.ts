import { useState } from 'react'
import { invitationIn } from '../../../../shared/core/link/invitation.ts'
import type { SignInStep } from './auth.ts'

type ShownStep = 'invitation' | 'signIn' | 'newPassword' | 'secondFactor' | 'askCode' | 'enterCode'

/** The step of a sign-in that is shown, and what follows from the pool's answer to the one before. */
export function useSignInSteps(onDone: () => void) {
  const [invitation] = useState(() => invitationIn(location.hash))
  const [step, setStep] = useState<ShownStep>(invitation ? 'invitation' : 'signIn')
  const follow = (next: SignInStep) => {
    if (next === 'done') onDone()
    else if (next === 'newPassword' || next === 'secondFactor') setStep(next)
    else if (next === 'resetPassword') setStep('askCode')
    else
      throw Object.assign(new Error(next), {
        name: next === 'notConfirmed' ? 'UserNotConfirmedException' : 'Unsupported',
      })
  }
  return { step, setStep, follow, invitation }
}
