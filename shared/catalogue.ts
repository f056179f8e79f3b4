import * as addresses from './core/address/api.ts'
import * as attachments from './core/attachments/api.ts'
import type { Endpoint } from './core/schema/endpoint.ts'
import * as agencies from './network/agencies/api.ts'
import * as donors from './network/donors/api.ts'
import * as foodbanks from './network/foodbanks/api.ts'
import * as network from './network/groups/api.ts'
import * as people from './network/people/api.ts'
import * as session from './network/session/api.ts'
import * as customers from './pantry/customers/api.ts'
import * as erp from './pantry/erp/api.ts'
import * as helpers from './pantry/helping/api.ts'
import * as invitations from './pantry/invitations/api.ts'
import * as limits from './pantry/limits/api.ts'
import * as locations from './pantry/locations/api.ts'
import * as lockers from './pantry/lockers/api.ts'
import * as ordering from './pantry/ordering/api.ts'
import * as orders from './pantry/orders/api.ts'
import * as customerOrders from './pantry/orders/customerOrdersApi.ts'
import * as pantryReports from './pantry/pantryReports/api.ts'
import * as customerExports from './pantry/pantryReports/customerExportApi.ts'
import * as inventory from './pantry/products/api.ts'
import * as deliveryprograms from './pantry/programs/api.ts'
import * as recall from './pantry/recall/api.ts'
import * as referrals from './pantry/referrals/api.ts'
import * as standing from './pantry/standing/api.ts'
import * as stock from './pantry/stock/api.ts'
import * as storage from './pantry/storage/api.ts'
import * as tags from './pantry/tags/api.ts'
import * as tefap from './pantry/tefap/api.ts'
import * as waitlist from './pantry/waitlist/api.ts'
import * as windows from './pantry/windows/api.ts'
import * as donations from './rescue/donations/api.ts'
import * as distributors from './rescue/loads/api.ts'
import * as offers from './rescue/offers/api.ts'
import * as providers from './rescue/providers/api.ts'
import * as receipts from './rescue/receipts/api.ts'
import * as transport from './rescue/transport/api.ts'
import * as changes from './work/changes/api.ts'
import * as dashboard from './work/dashboard/api.ts'
import * as home from './work/home/api.ts'
import * as imports from './work/imports/api.ts'
import * as jobs from './work/jobs/api.ts'
import * as messages from './work/messages/api.ts'
import * as reports from './work/reports/api.ts'
import * as schedules from './work/schedules/api.ts'
import * as setup from './work/setup/api.ts'
import * as totals from './work/totals/api.ts'
import * as translations from './work/translations/api.ts'

const isEndpoint = (exported: unknown): exported is Endpoint<never, unknown> =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported

/** In the order of their areas, which most are called as, in the stacks and the reference; a new one comes last. */
const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  session,
  donations,
  offers,
  agencies,
  dashboard,
  receipts,
  foodbanks,
  messages,
  stock,
  recall,
  erp,
  storage,
  windows,
  limits,
  attachments,
  locations,
  inventory,
  tags,
  deliveryprograms,
  setup,
  providers,
  distributors,
  donors,
  people,
  changes,
  network,
  imports,
  transport,
  totals,
  translations,
  jobs,
  reports,
  pantryReports,
  schedules,
  orders,
  customers,
  customerOrders,
  customerExports,
  tefap,
  ordering,
  lockers,
  invitations,
  referrals,
  addresses,
  home,
  waitlist,
  standing,
  helpers,
}
const areas = Object.keys(modules)

/** Every endpoint of the app, by area and id (a module's exports have no order of their own). */
export const catalogue: readonly Endpoint<never, unknown>[] = Object.values(modules)
  .flatMap((module) => Object.values(module).filter(isEndpoint))
  .toSorted((a, b) => areas.indexOf(a.area) - areas.indexOf(b.area) || (a.id < b.id ? -1 : 1))

/**
 * The HTTP APIs behind the one domain, by the paths that each serves, most specific first. An HTTP API holds at most 300
 * integrations (not raisable), so pantry endpoints have one of their own. CloudFront routes by the same patterns in the
 * same order, where `*` stands for any characters.
 */
export const httpApis: Readonly<Record<string, readonly string[]>> = {
  pantry: [
    '/api/orderahead/*',
    '/api/Pantry*',
    '/api/pantry*',
    '/api/DeliveryProgramsGrid',
    '/api/deliveryprograms*',
    '/api/FoodBankDelivery*',
    '/api/foodbankdelivery*',
    '/api/fano/*',
    '/api/Invitation*',
    '/api/FoodInsecureNeighbor*',
  ],
  rescue: ['/api/*', '/Agency/BuildReport', '/Agency/PickupReport'],
}

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

/** Tells if an address is one of the API, not of the app. */
export const isApiPath = (path: string) =>
  Object.values(httpApis).some((patterns) => patterns.some((pattern) => matches(pattern, path)))

/** Name of the HTTP API that serves an endpoint. */
export function httpApiOf({ path }: Pick<Endpoint, 'path'>): string {
  const found = Object.entries(httpApis).find(([, patterns]) => patterns.some((pattern) => matches(pattern, path)))
  if (!found) throw new Error(`No HTTP API serves ${path}: add its pattern to httpApis`)
  return found[0]
}
