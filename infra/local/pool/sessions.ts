import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/** A sign-in. It lives as long as its refresh token, of which only a hash is kept. */
export interface PoolSession {
  /** `origin_jti` of every token that comes from it. */
  readonly origin: string
  readonly sub: string
  readonly clientId: string
  /** Seconds. */
  readonly authTime: number
  /** Milliseconds. */
  readonly until: number
  readonly revoked: boolean
}

export const sessionsSchema = `
CREATE TABLE IF NOT EXISTS sessions (
  hash TEXT PRIMARY KEY, origin TEXT NOT NULL UNIQUE, sub TEXT NOT NULL, client TEXT NOT NULL,
  auth_time INTEGER NOT NULL, until INTEGER NOT NULL, revoked INTEGER NOT NULL DEFAULT 0);
CREATE INDEX IF NOT EXISTS sessions_of ON sessions (sub)`

export interface Sessions {
  open(sub: string, clientId: string): { readonly session: PoolSession; readonly refreshToken: string }
  byRefreshToken(refreshToken: string): PoolSession | undefined
  byOrigin(origin: string): PoolSession | undefined
  revoke(origin: string): void
  revokeAll(sub: string): void
}

const lifetime = 30 * 24 * 3_600_000
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export function openSessions(database: DatabaseSync): Sessions {
  const forget = database.prepare('DELETE FROM sessions WHERE until < ?')
  const insert = database.prepare(
    'INSERT INTO sessions (hash, origin, sub, client, auth_time, until) VALUES (:hash, :origin, :sub, :client, :authTime, :until)',
  )
  const byHash = database.prepare('SELECT * FROM sessions WHERE hash = ?')
  const byOrigin = database.prepare('SELECT * FROM sessions WHERE origin = ?')
  const revoke = database.prepare('UPDATE sessions SET revoked = 1 WHERE origin = ?')
  const revokeAll = database.prepare('UPDATE sessions SET revoked = 1 WHERE sub = ?')
  return {
    open(sub, clientId) {
      const now = Date.now()
      const refreshToken = randomBytes(96).toString('base64url')
      const session = {
        origin: randomUUID(),
        sub,
        clientId,
        authTime: Math.floor(now / 1000),
        until: now + lifetime,
        revoked: false,
      }
      forget.run(now)
      const { origin, authTime, until } = session
      insert.run({ hash: hashOf(refreshToken), origin, sub, client: clientId, authTime, until })
      return { session, refreshToken }
    },
    byRefreshToken: (refreshToken) => sessionOf(byHash.get(hashOf(refreshToken))),
    byOrigin: (origin) => sessionOf(byOrigin.get(origin)),
    revoke: (origin) => void revoke.run(origin),
    revokeAll: (sub) => void revokeAll.run(sub),
  }
}

const sessionOf = (row: Record<string, unknown> | undefined): PoolSession | undefined =>
  row && {
    origin: String(row.origin),
    sub: String(row.sub),
    clientId: String(row.client),
    authTime: Number(row.auth_time),
    until: Number(row.until),
    revoked: row.revoked === 1,
  }
