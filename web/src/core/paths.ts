import { type RolePrefix, rolePrefix } from '../../../shared/core/access.ts'
import type { OrganizationImportKind } from '../../../shared/core/importing/kinds.ts'
import {
  agencyActiveListPath,
  closeOutPath,
  copyPath,
  loadPath,
  messagePath,
  neighborPath,
  pagePath,
  pendingDonorPath,
  pendingReceiptsPath,
  queryText,
  receiptLoadPath,
  statusGridPath,
} from '../../../shared/core/link/page.ts'

/**
 * Every address of the web app that code leads to is built here (specification 000, section 2); those that e-mails hold as well
 * come from `shared/core/link/page.ts`. The navigation leads to the first path of a screen in the catalogue.
 */

/** Filters that a grid opens with in place of its defaults. */
export interface GridOpening {
  search?: string
  status?: number
  order?: 'oldest'
  start?: string | undefined
}

export const paths = {
  root: () => '/',
  signIn: (returnTo?: string) => `/sign-in${queryText({ return: returnTo })}`,
  /** The first page of a prefix: agencies and food banks start on what waits for them, volunteers on packing, who watches food banks on their totals, donors on the status grid. */
  home: (prefix: RolePrefix) => {
    if (prefix === 'Agency') return paths.dashboard()
    if (prefix === 'Pantry') return paths.packing(prefix)
    if (prefix === 'Donor') return paths.statusGrid(prefix)
    return prefix === 'FoodBank' ? paths.foodBankHome() : pagePath(prefix, 'totals')
  },

  /** The neighbors' own document. Its ordering screens have the same addresses as the staff's, under another document. */
  neighborHome: () => neighborPath('home'),
  neighborOrder: () => neighborPath('orderahead-customer-order/index'),
  myOrders: () => neighborPath('my-orders'),
  neighborProfile: () => neighborPath('profile'),
  neighborDeclaration: () => neighborPath('declaration'),

  /** The first page of a role; neighbors have their own document, and a role without screens the public one. */
  homeOf: (role: string) => {
    const prefix = rolePrefix(role)
    if (role === 'foodbankEpantryCoordinator') return paths.pantryToday('FoodBank')
    if (prefix) return paths.home(prefix)
    return role === 'customer' ? paths.neighborHome() : paths.root()
  },

  dashboard: () => pagePath('Agency', 'current'),
  pantryToday: (prefix: RolePrefix) => pagePath(prefix, 'orderahead-today'),
  foodBankHome: () => pagePath('FoodBank', 'home'),
  statusGrid: (prefix: RolePrefix, filters: GridOpening = {}) =>
    `${statusGridPath(prefix)}${queryText({ ...filters })}`,
  transaction: (prefix: RolePrefix, id: number) => pagePath(prefix, `realtime/transaction/${id}`),
  donorPost: (prefix: RolePrefix, copyOf?: number) =>
    copyOf === undefined ? pagePath(prefix, 'foodbank-donor-post/getting-started') : copyPath(prefix, copyOf),
  bulkOffer: () => pagePath('Donor', 'bulk-offer'),
  donorClose: closeOutPath,
  realtimeSettings: () => pagePath('FoodBank', 'realtime-settings'),
  secondFactorRoles: () => pagePath('FoodBank', 'sign-in-security'),

  agencies: () => pagePath('FoodBank', 'agencies'),
  agency: (id: number | 'new') => pagePath('FoodBank', `agencies/${id}`),
  donors: () => pagePath('FoodBank', 'donors'),
  donor: (id: number | 'new') => pagePath('FoodBank', 'donors', { id }),
  /** Address that a food bank gives to stores: a page of the public document. */
  donorSignUp: (foodBankId: number) => `/donor-sign-up${queryText({ foodBank: foodBankId })}`,
  pendingDonors: () => pagePath('FoodBank', 'realtime/pending-donor'),
  pendingDonor: pendingDonorPath,
  /** Keys of a donor's software; a donor's people see their own. */
  apiKeys: (donor: number) => pagePath('FoodBank', `donors/${donor}/api-keys`),
  donorLocations: (donor?: number) => pagePath('FoodBank', 'donor-locations', { donor }),
  donorLocation: (id: number | 'new', donor?: number) => pagePath('FoodBank', `donor-locations/${id}`, { donor }),
  organizationImport: (kind?: OrganizationImportKind) => pagePath('FoodBank', 'import', { kind }),
  foodBanks: () => pagePath('FeedingAmerica', 'food-banks'),
  foodBank: (id: number | 'new') => pagePath('FeedingAmerica', `food-banks/${id}`),
  customers: (prefix: RolePrefix) => pagePath(prefix, 'orderahead-customers'),
  customer: (prefix: RolePrefix, customerId: number) => pagePath(prefix, 'orderahead-customer-detail', { customerId }),
  texts: (prefix: RolePrefix) => pagePath(prefix, 'orderahead-texts'),
  customerImport: (prefix: RolePrefix) => pagePath(prefix, 'orderahead-customer-import'),
  order: (prefix: RolePrefix, id: number) => pagePath(prefix, 'orderahead-order-detail', { id }),
  orders: (prefix: RolePrefix) => pagePath(prefix, 'orderahead-orders'),
  /** The volunteers' own: staff hand over where they pack. */
  handOver: () => pagePath('Pantry', 'orderahead-hand-over'),
  packing: (prefix: RolePrefix, day?: string) => pagePath(prefix, 'orderahead-packing', { day }),
  arrivals: (prefix: RolePrefix) => pagePath(prefix, 'orderahead-arrivals'),
  walkIn: (prefix: RolePrefix, customerId?: number) => pagePath(prefix, 'orderahead-walk-in', { customerId }),
  pickupWindow: (prefix: RolePrefix, pickupWindowId: number) =>
    pagePath(prefix, 'orderahead-pickup-window', { pickupWindowId }),

  agencyActiveList: agencyActiveListPath,
  agencyHistory: (search?: string) => pagePath('Agency', 'current/agency/realtime/list/historical', { search }),
  agencyOffer: (id: number, prefix: RolePrefix = 'Agency') => pagePath(prefix, `current/agency/realtime/${id}`),
  pendingReceipts: pendingReceiptsPath,

  /** An empty form; links that fill it in come from `shared/rescue/receipts/receiptLink.ts`. */
  newReceipt: (prefix: RolePrefix) => pagePath(prefix, 'receipts/new'),
  /** The list, with one receipt open when named. */
  receipts: (prefix: RolePrefix, id?: number) => pagePath(prefix, 'receipts/previous-submissions', { id }),
  loadReceipt: receiptLoadPath,
  editReceipt: (prefix: RolePrefix, id: number) => pagePath(prefix, 'receipts/edit', { id }),

  missedOrders: (prefix: RolePrefix) => pagePath(prefix, 'orderahead-missed-orders'),
  /** Of a product, and of one donation of it. */
  recall: (prefix: RolePrefix, product?: number, receipt?: number) =>
    pagePath(prefix, 'orderahead-recall', { product, receipt }),
  erpMatching: () => pagePath('FoodBank', 'orderahead-erp-matching'),
  erpImport: () => pagePath('FoodBank', 'orderahead-erp-import'),
  orderLimits: (prefix: RolePrefix) => pagePath(prefix, 'orderahead-order-limits'),
  pickupLocations: (prefix: RolePrefix) => pagePath(prefix, 'orderahead-locations'),
  newPickupLocation: (prefix: RolePrefix) => pagePath(prefix, 'orderahead-locations/new'),
  pickupLocation: (prefix: RolePrefix, locationId: number, tab?: number) =>
    pagePath(prefix, 'orderahead-location', { locationId, tab }),
  products: (prefix: RolePrefix, id?: number | 'new') =>
    `${pagePath(prefix, 'orderahead-products')}${id === undefined ? '' : `?pantryInventoryItemId=${id}`}`,
  productImport: (prefix: RolePrefix) => pagePath(prefix, 'orderahead-products-import'),
  tags: (prefix: RolePrefix) => pagePath(prefix, 'orderahead-tags'),
  /** Of a location, on some days when named. */
  pickupTimes: (prefix: RolePrefix, locationId: number, range?: { start: string; end: string }) =>
    pagePath(prefix, 'orderahead-location', { locationId, tab: 1, ...range }),
  /** Of some days when named. */
  deliveryWindows: (prefix: RolePrefix, range?: { start: string; end: string }) =>
    pagePath(prefix, 'orderahead-delivery-windows', { ...range }),
  invitations: (prefix: RolePrefix) => pagePath(prefix, 'orderahead-invitations'),
  invitation: (prefix: RolePrefix) => pagePath(prefix, 'orderahead-invitation'),
  bulkInvitation: (prefix: RolePrefix) => pagePath(prefix, 'orderahead-invitation-bulk'),

  loads: (prefix: RolePrefix, filters: GridOpening = {}) =>
    pagePath(prefix, prefix === 'FeedingAmerica' ? 'distributor' : 'logistics', { ...filters }),
  load: (prefix: RolePrefix, id: number) => loadPath(prefix, id),

  messages: (prefix: RolePrefix, tab?: 'received' | 'sent') =>
    pagePath(prefix, 'message-summary', { tab: tab === 'sent' ? tab : undefined }),
  message: messagePath,
  compose: (prefix: RolePrefix, replyTo?: number) => pagePath(prefix, 'compose-message', { replyTo }),

  people: (prefix: RolePrefix, entity?: number) => pagePath(prefix, 'people', { entity }),
  person: (prefix: RolePrefix, entityId: number, userId: number) => pagePath(prefix, `people/${entityId}/${userId}`),

  notifications: (prefix: RolePrefix) => pagePath(prefix, 'notifications'),
  /** The person's PIN, and this device as a shared tablet. */
  tablet: (prefix: RolePrefix) => pagePath(prefix, 'shared-tablet'),
  secondFactor: (prefix: RolePrefix) => pagePath(prefix, 'second-factor'),
} as const

/** Splits an address into its document and the path in its hash, to tell a navigation of the router from a change of document. */
export function splitAddress(address: string): { document: string; inside: string } {
  const at = address.indexOf('#')
  return at < 0 ? { document: address, inside: '' } : { document: address.slice(0, at), inside: address.slice(at + 1) }
}

/** The address of a state that the server names, `app.notifications` (decision 6). */
export const statePath = (prefix: RolePrefix, state: string) =>
  pagePath(prefix, state.replace(/^app\./, '').replaceAll('.', '/'))
