import { preload as preloadKey, SWRConfig } from 'swr'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { call } from './client.ts'
import { keyOf } from './keyOf.ts'

/** Preloaded since the last change. */
export const preloadedKeys = new Set<string>()

/**
 * Starts a request before the page that shows its answer is rendered. Route loaders call this; the page's `useApi` takes
 * the answer and reports the error, so a loader neither awaits nor catches.
 *
 * SWR keeps a preloaded answer until a hook takes it, without an age limit. A key that is in the cache already is therefore
 * not preloaded: its hook would take the answer only at its next request, after a change, and show the state before it.
 */
export function preload<I, V>(endpoint: Endpoint<I, V>, input: NoInfer<I>): Promise<V> {
  const key = keyOf(endpoint, input)
  const cached = SWRConfig.defaultValue.cache.get(key)?.data as V | undefined
  if (cached !== undefined) return Promise.resolve(cached)
  preloadedKeys.add(key)
  const answer: Promise<V> = preloadKey(key, () => call(endpoint, input))
  answer.catch(() => undefined)
  return answer
}
