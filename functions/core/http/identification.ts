import { findCaller } from './callerTable.ts'
import type { Context, HttpEvent, Middleware } from './context.ts'
import { notSignedIn } from './fault.ts'
import { loadRevoked } from './revokedTable.ts'

/**
 * Sets the caller: the person whom the access token names, in their active role. ID tokens, which API Gateway's authorizer
 * lets through, are for the web app alone.
 */
export const identification = (): Middleware => ({
  before: async ({ event, context }) => {
    const claims = event.requestContext.authorizer?.jwt?.claims
    const subject = claims?.token_use === 'access' ? String(claims.sub ?? '') : ''
    if (subject === '') throw notSignedIn()
    // Tokens of versions before 2026-11-29 say whether their person has a second factor, for an hour after the upgrade.
    const found = findCaller(subject, claims?.second_factor === 'enrolled')
    // Revocation follows: its list is read at the same time.
    const [person] = await Promise.all([found, loadRevoked(Date.now())])
    if (!person) throw notSignedIn()
    context.user = person.user
    context.caller = person.caller
    context.signIn = signInOf(event)
  },
})

/** Undefined with a token that names none. */
function signInOf(event: HttpEvent): Context<unknown>['signIn'] {
  const claims = event.requestContext.authorizer?.jwt?.claims
  const ID = String(claims?.origin_jti ?? '')
  return ID === ''
    ? undefined
    : { ID, At: Number(claims?.auth_time ?? 0), UserAgent: event.headers['user-agent'] ?? '' }
}
