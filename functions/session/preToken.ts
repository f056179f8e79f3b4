import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda'
import type { Entity, User } from '../../shared/entity/entity.ts'
import { isDisabled, rolesAt } from '../../shared/person/person.ts'
import { background } from '../background.ts'
import { recordLogin } from '../customers/customerTable.ts'
import { anyEntity, userBySubject } from '../entities/entityTable.ts'
import { log } from '../log.ts'
import { secondFactorOf } from './secondFactor.ts'

/** Food banks that an entity belongs to or observes. */
function foodBanksOf(entity: Entity): readonly number[] {
  switch (entity.Kind) {
    case 'foodBank':
      return [entity.ID]
    case 'agency':
    case 'donorLocation':
    case 'transportationProvider':
      return [entity.FoodBankID]
    case 'network':
      return []
    default:
      return entity.FoodBankIDs
  }
}

/** A disabled person has no role, and nobody one that was taken away. */
const mayWork = (user: User) =>
  !isDisabled(user) && rolesAt(user, user.ActiveRole.EntityID).includes(user.ActiveRole.Role)

/** Claims that `functions/http/identification.ts` reads: user, role and entity. */
function claimsOf(user: User, entity: Entity): Record<string, string> {
  const { Role } = user.ActiveRole
  return {
    user_id: String(user.ID),
    user_name: user.UserName,
    role: Role,
    entity_id: String(user.ActiveRole.EntityID),
    food_banks: foodBanksOf(entity).join(','),
    ...(Role === 'customer' && user.CustomerID ? { customer_id: String(user.CustomerID) } : {}),
  }
}

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

/** Puts the active role into the tokens at sign-in and at each refresh; without a role the token permits nothing. */
export const handler = background<PreTokenGenerationV2TriggerEvent, PreTokenGenerationV2TriggerEvent>(
  'session/preToken',
).handler(async (event) => {
  const found = await userBySubject(event.userName)
  const user = found && mayWork(found) ? found : undefined
  const entity = user ? await anyEntity(user.ActiveRole.EntityID) : undefined
  if (!user || !entity) return event
  await recordSignIn(event, user)
  const second_factor = await secondFactorOf(event, user.ActiveRole.Role, foodBanksOf(entity))
  const claimsToAddOrOverride = { ...claimsOf(user, entity), ...(second_factor ? { second_factor } : {}) }
  event.response = {
    claimsAndScopeOverrideDetails: {
      accessTokenGeneration: { claimsToAddOrOverride },
      idTokenGeneration: { claimsToAddOrOverride },
    },
  }
  return event
})
