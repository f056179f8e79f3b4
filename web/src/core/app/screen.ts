import { type ComponentType, createContext } from 'react'
import type { Role, RolePrefix } from '../../../../shared/core/access.ts'
import type { app } from '../../../../shared/core/text/app.ts'
import type { PlainKey } from '../../../../shared/core/text/text.ts'
import type { Session } from '../../../../shared/network/session/api.ts'
import type { PantryBadge } from '../../../../shared/work/home/pantryBadges.ts'
import type { preload } from '../data/preload.ts'
import type { MenuIcon } from './menuIcons.ts'

/** Input of a screen's preload: the URL, and the signed-in person. */
export interface Entered {
  /** Starts a request; the page's `useApi` takes the answer. */
  preload: typeof preload
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
  prefix: RolePrefix
  session: Session
}

/** Count that waits at an entry: one of the session, or of the pantry's day. */
export type MenuBadge = 'MessageCount' | 'ReceiptsDue' | PantryBadge

/** One row of the catalogue of screens: its URL, who sees it, which file shows it and how the navigation names it. */
export interface Screen {
  /** Paths in the hash of the prefix's document (decision 6: state a.b.c is `#/a/b/c`). */
  paths: readonly [string, ...string[]]
  prefixes: readonly RolePrefix[]
  title: PlainKey<typeof app>
  page: () => Promise<{ default: ComponentType }>
  /** Code that the page loads when it is used; loaded beforehand for when the connection is gone. */
  parts?: readonly (() => Promise<unknown>)[]
  /**
   * Starts the page's first requests while its code is still loading; runs only for a role that may see the page. It imports
   * its endpoints itself: otherwise every page would load the schemas of all areas.
   */
  preload?: (entered: Entered) => unknown
  /** In the navigation, in the order of the catalogue; a screen without it is reached from others. */
  menu?: {
    /** By default the screen's first path. */
    to?: (prefix: RolePrefix) => string
    icon: MenuIcon
    /** Screens about the person are in the account menu, not in the rail. */
    group: 'work' | 'receipts' | 'organizations' | 'pantry' | 'stock' | 'messages' | 'setup' | 'account'
    badge?: MenuBadge
    /** Of the prefix's roles those that see the entry; all of them when absent. */
    roles?: readonly Role[]
    /** One of a half's at most four entries in the bar at the bottom of a phone: everywhere, or under these prefixes. */
    onPhone?: true | readonly RolePrefix[]
  }
}

/** The screens of the open document's prefix, for pages that show links only to what is there. */
export const ScreensContext = createContext<readonly Screen[]>([])
