import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { Instant } from '../../shared/api/fields.ts'
import { transportKeys } from '../table/keys/transport.ts'
import type { Write } from '../table/write.ts'

/**
 * Codes of drivers' links: 160 random bits of the platform, of which the table has the hash alone. A hash without a salt
 * is enough for a secret that nobody can guess.
 */

const codeBytes = 20
const hashed = (code: string) => createHash('sha256').update(code).digest()

export const StoredCode = z.object({ Hash: z.string(), Expires: Instant })
type StoredCode = z.infer<typeof StoredCode>

/** Replaces the code of a run: an earlier link opens nothing any more. */
export const putAccessCode = (runId: number, stored: StoredCode): Write => ({
  put: { ...transportKeys.code(runId), ...stored, expires: Math.ceil(Date.parse(stored.Expires) / 1000) },
})

export function newAccessCode(expires: Date) {
  const code = randomBytes(codeBytes).toString('base64url')
  return { code, stored: { Hash: hashed(code).toString('base64url'), Expires: expires.toISOString() } }
}

const none = hashed('')

/** Whether a code opens a run now. It takes the same time whether the run exists, has a code, or another one. */
export function opens(code: string, stored: StoredCode | undefined, now: Date): boolean {
  const expected = stored ? Buffer.from(stored.Hash, 'base64url') : none
  const given = hashed(code)
  const isSame = timingSafeEqual(given, expected.length === given.length ? expected : none)
  return isSame && stored !== undefined && Date.parse(stored.Expires) > now.getTime()
}
