import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import type { Invitation } from '../../../shared/network/people/invitation.ts'
import { setting } from '../../core/setting.ts'
import { randomPassword } from './randomPassword.ts'

/** Accounts in the user pool. Each function does what it says however often it is repeated. */

const client = new CognitoIdentityProviderClient({})
const poolId = () => setting('USER_POOL_ID')

export interface PoolAccount {
  readonly subject: string
  readonly isEnabled: boolean
  /** For the first sign-in, which replaces it; null when the person has a password. */
  readonly temporaryPassword: string | null
}

/** The account with the address of the invitation, made when there is none; e-mails of the pool are suppressed. */
export async function accountFor(invitation: Invited): Promise<PoolAccount> {
  const password = randomPassword()
  const created = await create(invitation, password)
  return created ? { subject: created, isEnabled: true, temporaryPassword: password } : existing(invitation, password)
}

type Invited = Pick<Invitation, 'EMailAddress' | 'Name' | 'Language'>

async function create({ EMailAddress, Name, Language }: Invited, password: string): Promise<string | undefined> {
  const attributes = { email: EMailAddress, email_verified: 'true', name: Name, locale: Language }
  try {
    const { User } = await client.send(
      new AdminCreateUserCommand({
        UserPoolId: poolId(),
        Username: EMailAddress,
        MessageAction: 'SUPPRESS',
        TemporaryPassword: password,
        UserAttributes: Object.entries(attributes).map(([name, Value]) => ({ Name: name, Value })),
      }),
    )
    return User?.Username
  } catch (error) {
    if (error instanceof UsernameExistsException) return undefined
    throw error
  }
}

/** Somebody who never chose a password gets another temporary one: the answer with the first may have been lost. */
async function existing({ EMailAddress }: Invited, password: string): Promise<PoolAccount> {
  const on = { UserPoolId: poolId(), Username: EMailAddress }
  const { Username = '', Enabled = false, UserStatus } = await client.send(new AdminGetUserCommand(on))
  const isNew = Enabled && UserStatus === 'FORCE_CHANGE_PASSWORD'
  if (isNew) await client.send(new AdminSetUserPasswordCommand({ ...on, Password: password, Permanent: false }))
  return { subject: Username, isEnabled: Enabled, temporaryPassword: isNew ? password : null }
}

/** Another password, to be replaced at the next sign-in, and none of the sign-ins from before it. */
export async function replacePassword(subject: string): Promise<string> {
  const [on, password] = [{ UserPoolId: poolId(), Username: subject }, randomPassword()]
  await client.send(new AdminSetUserPasswordCommand({ ...on, Password: password, Permanent: false }))
  await client.send(new AdminUserGlobalSignOutCommand(on))
  return password
}

/** Brings the account in line with the person in the table. Who has no account can't sign in anyway. */
export async function followAccess(
  subject: string,
  { isDisabled, isSignedOut }: Record<'isDisabled' | 'isSignedOut', boolean>,
) {
  const on = { UserPoolId: poolId(), Username: subject }
  try {
    await client.send(isDisabled ? new AdminDisableUserCommand(on) : new AdminEnableUserCommand(on))
    if (isSignedOut) await client.send(new AdminUserGlobalSignOutCommand(on))
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error
  }
}
