import { useEffect, useMemo } from 'react'
import * as z from 'zod/mini'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { parseKnown } from '../../../../shared/core/schema/parseKnown.ts'
import { serverNow } from '../time/clock.ts'
import { currentLanguage } from '../words/language.tsx'
import { ApiError } from './client.ts'
import { type ApiOptions, useApi } from './useApi.ts'

/**
 * Answers kept in this browser's storage, so that a page opened again shows the last one at once, or without a signal, until
 * the new one is there.
 */
const Kept = z.object({ At: z.string(), Value: z.unknown() })
export function keptAt(name: string): z.infer<typeof Kept> | undefined {
  try {
    return z.safeParse(Kept, JSON.parse(localStorage.getItem(name) ?? 'null')).data
  } catch {
    // Storage is switched off in this browser, or holds something else.
    return undefined
  }
}

function store(name: string, Value: unknown) {
  try {
    localStorage.setItem(name, JSON.stringify({ At: new Date(serverNow()).toISOString(), Value }))
  } catch {
    // Storage is full or switched off: the page works as long as there is a signal.
  }
}

/** The kept answer of an endpoint; undefined for what an earlier version kept. */
export function keptAnswer<I, V>({ value }: Endpoint<I, V>, name: string): V | undefined {
  const read = parseKnown(value, keptAt(name)?.Value)
  return read.success ? read.data : undefined
}

/** The call reached nobody, or the token could not be renewed without a signal. */
const isOutOfReach = (error: unknown) => (error instanceof ApiError ? error.status === 0 : !navigator.onLine)

interface KeptOptions<V> extends ApiOptions<V> {
  /** An answer that stays; every one does without it. */
  isKept?: (value: V) => boolean
}

/**
 * `useApi` that shows the answer kept under `name` until a new one is there; what is kept is never shown after a refusal.
 * Without a name nothing is kept.
 */
export function useKeptAnswer<I, V>(
  endpoint: Endpoint<I, V>,
  input: NoInfer<I> | null,
  name: string | undefined,
  { isKept, ...options }: KeptOptions<V> = {},
) {
  const answer = useApi(endpoint, input, options)
  const kept = useMemo(() => (name === undefined ? undefined : keptAnswer(endpoint, name)), [endpoint, name])
  const { data, error, isValidating } = answer
  const isNew = data !== undefined && error === undefined && !isValidating && (isKept?.(data) ?? true)
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
    // Not while the kept one is shown; an earlier page that stays on the screen is no answer to this one.
    isLoading: (data !== undefined || shown === undefined) && answer.isLoading,
    /** The kept answer stands in for the one that is on its way. */
    isOfEarlier: data === undefined && shown !== undefined,
    /** Age of the stored data when the newest could not be had; undefined otherwise. */
    asOf: isOutdated && name !== undefined ? keptAt(name)?.At : undefined,
  }
}

/** A name of the signed-in person in their language; undefined when nobody is. */
export function ownName(beginning: string, key: string): string | undefined {
  try {
    const signedIn = Object.keys(localStorage).find((name) => name.endsWith('.LastAuthUser'))
    const user = signedIn && localStorage.getItem(signedIn)
    return user ? `${beginning}${user} ${currentLanguage()} ${key}` : undefined
  } catch {
    // Storage is switched off in this browser.
    return undefined
  }
}
