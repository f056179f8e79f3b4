import * as agencies from './agencies.ts'
import * as attachments from './attachments.ts'
import * as changes from './changes.ts'
import * as customers from './customers.ts'
import * as dashboard from './dashboard.ts'
import * as deliveryprograms from './deliveryprograms.ts'
import * as distributors from './distributors.ts'
import * as donations from './donations.ts'
import * as donors from './donors.ts'
import type { Endpoint } from './endpoint.ts'
import * as erp from './erp.ts'
import * as foodbanks from './foodbanks.ts'
import * as imports from './imports.ts'
import * as inventory from './inventory.ts'
import * as invitations from './invitations.ts'
import * as jobs from './jobs.ts'
import * as limits from './limits.ts'
import * as locations from './locations.ts'
import * as lockers from './lockers.ts'
import * as messages from './messages.ts'
import * as network from './network.ts'
import * as offers from './offers.ts'
import * as ordering from './ordering.ts'
import * as orders from './orders.ts'
import * as pantryReports from './pantryReports.ts'
import * as people from './people.ts'
import * as providers from './providers.ts'
import * as recall from './recall.ts'
import * as receipts from './receipts.ts'
import * as referrals from './referrals.ts'
import * as reports from './reports.ts'
import * as schedules from './schedules.ts'
import * as session from './session.ts'
import * as setup from './setup.ts'
import * as stock from './stock.ts'
import * as storage from './storage.ts'
import * as tags from './tags.ts'
import * as totals from './totals.ts'
import * as transport from './transport.ts'
import * as windows from './windows.ts'

const isEndpoint = (exported: unknown): exported is Endpoint<never, unknown> =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported

const modules: readonly Readonly<Record<string, unknown>>[] = [
  agencies,
  attachments,
  changes,
  customers,
  dashboard,
  deliveryprograms,
  distributors,
  donations,
  donors,
  erp,
  foodbanks,
  imports,
  inventory,
  invitations,
  jobs,
  limits,
  locations,
  lockers,
  messages,
  network,
  offers,
  ordering,
  orders,
  pantryReports,
  people,
  providers,
  recall,
  receipts,
  referrals,
  reports,
  schedules,
  session,
  setup,
  stock,
  storage,
  tags,
  totals,
  transport,
  windows,
]

/** The order of the areas in the stacks and the reference; a new area comes last. */
const areas = [
  'session',
  'donations',
  'offers',
  'agencies',
  'dashboard',
  'receipts',
  'foodbanks',
  'messages',
  'stock',
  'erp',
  'storage',
  'windows',
  'limits',
  'attachments',
  'locations',
  'inventory',
  'tags',
  'deliveryprograms',
  'setup',
  'providers',
  'distributors',
  'donors',
  'people',
  'network',
  'imports',
  'transport',
  'totals',
  'jobs',
  'reports',
  'orders',
  'customers',
  'ordering',
  'lockers',
  'invitations',
  'referrals',
]

/** Every endpoint of the product, by area and id (a module's exports have no order of their own). */
export const catalogue: readonly Endpoint<never, unknown>[] = modules
  .flatMap((module) => Object.values<unknown>(module).filter(isEndpoint))
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

/** Whether an address is one of the API, not of the app. */
export const isApiPath = (path: string) =>
  Object.values(httpApis).some((patterns) => patterns.some((pattern) => matches(pattern, path)))

/** Name of the HTTP API that serves an endpoint. */
export function httpApiOf({ path }: Pick<Endpoint, 'path'>): string {
  const found = Object.entries(httpApis).find(([, patterns]) => patterns.some((pattern) => matches(pattern, path)))
  if (!found) throw new Error(`No HTTP API serves ${path}: add its pattern to httpApis`)
  return found[0]
}
