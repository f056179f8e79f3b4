import { useEffect, useMemo } from 'react'
import * as z from 'zod/mini'
import type { Endpoint } from '../../../shared/api/endpoint.ts'
import { ApiError } from '../data/client.ts'
import { useApi } from '../data/useApi.ts'

/** Answers that stay on this phone, so that a page opened without a signal shows the last one. Signing out removes them. */
const prefix = 'gleanery.neighbor.'

function stored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(prefix + name) ?? 'null')
  } catch {
    // Storage is switched off in this browser, or holds something else.
    return null
  }
}

function store(name: string, value: unknown) {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value))
  } catch {
    // Storage is full or switched off: the page works as long as there is a signal.
  }
}

export function forgetKept() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Storage is switched off: nothing is kept.
  }
}

/** The kept answer of an endpoint; undefined for what an earlier version kept. */
function keptAnswer<I, V>({ value }: Endpoint<I, V>, name: string): V | undefined {
  const read = z.safeParse(value, stored(name))
  return read.success ? read.data : undefined
}

/** The call reached nobody, or the token could not be renewed without a signal. */
const isOutOfReach = (error: unknown) => (error instanceof ApiError ? error.status === 0 : !navigator.onLine)

/**
 * `useApi` that shows the answer kept under `name` until a new one is there; what is kept is never shown after a refusal.
 * Without a name nothing is kept.
 */
export function useKept<I, V>(endpoint: Endpoint<I, V>, input: NoInfer<I> | null, name: string | undefined) {
  const answer = useApi(endpoint, input)
  const kept = useMemo(() => (name === undefined ? undefined : keptAnswer(endpoint, name)), [endpoint, name])
  const { data, error } = answer
  useEffect(() => {
    if (data !== undefined && name !== undefined) store(name, data)
  }, [data, name])
  const mayShow = error === undefined || isOutOfReach(error)
  const shown = data ?? (mayShow ? kept : undefined)
  return {
    ...answer,
    data: shown,
    error: shown === undefined ? error : undefined,
    /** The newest could not be had. */
    isOutdated: shown !== undefined && error !== undefined,
  }
}
