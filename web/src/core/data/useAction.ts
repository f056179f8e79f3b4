import { useCallback, useState } from 'react'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { actionKey } from './actionKey.ts'
import { call, isLost, newKey } from './client.ts'
import { useDropAnswers } from './useApi.ts'

export interface Action<I, V> {
  /** Sends the change; throws `Refused` or `ApiError`. */
  run: (input: I) => Promise<V>
  busy: boolean
}

/** One action of the person; `isLeaving` when its page closes after it, as after a deletion. Repeated with the same input after a lost answer it carries the same key, so it happens once. */
export function useAction<I, V>(endpoint: Endpoint<I, V>, { isLeaving = false } = {}): Action<I, V> {
  const dropAnswers = useDropAnswers()
  const [busy, setBusy] = useState(false)
  const [key] = useState(() => actionKey(newKey))
  const run = useCallback(
    async (input: I) => {
      setBusy(true)
      try {
        const value = await call(endpoint, input, { key: key.keyFor(input as object) })
        key.answered()
        void dropAnswers(undefined, isLeaving)
        return value
      } catch (error) {
        if (!isLost(error)) key.answered()
        throw error
      } finally {
        setBusy(false)
      }
    },
    [endpoint, key, dropAnswers, isLeaving],
  )
  return { run, busy }
}
