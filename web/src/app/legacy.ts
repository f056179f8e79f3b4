import { type RolePrefix, rolePrefixes } from '../../../shared/access.ts'
import { paths } from '../paths.ts'

const prefixes: ReadonlySet<string> = new Set(Object.values(rolePrefixes))
const isPrefix = (name: string | undefined): name is RolePrefix => name !== undefined && prefixes.has(name)

export type Place =
  | { kind: 'inside'; prefix: RolePrefix }
  | { kind: 'outside' }
  /** An older address (section 2, legacy jumps) that has moved. */
  | { kind: 'moved'; to: string }

/** Which part of the app an address belongs to; older addresses name the one that replaced them. */
export function placeOf(pathname: string): Place {
  const [prefix, page, id, ...more] = pathname.split('/').filter(Boolean)
  if (!isPrefix(prefix) || more.length > 0) return { kind: 'outside' }
  if (page === undefined) return { kind: 'inside', prefix }
  if (page === 'ComposeMessage' && id === undefined) return { kind: 'moved', to: paths.compose(prefix) }
  if (page === 'ViewSentMessage' && /^\d+$/.test(id ?? ''))
    return { kind: 'moved', to: paths.message(prefix, Number(id), true) }
  return { kind: 'outside' }
}

/** Places inside a prefix that stand for another: its bare address and the older hashes. */
export const jumps: Readonly<Record<string, (prefix: RolePrefix) => string>> = {
  '/': paths.home,
  '/previous': paths.receipts,
  '/pickups': (prefix) => paths.newReceipt(prefix),
}

const here = 'https://gleanery.example'

/**
 * Only an address of this app may be returned to after sign-in. Browsers read more as another site's than meets the eye,
 * such as `/<tab>/elsewhere`, so the address is read as they read it.
 */
export function safeReturn(address: string | null): string | undefined {
  if (!address?.startsWith('/') || !URL.canParse(address, here)) return undefined
  const { origin, pathname } = new URL(address, here)
  return origin === here && !pathname.startsWith('/sign-in') ? address : undefined
}
