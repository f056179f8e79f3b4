import { useEffect, useMemo } from 'react'
import * as z from 'zod/mini'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { ApiError } from '../../core/data/client.ts'
import { useApi } from '../../core/data/useApi.ts'
import { serverNow } from '../../core/time/clock.ts'

/** Answers that stay on this phone, so that a page opened without a signal shows the last one. Signing out removes them. */
const prefix = 'gleanery.neighbor.'

const Kept = z.object({ At: z.string(), Value: z.unknown() })

function stored(name: string): z.infer<typeof Kept> | undefined {
  try {
    return z.safeParse(Kept, JSON.parse(localStorage.getItem(prefix + name) ?? 'null')).data
  } catch {
    // Storage is switched off in this browser, or holds something else.
    return undefined
  }
}

function store(name: string, Value: unknown) {
  try {
    localStorage.setItem(prefix + name, JSON.stringify({ At: new Date(serverNow()).toISOString(), Value }))
  } catch {
    // Storage is full or switched off: the page works as long as there is a signal.
  }
}

/** Removes what is kept under a name that begins so, except under `names`. */
export function forgetOtherAnswers(beginning: string, names: readonly string[]) {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix + beginning) && !names.includes(key.slice(prefix.length))) localStorage.removeItem(key)
  } catch {
    // Storage is switched off: nothing is kept.
  }
}

export const forgetOfflineAnswers = () => forgetOtherAnswers('', [])

/** The kept answer of an endpoint; undefined for what an earlier version kept. */
export function offlineAnswer<I, V>({ value }: Endpoint<I, V>, name: string): V | undefined {
  const read = z.safeParse(value, stored(name)?.Value)
  return read.success ? read.data : undefined
}

/** The call reached nobody, or the token could not be renewed without a signal. */
const isOutOfReach = (error: unknown) => (error instanceof ApiError ? error.status === 0 : !navigator.onLine)

/**
 * `useApi` that shows the answer kept under `name` until a new one is there; what is kept is never shown after a refusal.
 * Without a name nothing is kept.
 */
export function useOfflineAnswer<I, V>(endpoint: Endpoint<I, V>, input: NoInfer<I> | null, name: string | undefined) {
  const answer = useApi(endpoint, input)
  const kept = useMemo(() => (name === undefined ? undefined : offlineAnswer(endpoint, name)), [endpoint, name])
  const { data, error, isValidating } = answer
  const isNew = data !== undefined && error === undefined && !isValidating
  useEffect(() => {
    if (isNew && name !== undefined) store(name, data)
  }, [isNew, data, name])
  const mayShow = error === undefined || isOutOfReach(error)
  const shown = data ?? (mayShow ? kept : undefined)
  const isOutdated = shown !== undefined && error !== undefined
  return {
    ...answer,
    data: shown,
    error: shown === undefined ? error : undefined,
    /** Age of the stored data when the newest could not be had; undefined otherwise. */
    asOf: isOutdated && name !== undefined ? stored(name)?.At : undefined,
  }
}
