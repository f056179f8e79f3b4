import { useRef } from 'react'
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { ApiError, call, Refused } from './client.ts'
import { keyOf } from './keyOf.ts'

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
  { poll = 0, keepPreviousData = true, ...rest }: ApiOptions<V> = {},
): SWRResponse<V, Error> {
  const { cache } = useSWRConfig()
  const key = input === null ? null : keyOf(endpoint as Endpoint<I, unknown>, input)
  const known = key === null ? undefined : (cache.get(key)?.data as V | undefined)
  const answer = useSWR<V, Error>(key, () => call(endpoint, input as I), {
    keepPreviousData: true,
    // SWR gets a number: it asks a function once and never again after it answered 0.
    refreshInterval: typeof poll === 'number' ? poll : poll(known),
    ...rest,
  })
  const answered = useRef(key)
  if (known !== undefined) answered.current = key
  // Dropped data stays until it is there anew: a form that was filled from it keeps what was typed. The answer to an
  // earlier query stays as well, unless the caller wants none or this one fails: it would pass for this one's.
  const isOfEarlier = answered.current !== key
  return isOfEarlier && (!keepPreviousData || answer.error !== undefined) ? { ...answer, data: undefined } : answer
}
