import type { Middleware } from './context.ts'
import { notSignedIn } from './fault.ts'
import { isRevoked } from './revokedTable.ts'

/** Refuses a token that was good when it was issued: its person was disabled, signed out everywhere or lost a role since. */
export const revocation = (): Middleware => ({
  before: async ({ event, context: { caller, signIn } }) => {
    const issuedAt = Number(event.requestContext.authorizer?.jwt?.claims?.iat ?? 0)
    if (await isRevoked(caller, issuedAt, signIn, Date.now())) throw notSignedIn()
  },
})
