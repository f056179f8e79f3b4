import {
  createPrivateKey,
  createPublicKey,
  createSign,
  createVerify,
  generateKeyPairSync,
  type JsonWebKey,
  randomUUID,
} from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { parsedJson } from '../loopback.ts'

export type Claims = Readonly<Record<string, unknown>>

/** Signs tokens with a key of the pool's own, kept so that they stay good over a restart. */
export interface TokenSigning {
  readonly jwks: { readonly keys: readonly JsonWebKey[] }
  sign(claims: Claims): string
  /** Claims of a token that this pool signed; nothing is said about its time. */
  read(token: string): Claims | undefined
}

export const settingsSchema = 'CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)'

/** A value that is made once and then kept. */
export function storedSetting(database: DatabaseSync, name: string, make: () => string): string {
  const kept = database.prepare('SELECT value FROM settings WHERE name = ?').get(name)
  if (kept) return String(kept.value)
  const value = make()
  database.prepare('INSERT INTO settings (name, value) VALUES (?, ?)').run(name, value)
  return value
}

export function openSigning(database: DatabaseSync): TokenSigning {
  const pem = storedSetting(database, 'signing key', () =>
    generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  )
  const kid = storedSetting(database, 'signing key id', randomUUID)
  const privateKey = createPrivateKey(pem)
  const publicKey = createPublicKey(pem)
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return {
    jwks: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] },
    sign(claims) {
      const content = `${encode({ kid, alg: 'RS256' })}.${encode(claims)}`
      return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`
    },
    read(token) {
      const [header, claims, signature, ...rest] = token.split('.')
      if (!header || !claims || !signature || rest.length > 0) return undefined
      const says = partOf(header)
      if (says?.alg !== 'RS256' || says.kid !== kid) return undefined
      return createVerify('RSA-SHA256').update(`${header}.${claims}`).verify(publicKey, signature, 'base64url')
        ? partOf(claims)
        : undefined
    },
  }
}

function partOf(encoded: string): Claims | undefined {
  const value = parsedJson(Buffer.from(encoded, 'base64url').toString())
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Claims) : undefined
}
