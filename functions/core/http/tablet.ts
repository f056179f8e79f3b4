import * as refusals from '../../../shared/core/refusals.ts'
import type { AnyEndpoint } from '../../../shared/core/schema/endpoint.ts'
import type { Middleware } from './context.ts'
import { languageOf } from './envelope.ts'
import { HttpFault, notOfRole, notSignedIn } from './fault.ts'
import { findShift } from './pinTable.ts'
import { findTablet, isRevoked } from './revokedTable.ts'

/** Header of the shift that somebody began with their PIN. */
const actingHeader = 'acting'

/**
 * A call from a shared tablet is that of the volunteer who has a shift there, whatever role signed it in: it reaches what the
 * catalogue opens to volunteers by name. While nobody has a shift, it reaches what begins one.
 */
export const tablet = ({ roles, beforePin }: Pick<AnyEndpoint, 'roles' | 'beforePin'>): Middleware => ({
  before: async ({ event, context }) => {
    const { caller, signIn } = context
    const now = new Date()
    const entityId = signIn && (await findTablet(signIn.ID, now.getTime()))
    if (!signIn || entityId === undefined) return
    // The person who signed it in acts elsewhere by now: the tablet is no other pantry's.
    if (entityId !== caller.EntityID) throw notSignedIn()
    const found = await findShift(caller, signIn.ID, event.headers[actingHeader] ?? '', now)
    const volunteer = { ...caller, Role: 'pantryvolunteer' } as const
    const isOver =
      found && (await isRevoked({ ...volunteer, Subject: found.Subject }, found.At, undefined, now.getTime()))
    const shift = isOver ? undefined : found
    context.tablet = { isLocked: shift === undefined }
    context.caller = shift
      ? { ...volunteer, UserID: shift.UserID, Subject: shift.Subject, UserName: shift.UserName }
      : volunteer
    if (beforePin) return
    if (!Array.isArray(roles) || !roles.includes('pantryvolunteer')) throw notOfRole()
    if (!shift) throw new HttpFault(403, refusals.tabletLocked[languageOf(event)])
  },
})
