/**
 * Reads the access token where aws-amplify keeps it, so that a page shows without loading that library. Whatever does not
 * look as expected is `stale`, which leaves the decision to the library.
 */
const renewBefore = 60_000

export function storedToken(
  storage: Pick<Storage, 'getItem'>,
  clientId: string,
  now: number,
): { token: string } | 'stale' | 'none' {
  const root = `CognitoIdentityServiceProvider.${clientId}`
  const user = storage.getItem(`${root}.LastAuthUser`)
  if (user === null) return 'none'
  const token = storage.getItem(`${root}.${user}.accessToken`)
  if (token === null) return 'stale'
  const expires = expiryOf(token)
  return expires === undefined || expires - renewBefore <= now ? 'stale' : { token }
}

/** Tells if somebody signed in here, to whichever pool, and did not sign out: `keys` are those of the storage. */
export const isSignInStored = (keys: readonly string[]): boolean => keys.some((key) => key.endsWith('.LastAuthUser'))

function expiryOf(token: string): number | undefined {
  const payload = token.split('.')[1]
  if (payload === undefined) return undefined
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const isDated = typeof claims === 'object' && claims !== null && 'exp' in claims && typeof claims.exp === 'number'
    return isDated ? (claims as { exp: number }).exp * 1000 : undefined
  } catch {
    // Not a token this reads: the library decides.
    return undefined
  }
}
