import { createHmac, randomBytes } from 'node:crypto'

/** Codes of authenticator apps: RFC 6238 with SHA-1, six digits and steps of 30 seconds. */

const stepMilliseconds = 30_000
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** In base32, as long as Cognito's. */
export const newSecret = (): string => Array.from(randomBytes(52), (byte) => alphabet[byte % 32]).join('')

/** The code that an authenticator app shows at a moment. */
export const codeAt = (secret: string, milliseconds: number): string =>
  codeOfStep(secret, Math.floor(milliseconds / stepMilliseconds))

/** The step that a code belongs to, with one step of drift to either side; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const current = Math.floor(now / stepMilliseconds)
  return [current, current - 1, current + 1].find((step) => codeOfStep(secret, step) === code)
}

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = digest.readUInt8(19) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
