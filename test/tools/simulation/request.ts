import type { Caller } from '../../../shared/core/access.ts'
import type { Endpoint, Input } from '../../../shared/core/schema/endpoint.ts'

/** Request of a simulated person or program to an endpoint. */
export interface Request {
  readonly endpoint: Endpoint<never, unknown>
  /** undefined for somebody without an account. */
  readonly caller: Caller | undefined
  readonly input: never
  /** Idempotency key, for what is posted anew. */
  readonly key?: string
  readonly headers?: Record<string, string>
}

export const request = <E extends Endpoint<never, unknown>>(
  endpoint: E,
  caller: Caller,
  input: Input<E>,
  key?: string,
): Request => ({
  endpoint,
  caller,
  input: input as never,
  ...(key ? { key } : {}),
})
