import type { Caller, Role } from '../../../shared/core/access.ts'
import { secondFactorRoles } from '../../../shared/core/access.ts'
import { FoodBank } from '../../../shared/network/organizations/entity.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import { table } from '../../core/table/table.ts'

/**
 * Tells if a food bank requires a second factor of a role, and if the person has one. Only the user pool knows the
 * latter: people turn it on and off there with their own token, and a copy in the table could be left behind.
 */

export interface PoolUser {
  readonly userPoolId: string
  readonly userName: string
}

/** Undefined when none is required. A donor of several food banks needs one as soon as one of them requires it. */
export async function loadSecondFactor(
  person: PoolUser,
  role: Role,
  foodBankIds: readonly number[],
): Promise<Caller['SecondFactor']> {
  const isGoverned = (secondFactorRoles as readonly Role[]).includes(role)
  if (!isGoverned || !(await isRequired(role, foodBankIds))) return undefined
  return (await isEnrolled(person)) ? 'enrolled' : 'missing'
}

async function isRequired(role: Role, foodBankIds: readonly number[]): Promise<boolean> {
  const foodBanks = await table.getMany(foodBankIds.map(entityKeys.entity), FoodBank)
  return foodBanks.some(({ SecondFactor }) => SecondFactor?.Roles.some((one) => one === role))
}

async function isEnrolled({ userPoolId, userName }: PoolUser): Promise<boolean> {
  // Loaded here, because most tokens are made without it.
  const { AdminGetUserCommand, CognitoIdentityProviderClient } = await import(
    '@aws-sdk/client-cognito-identity-provider'
  )
  const client = new CognitoIdentityProviderClient({})
  const user = await client.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: userName }))
  return user.UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ?? false
}
