import * as agencies from './agencies.ts'
import * as dashboard from './dashboard.ts'
import * as donations from './donations.ts'
import type { Endpoint } from './endpoint.ts'
import * as foodbanks from './foodbanks.ts'
import * as messages from './messages.ts'
import * as offers from './offers.ts'
import * as receipts from './receipts.ts'
import * as session from './session.ts'

const isEndpoint = (exported: unknown): exported is Endpoint<never, unknown> =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported

/** Every endpoint of the product, by area and id (a module's exports have no order of their own). A new area is one more line here. */
export const catalogue: readonly Endpoint<never, unknown>[] = [
  session,
  donations,
  offers,
  agencies,
  dashboard,
  receipts,
  foodbanks,
  messages,
].flatMap((area) =>
  Object.values<unknown>(area)
    .filter(isEndpoint)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
)
