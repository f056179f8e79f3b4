import { hash } from 'node:crypto'
import type { Key } from '../table/shape.ts'
import { table } from '../table/table.ts'

/** Counts of what anybody may do, by caller's address or by what it is done to, in spans of time. */

export interface RateLimit {
  readonly max: number
  readonly spanMs: number
}

/** An address is a person's: only its hash is kept, until the span is over. */
export const addressHash = (address: string) => hash('sha256', address, 'base64url').slice(0, 22)

/** Counts one more, and tells whether that is more than the limit of the span. */
export async function isOverLimit(
  { max, spanMs }: RateLimit,
  now: Date,
  keyOf: (span: number) => Key,
): Promise<boolean> {
  const span = Math.floor(now.getTime() / spanMs)
  const count = await table.countUp(keyOf(span), Math.ceil(((span + 1) * spanMs) / 1000))
  return count > max
}
