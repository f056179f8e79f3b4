import type { PreTokenGenerationTriggerEvent, PreTokenGenerationV2TriggerEvent } from 'aws-lambda'
import type { RoleFacts, User } from '../shared/network/organizations/entity.ts'
import { background } from './core/http/background.ts'
import { log } from './core/log.ts'
import { refreshRoleFacts } from './network/session/roleFactsTable.ts'
import { recordLogin } from './pantry/customers/customerTable.ts'

/** A neighbor's sign-in is shown to staff; it does not fail because it could not be written down. */
async function recordSignIn({ triggerSource }: TokenEvent, { ActiveRole, CustomerID }: User) {
  const isSignIn = triggerSource !== 'TokenGeneration_RefreshTokens'
  if (!isSignIn || ActiveRole.Role !== 'customer' || !CustomerID) return
  try {
    await recordLogin(CustomerID, new Date())
  } catch (error) {
    log.warn('Last login not recorded', { customerId: CustomerID, error })
  }
}

/** Claims that functions of versions before 2026-11-29 read. */
const claimsOf = (user: User, { Role, EntityID, FoodBankIDs, SecondFactor }: RoleFacts): Record<string, string> => ({
  user_id: String(user.ID),
  user_name: user.UserName,
  role: Role,
  entity_id: String(EntityID),
  food_banks: FoodBankIDs.join(','),
  ...(Role === 'customer' && user.CustomerID ? { customer_id: String(user.CustomerID) } : {}),
  ...(SecondFactor ? { second_factor: SecondFactor } : {}),
})

type TokenEvent = PreTokenGenerationTriggerEvent | PreTokenGenerationV2TriggerEvent
const mayAddClaims = (event: TokenEvent): event is PreTokenGenerationV2TriggerEvent => event.version === '2'

/**
 * Looks up what follows from the active role, at sign-in and at each refresh. A pool of the plan `essentials` has it in the
 * access tokens, too, so that a tenant can be upgraded while people work.
 */
export const handler = background<TokenEvent, TokenEvent>('session/preToken').handler(async (event) => {
  const person = await refreshRoleFacts(event)
  if (!person) return event
  await recordSignIn(event, person.user)
  if (!mayAddClaims(event)) return event
  const claimsToAddOrOverride = claimsOf(person.user, person.facts)
  event.response = { claimsAndScopeOverrideDetails: { accessTokenGeneration: { claimsToAddOrOverride } } }
  return event
})
