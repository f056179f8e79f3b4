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
  const expires = claimsIn(token)?.exp
  return typeof expires === 'number' ? expires * 1000 : undefined
}

/** Claims of a token, unchecked; undefined when it is none that this reads. */
export function claimsIn(token: string): Readonly<Record<string, unknown>> | undefined {
  const payload = token.split('.')[1]
  if (payload === undefined) return undefined
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
