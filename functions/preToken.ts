import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda'
import type { User } from '../shared/network/organizations/entity.ts'
import { background } from './core/http/background.ts'
import { log } from './core/log.ts'
import { personOfToken } from './network/session/tokenClaims.ts'
import { recordLogin } from './pantry/customers/customerTable.ts'

/** A neighbor's sign-in is shown to staff; it does not fail because it could not be written down. */
async function recordSignIn({ triggerSource }: PreTokenGenerationV2TriggerEvent, { ActiveRole, CustomerID }: User) {
  const isSignIn = triggerSource !== 'TokenGeneration_RefreshTokens'
  if (!isSignIn || ActiveRole.Role !== 'customer' || !CustomerID) return
  try {
    await recordLogin(CustomerID, new Date())
  } catch (error) {
    log.warn('Last login not recorded', { customerId: CustomerID, error })
  }
}

/** Puts the active role into the tokens at sign-in and at each refresh. */
export const handler = background<PreTokenGenerationV2TriggerEvent, PreTokenGenerationV2TriggerEvent>(
  'session/preToken',
).handler(async (event) => {
  const person = await personOfToken(event)
  if (!person) return event
  const { user, claims: claimsToAddOrOverride } = person
  await recordSignIn(event, user)
  event.response = {
    claimsAndScopeOverrideDetails: {
      accessTokenGeneration: { claimsToAddOrOverride },
      idTokenGeneration: { claimsToAddOrOverride },
    },
  }
  return event
})
