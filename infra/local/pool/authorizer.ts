import type { Claims, TokenSigning } from './signing.ts'
import { issuerOf } from './tokens.ts'

export interface Accepting {
  readonly poolId: string
  readonly clientIds: readonly string[]
  readonly signing: TokenSigning
}

/**
 * Result of an HTTP API's JWT authorizer for an `Authorization` header: the token's claims, or undefined for 401.
 * Like that one it knows nothing of revocation; a token is good until it expires.
 */
export function verifyToken(
  { poolId, clientIds, signing }: Accepting,
  authorization: string | undefined,
): Claims | undefined {
  const claims = signing.read((authorization ?? '').replace(/^Bearer +/i, ''))
  if (claims?.iss !== issuerOf(poolId)) return undefined
  const now = Date.now() / 1000
  if (typeof claims.exp !== 'number' || claims.exp <= now) return undefined
  if (typeof claims.iat === 'number' && claims.iat > now) return undefined
  const client = claims.client_id ?? claims.aud
  return typeof client === 'string' && clientIds.includes(client) ? claims : undefined
}
