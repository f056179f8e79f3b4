import { isFoodBankRole, type RolePrefix, rolePrefix } from '../access.ts'

/**
 * Addresses of pages, the same in screens and e-mails. State `a.b.c` is `#/a/b/c` under the role's prefix, its parameters
 * stand in the query of the hash (decision 6).
 */

type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined
export type QueryValues = Readonly<Record<string, QueryValue>>

const isEmpty = (value: QueryValue) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** `?a=1&b=2,3`; what is empty is left out. Commas stay readable: the specification writes its lists with them. */
export function queryText(values: QueryValues): string {
  const set = Object.entries(values).flatMap(([name, value]): [string, string][] =>
    isEmpty(value) ? [] : [[name, Array.isArray(value) ? value.join(',') : String(value)]],
  )
  return set.length > 0 ? `?${new URLSearchParams(set).toString().replaceAll('%2C', ',')}` : ''
}

/** The address of a web app may end with a slash. */
export const absolute = (webUrl: string, path: string) => webUrl.replace(/\/+$/, '') + path

/** A page without a prefix is opened in whatever role is active. */
export const pagePath = (prefix: RolePrefix | undefined, state: string, query: QueryValues = {}) =>
  `/${prefix ?? ''}#/app/${state}${queryText(query)}`

/** The neighbors' own document: it belongs to no role's prefix. */
export const neighborDocument = '/neighbor'
export const neighborPath = (state: string, query: QueryValues = {}) =>
  `${neighborDocument}#/app/${state}${queryText(query)}`

/** The status grid of a role; the food bank's list is called in-progress (section 2). */
export const statusGridPath = (prefix: RolePrefix) =>
  pagePath(prefix, prefix === 'FoodBank' ? 'realtime/in-progress' : 'realtime')

/** The donation's detail, with the prefix of the reader's role or without one. */
export const transactionPath = (role: string, id: number) => pagePath(rolePrefix(role), `realtime/transaction/${id}`)

/** A message, as it was sent or as it was received: then by the reader's own copy (section 2). */
export const messagePath = (prefix: RolePrefix, id: number, sent: boolean) =>
  pagePath(prefix, `current/${prefix.toLowerCase()}/messages/view`, { sent, id })

/** An offer, by its match; food banks answer for their own master agency under their own prefix. */
export const offerPath = (role: string, matchId: number) =>
  pagePath(isFoodBankRole(role) ? 'FoodBank' : 'Agency', `current/agency/realtime/${matchId}`)

export const agencyActiveListPath = () => pagePath('Agency', 'current/agency/realtime/list/active')
export const pendingReceiptsPath = () => pagePath('Agency', 'agency-adhoc-newandinprogress')

/** Target of a decline (section 2). */
export const afterDeclinePath = (role: string) =>
  isFoodBankRole(role) ? statusGridPath('FoodBank') : agencyActiveListPath()

/** Posts the contents of an earlier donation again: state app.foodbank-donor-post.getting-started. */
export const copyPath = (prefix: RolePrefix, id: number) =>
  pagePath(prefix, 'foodbank-donor-post/getting-started', { copy: true, source: id })

export const closeOutPath = (prefix: RolePrefix, id: number) => pagePath(prefix, 'donor-adhoc-close', { id })
export const receiptLoadPath = (prefix: RolePrefix, id: number) => pagePath(prefix, 'receipts/load', { id })

/** The logistics detail of a distributor's load (section 2). */
export const loadPath = (prefix: RolePrefix | undefined, id: number) =>
  pagePath(prefix, `logistics/transaction/${id}/details`)

/** A store that signed up, for the food bank's decision. */
export const pendingDonorPath = (id: number) => pagePath('FoodBank', `realtime/pending-donor/${id}`)

/** A driver's page: the code is in the fragment, which browsers don't send. */
export const driverPath = (runId: number, code: string) => `/pickup#/${runId}/${code}`
