import type { AnyEndpoint } from '../../../shared/core/schema/endpoint.ts'
import type { Middleware } from './context.ts'
import { HttpFault } from './fault.ts'

/** Refuses a browser's prefetch of the specification's state-changing GETs. */
export const refusePrefetch = ({ mutates, method }: Pick<AnyEndpoint, 'mutates' | 'method'>): Middleware => ({
  before: ({ event: { headers } }) => {
    const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`
    if (mutates && method === 'GET' && /prefetch|prerender/i.test(purpose))
      throw new HttpFault(403, 'Prefetching is not allowed.')
  },
})
