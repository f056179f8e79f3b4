import { mutate } from 'swr'
import type { Endpoint } from '../../../shared/api/endpoint.ts'
import { answersAhead } from './answersAhead.ts'
import { call } from './client.ts'
import { keyOf } from './useApi.ts'

/** Asks for what a screen will ask for as soon as it is drawn: the answer travels while the screen is made. */
export function askAhead<I, V>(endpoint: Endpoint<I, V>, input: NoInfer<I>): Promise<V> {
  const key = keyOf(endpoint, input)
  const asked = call(endpoint, input)
  answersAhead.expect(key, asked)
  // A screen that is made later than the answer shows it from the start; a failure shows where the answer is used.
  asked.then((value) => mutate(key, value, { revalidate: false })).catch(() => undefined)
  return asked
}
