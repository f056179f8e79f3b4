import type { Entity, User } from '../../../shared/network/organizations/entity.ts'
import { isDisabled, rolesAt } from '../../../shared/network/people/person.ts'
import { anyEntity, userBySubject } from '../organizations/entityTable.ts'
import { loadSecondFactor, type PoolUser } from './secondFactor.ts'

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

/** Claims that `functions/core/http/identification.ts` reads: user, role and entity. */
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

/** Somebody who signs in or renews a token, with the claims of the active role; undefined without a role: the token permits nothing. */
export async function personOfToken(person: PoolUser) {
  const found = await userBySubject(person.userName)
  const user = found && mayWork(found) ? found : undefined
  const entity = user ? await anyEntity(user.ActiveRole.EntityID) : undefined
  if (!user || !entity) return undefined
  const second_factor = await loadSecondFactor(person, user.ActiveRole.Role, foodBanksOf(entity))
  return { user, claims: { ...claimsOf(user, entity), ...(second_factor ? { second_factor } : {}) } }
}
