import * as refusals from '../../../shared/core/refusals.ts'
import type { AnyEndpoint } from '../../../shared/core/schema/endpoint.ts'
import type { Middleware } from './context.ts'
import { languageOf } from './envelope.ts'
import { HttpFault } from './fault.ts'
import { isClosed } from './revokedTable.ts'

/** Refuses changes while the tenant is closed, as during a restore: what is written then would be lost. */
export const closing = ({ mutates }: Pick<AnyEndpoint, 'mutates'>): Middleware => ({
  before: async ({ event }) => {
    if (mutates && (await isClosed(Date.now()))) throw new HttpFault(503, refusals.tenantClosed[languageOf(event)])
  },
})
