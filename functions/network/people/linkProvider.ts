import {
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import type { PreSignUpTriggerEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { hasActiveRole, isStaff } from '../../../shared/network/people/person.ts'
import {
  assertionRefusal,
  type LinkRefusal,
  Provider,
  providerEmail,
  providerVerified,
} from '../../../shared/network/session/provider.ts'
import { background } from '../../core/http/background.ts'
import { log } from '../../core/log.ts'
import { setting } from '../../core/setting.ts'
import { userBySubject } from '../organizations/entityTable.ts'
import { randomPassword } from './randomPassword.ts'

/**
 * The first sign-in of somebody with what their organization has. The pool asks before it makes an account: nobody gets one.
 * Staff are linked to the account that they have under the address that the provider asserts, and are the same person from
 * then on; everybody else is refused.
 */

const client = new CognitoIdentityProviderClient({})

const refuse = (reason: LinkRefusal): never => {
  throw new Error(reason)
}

/** The pool names who comes by provider and the provider's own name of them. */
function identityIn(userName: string): { readonly provider: string; readonly name: string } {
  const end = userName.indexOf('_')
  return { provider: userName.slice(0, end), name: userName.slice(end + 1) }
}

async function accountOf(UserPoolId: string, address: string) {
  try {
    return await client.send(new AdminGetUserCommand({ UserPoolId, Username: address }))
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined
    throw error
  }
}
type Account = NonNullable<Awaited<ReturnType<typeof accountOf>>>

const attribute = ({ UserAttributes }: Account, wanted: string) =>
  UserAttributes?.find(({ Name }) => Name === wanted)?.Value ?? ''

/** The account is found by its address, and the address is its person's own. */
const hasAddress = (account: Account, address: string) =>
  attribute(account, 'email').toLowerCase() === address.toLowerCase() && attribute(account, 'email_verified') === 'true'

/** Neighbors sign in with a password alone: an employer's sign-in says nothing of a household. */
async function staffSubject(UserPoolId: string, address: string): Promise<Account> {
  const account = await accountOf(UserPoolId, address)
  const user =
    account?.Enabled && hasAddress(account, address) ? await userBySubject(account.Username ?? '') : undefined
  if (!account || !user || !isStaff(user) || !hasActiveRole(user)) return refuse('providerUnknown')
  return account
}

async function link({ userPoolId: UserPoolId, userName, request }: PreSignUpTriggerEvent): Promise<void> {
  const { provider: id, name } = identityIn(userName)
  const provider = z
    .array(Provider)
    .parse(JSON.parse(setting('SIGN_IN_PROVIDERS')))
    .find((one) => one.id === id)
  const address = request.userAttributes[`custom:${providerEmail}`] ?? ''
  const verified = request.userAttributes[`custom:${providerVerified}`] ?? ''
  const refusal = provider ? assertionRefusal(provider, { address, verified }) : 'providerAddress'
  if (refusal) return refuse(refusal)
  const { Username, UserStatus } = await staffSubject(UserPoolId, address)
  // Only an account with a password of its own can be linked; whoever was invited need not choose one.
  if (UserStatus === 'FORCE_CHANGE_PASSWORD') {
    const Password = randomPassword()
    await client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }))
  }
  await client.send(
    new AdminLinkProviderForUserCommand({
      UserPoolId,
      DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: Username },
      SourceUser: { ProviderName: id, ProviderAttributeName: 'Cognito_Subject', ProviderAttributeValue: name },
    }),
  )
  log.info('provider linked', { provider: id })
}

export const handler = background<PreSignUpTriggerEvent, PreSignUpTriggerEvent>('people/linkProvider').handler(
  async (event) => {
    if (event.triggerSource === 'PreSignUp_ExternalProvider') await link(event)
    return event
  },
)
