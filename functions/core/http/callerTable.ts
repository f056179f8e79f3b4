import * as z from 'zod/mini'
import { type Caller, type Role, secondFactorRoles } from '../../../shared/core/access.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import {
  entityKinds,
  type RoleFacts,
  SecondFactorRequirement,
  User,
} from '../../../shared/network/organizations/entity.ts'
import { actsFor } from '../../../shared/network/people/acting.ts'
import { hasActiveRole } from '../../../shared/network/people/person.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import { table } from '../../core/table/table.ts'

/**
 * The person behind a token, in the role that is active now. The token says only who it is: a switched role, one that was
 * taken away and a disabled account count at the next call. Each call reads one item.
 */

const Home = z.object({
  ID,
  Kind: z.enum(entityKinds),
  FoodBankID: z.optional(ID),
  FoodBankIDs: z.optional(z.array(ID)),
})

/** Food banks that an entity belongs to or watches: none of the network. */
function foodBanksOf({ ID: id, Kind, FoodBankID, FoodBankIDs = [] }: z.infer<typeof Home>): readonly number[] {
  if (Kind === 'foodBank') return [id]
  return FoodBankID === undefined ? FoodBankIDs : [FoodBankID]
}

const Requiring = z.object({ SecondFactor: z.optional(SecondFactorRequirement) })

/** A donor of several food banks needs a second factor as soon as one of them requires it. */
async function isSecondFactorRequired(role: Role, foodBankIds: readonly number[]): Promise<boolean> {
  if (!(secondFactorRoles as readonly Role[]).includes(role)) return false
  const foodBanks = await table.getMany(foodBankIds.map(entityKeys.entity), Requiring)
  return foodBanks.some(({ SecondFactor }) => SecondFactor?.Roles.some((one) => one === role))
}

/** Facts of a role; `isEnrolled` is asked where a second factor is required. Undefined when the entity is gone. */
export async function lookUpRoleFacts(
  { Role, EntityID }: User['ActiveRole'],
  isEnrolled: () => boolean | Promise<boolean>,
): Promise<RoleFacts | undefined> {
  const home = await table.get(entityKeys.entity(EntityID), Home)
  if (!home) return undefined
  const FoodBankIDs = [...foodBanksOf(home)]
  if (!(await isSecondFactorRequired(Role, FoodBankIDs))) return { Role, EntityID, FoodBankIDs }
  return { Role, EntityID, FoodBankIDs, SecondFactor: (await isEnrolled()) ? 'enrolled' : 'missing' }
}

export const isOfActiveRole = ({ ActiveRole }: Pick<User, 'ActiveRole'>, { Role, EntityID }: RoleFacts): boolean =>
  Role === ActiveRole.Role && EntityID === ActiveRole.EntityID

interface Found {
  readonly user: User
  readonly caller: Caller
}

/**
 * Undefined for nobody, and for a person without a role. Whether somebody has a second factor is known once they have a token
 * that was made for the role, or when `isEnrolled` says so.
 */
export async function findCaller(subject: string, isEnrolled: boolean): Promise<Found | undefined> {
  const user = await table.get(entityKeys.user(subject), User)
  if (!user || !hasActiveRole(user)) return undefined
  const known = user.RoleFacts && isOfActiveRole(user, user.RoleFacts) ? user.RoleFacts : undefined
  const facts = known ?? (await lookUpRoleFacts(user.ActiveRole, () => isEnrolled))
  return facts && { user, caller: callerOf(user, facts) }
}

function callerOf(user: User, { Role, EntityID, FoodBankIDs, SecondFactor }: RoleFacts): Caller {
  const { customerId, isHelping } = actsFor(user, new Date())
  const isNeighbor = Role === 'customer'
  return {
    UserID: user.ID,
    Subject: user.Subject,
    UserName: user.UserName,
    Role,
    EntityID,
    FoodBankIDs,
    CustomerID: isNeighbor ? customerId : null,
    ...(isNeighbor && isHelping ? { Helper: { Name: user.Name } } : {}),
    SecondFactor,
  }
}
