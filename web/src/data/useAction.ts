import { useCallback, useRef, useState } from 'react'
import type { Endpoint } from '../../../shared/api/endpoint.ts'
import { ApiError, call, newKey } from './client.ts'
import { useActionKey } from './useApi.ts'

export interface Action<I, V> {
  /** Sends the change; throws `Refused` or `ApiError`. */
  run: (input: I) => Promise<V>
  busy: boolean
}

/** One action of the person. Repeated with the same input after a lost answer it carries the same key, so it happens once. */
export function useAction<I, V>(endpoint: Endpoint<I, V>): Action<I, V> {
  const [busy, setBusy] = useState(false)
  const key = useRef(useActionKey(newKey)).current
  const run = useCallback(
    async (input: I) => {
      setBusy(true)
      try {
        const value = await call(endpoint, input, { key: key.keyFor(input as object) })
        key.done()
        return value
      } catch (error) {
        // An answer that arrived settles the action; only a lost one is repeated under its key.
        const isLost = error instanceof ApiError && (error.status === 0 || error.status >= 500)
        if (!isLost) key.done()
        throw error
      } finally {
        setBusy(false)
      }
    },
    [endpoint, key],
  )
  return { run, busy }
}
