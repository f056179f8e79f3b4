import { useCallback, useEffect, useState } from 'react'
import type { OfferedPlaceLink } from '../../../../shared/core/link/offeredPlace.ts'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import * as waitlist from '../../../../shared/pantry/waitlist/api.ts'
import type { OfferedPlace } from '../../../../shared/pantry/waitlist/waitingPlace.ts'
import { ApiError, call } from '../../core/data/client.ts'
import { failureText } from '../../core/data/failure.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

export interface OpenPlace {
  /** undefined until it is known. */
  readonly place: OfferedPlace | undefined
  readonly isGone: boolean
  readonly hasFailed: boolean
  readonly busy: 'take' | 'decline' | undefined
  readonly isDeclined: boolean
  /** Reason that the last answer was not taken. */
  readonly failure: string | undefined
  reload(): void
  take(): Promise<void>
  decline(): Promise<void>
}

/** A place by the link of its offer, in its family's language unless another one was chosen on this device. */
export function useOfferedPlace({ windowId: id, code: accessCode }: OfferedPlaceLink): OpenPlace {
  const text = useText(frameTexts)
  const { suggestLanguage } = useLanguage()
  const [place, show] = useState<OfferedPlace>()
  const [status, setStatus] = useState<'known' | 'gone' | 'failed'>('known')
  const [busy, setBusy] = useState<OpenPlace['busy']>()
  const [failure, setFailure] = useState<string>()
  const [isDeclined, setDeclined] = useState(false)
  const look = useCallback(async () => {
    try {
      const found = await call(waitlist.getOfferedPlace, { id }, { accessCode })
      suggestLanguage(found.Language)
      show(found)
      setStatus('known')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setStatus(error.status === 404 || error.status === 400 ? 'gone' : 'failed')
    }
  }, [id, accessCode, suggestLanguage])
  useEffect(() => void look(), [look])
  const send = async (answer: 'take' | 'decline') => {
    setBusy(answer)
    setFailure(undefined)
    try {
      const endpoint = answer === 'take' ? waitlist.takeOfferedPlace : waitlist.declineOfferedPlace
      show(await call(endpoint, { id }, { accessCode }))
      setDeclined(answer === 'decline')
    } catch (error) {
      setFailure(failureText(error, text))
      void look()
    } finally {
      setBusy(undefined)
    }
  }
  return {
    ...{ place, busy, failure, isDeclined },
    isGone: status === 'gone',
    hasFailed: status === 'failed',
    reload: () => void look(),
    take: () => send('take'),
    decline: () => send('decline'),
  }
}
