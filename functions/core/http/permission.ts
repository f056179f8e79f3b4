import type middy from '@middy/core'
import { canAccess, type Ownership } from '../../../shared/core/access.ts'
import * as refusals from '../../../shared/core/refusals.ts'
import type { AnyEndpoint } from '../../../shared/core/schema/endpoint.ts'
import type { CallContext, Context, HttpEvent, Middleware } from './context.ts'
import { languageOf } from './envelope.ts'
import { HttpFault, notFound, notOfRole } from './fault.ts'

type Permitted = Pick<AnyEndpoint, 'roles' | 'beforeSecondFactor' | 'byHelper'>

/**
 * Refuses roles that the catalogue does not name for the endpoint, people who have yet to set up a second factor, and of who
 * orders for another household everything else.
 */
export const permission = ({ roles, beforeSecondFactor, byHelper }: Permitted): Middleware => ({
  before: ({ event, context: { caller } }) => {
    if (caller.SecondFactor === 'missing' && !beforeSecondFactor)
      throw new HttpFault(403, refusals.secondFactorMissing[languageOf(event)])
    const isOfRole = roles === 'anyone' || (Array.isArray(roles) && roles.includes(caller.Role))
    if (!isOfRole || (roles !== 'anyone' && caller.Helper && !byHelper)) throw notOfRole()
  },
})

/** Loads the resource that the endpoint's catalogue entry names, and its owner. */
export interface Loader<K extends string, I, T> {
  readonly kind: K
  load(context: Context<I>): Promise<T | undefined>
  owner(resource: T): Ownership
}

/** Loads the resource; an absent one and one that is not the caller's are the same 404. */
export const ownedResource = <I, T>({
  load,
  owner,
}: Pick<Loader<string, I, T>, 'load' | 'owner'>): middy.MiddlewareObj<
  HttpEvent,
  unknown,
  Error,
  CallContext<I> & { resource: T }
> => ({
  before: async ({ context }) => {
    const resource = await load(context)
    if (resource === undefined || !canAccess(context.caller, owner(resource))) throw notFound()
    context.resource = resource
  },
})
