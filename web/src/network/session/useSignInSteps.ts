import { useEffect, useEffectEvent, useState } from 'react'
import { invitationIn } from '../../../../shared/core/link/invitation.ts'
import type { SignInStep } from './auth.ts'
import { isReturn } from './organization.ts'

type ShownStep = 'returning' | 'invitation' | 'signIn' | 'newPassword' | 'secondFactor' | 'askCode' | 'enterCode'

/** The step of a sign-in that is shown, and what follows from the pool's answer to the one before. */
export function useSignInSteps(onDone: (returnTo?: string | null) => void) {
  const [invitation] = useState(() => invitationIn(location.hash))
  const [comesBack] = useState(() => isReturn(location.search))
  const [step, setStep] = useState<ShownStep>(comesBack ? 'returning' : invitation ? 'invitation' : 'signIn')
  const [failure, setFailure] = useState<unknown>()
  const enter = useEffectEvent(onDone)
  useEffect(() => {
    if (!comesBack) return
    const { search } = location
    // The code is good once: a reload begins anew.
    history.replaceState(null, '', location.pathname)
    const ending = import('./organizationSignIn.ts').then(({ endOrganizationSignIn }) => endOrganizationSignIn(search))
    ending.then(
      (ended) => ended && enter(ended.returnTo),
      (error: unknown) => {
        setFailure(error)
        setStep('signIn')
      },
    )
  }, [comesBack])
  const follow = (next: SignInStep) => {
    if (next === 'done') onDone()
    else if (next === 'newPassword' || next === 'secondFactor') setStep(next)
    else if (next === 'resetPassword') setStep('askCode')
    else
      throw Object.assign(new Error(next), {
        name: next === 'notConfirmed' ? 'UserNotConfirmedException' : 'Unsupported',
      })
  }
  return { step, setStep, follow, invitation, failure, setFailure }
}
