import { preload } from 'swr'
import type { Endpoint } from '../../../shared/api/endpoint.ts'
import { call } from './client.ts'
import { keyOf } from './useApi.ts'

/** Asks for what a screen will ask for as soon as it is drawn: the answer travels while the screen is made. */
export function askAhead<I, V>(endpoint: Endpoint<I, V>, input: NoInfer<I>): Promise<V> {
  const asked: Promise<V> = preload(keyOf(endpoint, input), () => call(endpoint, input))
  // A failure shows where the answer is used.
  asked.catch(() => undefined)
  return asked
}
