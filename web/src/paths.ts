import type { RolePrefix } from '../../shared/access.ts'

/**
 * Every address of the web app is built here (specification 000, section 2). A page lives under its role's prefix and a
 * hash: state `a.b.c` is `#/a/b/c`, its parameters stand in the query of the hash (decision 6).
 */

type Values = Readonly<Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>>

function query(values: Values) {
  const set = Object.entries(values).flatMap(([name, value]): [string, string][] => {
    const isEmpty =
      value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
    return isEmpty ? [] : [[name, Array.isArray(value) ? value.join(',') : String(value)]]
  })
  // Commas stay readable: the specification writes its lists with them.
  return set.length > 0 ? `?${new URLSearchParams(set).toString().replaceAll('%2C', ',')}` : ''
}

const hash = (prefix: RolePrefix, state: string, values: Values = {}) => `/${prefix}#/app/${state}${query(values)}`

/** What a receipt form is prefilled with; lists of categories and pounds run in step. */
export interface ReceiptPrefill {
  agencyId?: number | undefined
  storageRequirementId?: number | undefined
  donorLocationId?: number | undefined
  categoryId?: readonly number[] | undefined
  pounds?: readonly number[] | undefined
  adHocTransactionId?: number | undefined
  volunteer?: boolean | undefined
  date?: string | undefined
}

export const paths = {
  root: () => '/',
  signIn: (returnTo?: string) => `/sign-in${query({ return: returnTo })}`,
  /** The first page of a prefix: agencies start on their dashboard, everyone else on the status grid. */
  home: (prefix: RolePrefix) => (prefix === 'Agency' ? paths.dashboard() : paths.statusGrid(prefix)),

  dashboard: () => hash('Agency', 'current'),
  statusGrid: (prefix: RolePrefix) => hash(prefix, prefix === 'FoodBank' ? 'realtime/in-progress' : 'realtime'),
  transaction: (prefix: RolePrefix, id: number) => hash(prefix, `realtime/transaction/${id}`),
  donorPost: (prefix: RolePrefix, copyOf?: number) =>
    hash(prefix, 'foodbank-donor-post/getting-started', copyOf === undefined ? {} : { copy: true, source: copyOf }),
  donorClose: (prefix: RolePrefix, id: number) => hash(prefix, 'donor-adhoc-close', { id }),

  agencyActiveList: () => hash('Agency', 'current/agency/realtime/list/active'),
  agencyHistory: () => hash('Agency', 'current/agency/realtime/list/historical'),
  agencyOffer: (id: number, prefix: RolePrefix = 'Agency') => hash(prefix, `current/agency/realtime/${id}`),
  pendingReceipts: () => hash('Agency', 'agency-adhoc-newandinprogress'),

  newReceipt: (prefix: RolePrefix, prefill: ReceiptPrefill = {}) => hash(prefix, 'receipts/new', { ...prefill }),
  receipts: (prefix: RolePrefix) => hash(prefix, 'receipts/previous-submissions'),
  loadReceipt: (prefix: RolePrefix, id: number) => hash(prefix, 'receipts/load', { id }),

  messages: (prefix: RolePrefix, tab?: 'received' | 'sent') =>
    hash(prefix, 'message-summary', { tab: tab === 'sent' ? tab : undefined }),
  message: (prefix: RolePrefix, id: number, sent: boolean) =>
    hash(prefix, `current/${prefix.toLowerCase()}/messages/view`, { sent, id }),
  compose: (prefix: RolePrefix, replyTo?: number) => hash(prefix, 'compose-message', { replyTo }),

  notifications: (prefix: RolePrefix) => hash(prefix, 'notifications'),
} as const

/** Splits an address into its document and its place inside it (`#/…`), to tell a step inside a role from a change of role. */
export function splitAddress(address: string): { document: string; inside: string } {
  const at = address.indexOf('#')
  return at < 0 ? { document: address, inside: '' } : { document: address.slice(0, at), inside: address.slice(at + 1) }
}
