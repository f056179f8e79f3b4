import { useState } from 'react'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { app } from '../../../../shared/core/text/app.ts'
import { useText } from '../words/language.tsx'
import { useToast } from '../words/toast.tsx'
import { failureText } from './failure.ts'
import { useChange, useRefresh } from './useApi.ts'

interface Words {
  /** Without it, what changed on the screen says so. */
  done?: string
  failed?: (reason: string, error: unknown) => string
  undo?: (() => void) | undefined
}

/**
 * Sends one change of what a page reads, by an endpoint that answers the whole of it, and shows the outcome; `expected` is
 * shown until the answer is there. After a failure what the page reads is asked for again.
 */
export function useSendChange<RI, V>(read: Endpoint<RI, V>, of: NoInfer<RI>) {
  const shell = useText(app)
  const toast = useToast()
  const change = useChange()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const send = async <I>(
    write: Endpoint<I, V>,
    input: NoInfer<I>,
    { done, failed, undo }: Words,
    expected?: (old: V) => V,
  ): Promise<boolean> => {
    setBusy(true)
    try {
      await change({ read, of, write, with: input, apply: (old, answer) => answer ?? expected?.(old) ?? old })
      if (done !== undefined) toast(done, undo ? { undo } : {})
      return true
    } catch (error) {
      const reason = failureText(error, shell)
      toast(failed ? failed(reason, error) : reason, { tone: 'error' })
      void refresh(read)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { send, busy }
}
