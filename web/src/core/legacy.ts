import type { RolePrefix } from '../../../shared/core/access.ts'
import { everyPrefix } from './everyPrefix.ts'
import { paths } from './paths.ts'

const prefixes: ReadonlySet<string> = new Set(everyPrefix)
const isPrefix = (name: string | undefined): name is RolePrefix => name !== undefined && prefixes.has(name)

export type AppDocument =
  | { kind: 'authenticated'; prefix: RolePrefix }
  | { kind: 'public' }
  /** An older address (section 2, legacy jumps) that has moved. */
  | { kind: 'moved'; to: string }

/** Document that an address belongs to; older addresses name the one that replaced them. */
export function documentOf(pathname: string): AppDocument {
  const [prefix, page, id, ...more] = pathname.split('/').filter(Boolean)
  if (!isPrefix(prefix) || more.length > 0) return { kind: 'public' }
  if (page === undefined) return { kind: 'authenticated', prefix }
  if (page === 'ComposeMessage' && id === undefined) return { kind: 'moved', to: paths.compose(prefix) }
  if (page === 'ViewSentMessage' && /^\d+$/.test(id ?? ''))
    return { kind: 'moved', to: paths.message(prefix, Number(id), true) }
  return { kind: 'public' }
}

/** Paths in a prefix's hash that redirect: the bare address and the older paths. */
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
