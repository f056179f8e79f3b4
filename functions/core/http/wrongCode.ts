import * as refusals from '../../../shared/core/refusals.ts'
import { transportKeys } from '../table/keys/transport.ts'
import type { Key } from '../table/shape.ts'
import type { PublicContext } from './context.ts'
import { HttpFault, notFound } from './fault.ts'
import { addressHash, isOverLimit } from './throttle.ts'

/**
 * Wrong codes of links without an account are counted by address and by what they would open, and too many are answered 429
 * instead of 404; a right code is never held up by the wrong ones of others.
 */

const minute = 60_000
const limits = { address: { max: 20, spanMs: 10 * minute }, target: { max: 200, spanMs: 60 * minute } } as const

type Sender = Pick<PublicContext<unknown>, 'address' | 'now' | 'language'>

/** `targetKey` counts for what the code would open, in the nth hour. */
export async function refuseWrongCode(
  { address, now, language }: Sender,
  targetKey: (nth: number) => Key,
): Promise<never> {
  const sender = addressHash(address)
  const [fromAddress, forTarget] = await Promise.all([
    isOverLimit(limits.address, now, (nth) => transportKeys.wrongCodesFrom(sender, nth)),
    isOverLimit(limits.target, now, targetKey),
  ])
  if (fromAddress || forTarget) throw new HttpFault(429, refusals.tooManyWrongCodes[language])
  throw notFound()
}
