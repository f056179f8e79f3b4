import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { addressOf, bodyOf } from './client.ts'

/** The cache's name of an answer: equal inputs share one, and `useRefresh` finds all of an endpoint. */
export const keyOf = <I>(endpoint: Endpoint<I, never> | Endpoint<I, unknown>, input: I) => {
  const asked = endpoint as Endpoint<never, unknown>
  const address = `${endpoint.area}.${endpoint.id} ${addressOf(asked, input as object)}`
  // A search has what it is for in its body alone.
  const body = bodyOf(asked, input as Readonly<Record<string, unknown>>)
  return typeof body === 'string' ? `${address} ${body}` : address
}
