import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { addressOf } from './client.ts'

/** The cache's name of an answer: equal inputs share one, and `useRefresh` finds all of an endpoint. */
export const keyOf = <I>(endpoint: Endpoint<I, never> | Endpoint<I, unknown>, input: I) =>
  `${endpoint.area}.${endpoint.id} ${addressOf(endpoint as Endpoint<never, unknown>, input as object)}`
