import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * Secrets of links and of software: random bits, of which the table has the hash alone. A hash without a salt is enough for
 * what nobody can guess.
 */
export const randomSecret = (bytes: number) => randomBytes(bytes).toString('base64url')

export const hashOf = (secret: string) => hash('sha256', secret, 'base64url')

/** Compares a secret with a hash. It takes the same time whether there is a hash or not. */
export function isSecretOf(secret: string, stored: string | null | undefined): boolean {
  const [given, expected] = [Buffer.from(hashOf(secret)), Buffer.from(stored ?? '')]
  const isHash = given.length === expected.length
  return timingSafeEqual(given, isHash ? expected : given) && isHash
}
