import { useCallback, useEffect, useState } from 'react'
import type { CodeLink } from '../../../../shared/core/link/code.ts'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import type { Language } from '../../../../shared/core/text/text.ts'
import { useLanguage, useText } from '../words/language.tsx'
import { ApiError, call } from './client.ts'
import { failureText } from './failure.ts'

export interface OpenLink<V, A extends string> {
  /** undefined until it is known. */
  readonly shown: V | undefined
  /** The link opens nothing. */
  readonly isGone: boolean
  readonly hasFailed: boolean
  /** Answer that is being sent. */
  readonly busy: A | undefined
  /** Last answer that was taken. */
  readonly taken: A | undefined
  /** Reason that the last answer was not taken. */
  readonly failure: string | undefined
  reload(): void
  /** True when it was taken. */
  send<I>(answer: A, endpoint: Endpoint<I, V>, input: NoInfer<I>): Promise<boolean>
}

/** Thing that a link's code opens, in its family's language unless another one was chosen on this device, and the answers to it. */
export function useCodeLink<V extends { readonly Language: Language }, A extends string>(
  endpoint: Endpoint<{ id: number }, V>,
  { id, code: accessCode }: CodeLink,
): OpenLink<V, A> {
  const text = useText(frameTexts)
  const { suggestLanguage } = useLanguage()
  const [shown, show] = useState<V>()
  const [status, setStatus] = useState<'known' | 'gone' | 'failed'>('known')
  const [busy, setBusy] = useState<A>()
  const [taken, setTaken] = useState<A>()
  const [failure, setFailure] = useState<string>()
  const look = useCallback(async () => {
    try {
      const found = await call(endpoint, { id }, { accessCode })
      suggestLanguage(found.Language)
      show(found)
      setStatus('known')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setStatus(error.status === 404 || error.status === 400 ? 'gone' : 'failed')
    }
  }, [endpoint, id, accessCode, suggestLanguage])
  useEffect(() => void look(), [look])
  const send = async <I>(answer: A, to: Endpoint<I, V>, input: NoInfer<I>): Promise<boolean> => {
    setBusy(answer)
    setFailure(undefined)
    try {
      show(await call(to, input, { accessCode }))
      setTaken(answer)
      return true
    } catch (error) {
      setFailure(failureText(error, text))
      // Somebody else's answer may have changed what can be chosen.
      void look()
      return false
    } finally {
      setBusy(undefined)
    }
  }
  return {
    ...{ shown, busy, taken, failure, send },
    isGone: status === 'gone',
    hasFailed: status === 'failed',
    reload: () => void look(),
  }
}
