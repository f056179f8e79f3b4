import { useCallback, useRef } from 'react'
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { ApiError, call, Refused } from './client.ts'
import { keyOf } from './keyOf.ts'
import { preloadedKeys } from './preload.ts'

export interface ApiOptions<V> extends Omit<SWRConfiguration<V, Error>, 'refreshInterval' | 'fetcher'> {
  /** Ask again every so many ms, 0 for never; a function decides from the latest value. */
  poll?: number | ((value: V | undefined) => number)
}

/** Only a fault that may pass is worth asking again for by itself. */
export const mayPass = (error: unknown) =>
  !(error instanceof Refused) && !(error instanceof ApiError && error.status >= 400 && error.status < 500)

/** The value of a reading endpoint, kept fresh; `input` null asks nothing yet. */
export function useApi<I, V>(
  endpoint: Endpoint<I, V>,
  input: NoInfer<I> | null,
  options: ApiOptions<V> = {},
): SWRResponse<V, Error> {
  const { poll = 0, keepPreviousData = true, ...rest } = options
  const { cache } = useSWRConfig()
  const key = input === null ? null : keyOf(endpoint as Endpoint<I, unknown>, input)
  // SWR gets a number: it asks a function once and never again after it answered 0.
  const every =
    typeof poll === 'number' ? poll : poll(key === null ? undefined : (cache.get(key)?.data as V | undefined))
  const ask = () => {
    if (key === null || input === null) return Promise.reject(new Error('asked without input'))
    return call(endpoint, input)
  }
  const answer = useSWR<V, Error>(key, ask, {
    keepPreviousData: true,
    refreshInterval: every,
    ...rest,
  })
  const answered = useRef(key)
  if (key !== null && cache.get(key)?.data !== undefined) answered.current = key
  // What a change dropped stays until it is there anew: a form that was filled from it keeps what was typed. The answer to an
  // earlier question stays as well, unless the caller wants none or this one fails: it would pass for this one's.
  const isOfEarlier = answered.current !== key
  return isOfEarlier && (!keepPreviousData || answer.error !== undefined) ? { ...answer, data: undefined } : answer
}

/**
 * After a change no cached answer is known to be current, so none is shown as if it were: those on screen are requested again
 * and stay until the new ones arrive, all others are dropped. What the change answered is stored by `useStoreAnswer`. A page
 * that is left because its resource is gone requests nothing again (`isLeaving`): it would be a 404.
 */
export function useDropAnswers() {
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    async (stored?: string, isLeaving = false) => {
      const others = (key: unknown) => typeof key === 'string' && key !== stored
      // Within this event: a page that opens next must not find the old answer.
      void mutate(others, undefined, { revalidate: false })
      // A preloaded answer that no page has taken yet is in no cache: `mutate` drops it by its key.
      for (const key of preloadedKeys) if (cache.get(key) === undefined) void mutate(key)
      preloadedKeys.clear()
      if (!isLeaving) await mutate(others)
    },
    [cache, mutate],
  )
}

/** A change answers the changed resource as its screen shows it: stored, the screen opens with the new state. */
export function useStoreAnswer() {
  const { mutate } = useSWRConfig()
  return useCallback(
    <I, V>(read: Endpoint<I, V>, input: NoInfer<I>, answer: V) =>
      void mutate(keyOf(read as Endpoint<I, unknown>, input), answer, { revalidate: false }),
    [mutate],
  )
}

/** Asks again for every answer of the endpoints that is on screen: after a change that those answers show. */
export function useRefresh() {
  const { mutate } = useSWRConfig()
  return useCallback(
    (...endpoints: readonly Pick<Endpoint, 'id' | 'area'>[]) => {
      const names = endpoints.map((endpoint) => `${endpoint.area}.${endpoint.id} `)
      return mutate((key) => typeof key === 'string' && names.some((name) => key.startsWith(name)))
    },
    [mutate],
  )
}

export interface Change<RI, RV, WI, WV> {
  read: Endpoint<RI, RV>
  of: NoInfer<RI>
  write: Endpoint<WI, WV>
  with: NoInfer<WI>
  /** The cached answer after the change: first without `answer`, at once; then with the server's. */
  apply: (old: RV, answer?: WV) => RV
  key?: string
}

/** Shows a change before the server confirms it, and takes it back when the server refuses or fails. */
export function useChange() {
  const { mutate } = useSWRConfig()
  const dropAnswers = useDropAnswers()
  return useCallback(
    async <RI, RV, WI, WV>(change: Change<RI, RV, WI, WV>): Promise<WV> => {
      const key = keyOf(change.read as Endpoint<RI, unknown>, change.of)
      let written: { answer: WV } | undefined
      await mutate<RV, RV | undefined>(
        key,
        async (current) => {
          const answer = await call(change.write, change.with, { key: change.key })
          written = { answer }
          return current === undefined ? undefined : change.apply(current, answer)
        },
        {
          optimisticData: (current, displayed) => {
            const shown = current ?? displayed
            return (shown === undefined ? undefined : change.apply(shown)) as RV
          },
          rollbackOnError: true,
          revalidate: false,
          throwOnError: true,
        },
      )
      if (written === undefined) throw new Error('the change was not sent')
      void dropAnswers(key)
      return written.answer
    },
    [mutate, dropAnswers],
  )
}
