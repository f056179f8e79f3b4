import * as z from 'zod/mini'
import { Instant } from '../../../shared/core/schema/fields.ts'
import { hashOf, isSecretOf, randomSecret } from '../../core/http/secret.ts'
import { present } from '../../core/table/conditions.ts'
import { transportKeys } from '../../core/table/keys/transport.ts'
import type { Write } from '../../core/table/write.ts'

/** Codes of drivers' links: 160 random bits. */

const codeBytes = 20

export const StoredCode = z.object({ Hash: z.string(), Expires: Instant })
type StoredCode = z.infer<typeof StoredCode>

/** Replaces the code of a run: an earlier link opens nothing any more. */
export const putAccessCode = (runId: number, stored: StoredCode): Write => ({
  put: { ...transportKeys.code(runId), ...stored, expires: Math.ceil(Date.parse(stored.Expires) / 1000) },
})

/** Lets the code of a run work until a later time. */
export const prolongAccessCode = (runId: number, until: Date): Write => ({
  update: transportKeys.code(runId),
  set: { Expires: until.toISOString(), expires: Math.ceil(until.getTime() / 1000) },
  when: present,
})

export function newAccessCode(expires: Date) {
  const code = randomSecret(codeBytes)
  return { code, stored: { Hash: hashOf(code), Expires: expires.toISOString() } }
}

/** Tells if a code opens a run now. It takes the same time whether the run exists, has a code, or another one. */
export const opens = (code: string, stored: StoredCode | undefined, now: Date): boolean =>
  isSecretOf(code, stored?.Hash) && stored !== undefined && Date.parse(stored.Expires) > now.getTime()
