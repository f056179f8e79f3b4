import { randomBytes } from 'node:crypto'
import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { ExportedAccount } from '../../functions/network/people/exportedAccount.ts'

/**
 * Makes the accounts of an export in a user pool that has none of them. A pool names its accounts itself, so each is found
 * again by its e-mail address or phone number. Nobody is mailed, and nobody's password is known: people choose a new one by
 * *Forgot password?*.
 */

/** Slows down by itself where Cognito turns calls away: each kind of call has its own limit a second. */
const client = new CognitoIdentityProviderClient({ retryMode: 'adaptive', maxAttempts: 10 })

/** 192 bits that nobody sees, and one of each kind of character that the pool's policy asks for. */
const unknownPassword = () => `${randomBytes(24).toString('base64url')}Aa1!`

export const readExport = (lines: string): ExportedAccount[] =>
  lines.split('\n').flatMap((line) => (line.trim() === '' ? [] : ExportedAccount.parse(JSON.parse(line))))

/** Accounts at a time; Cognito takes fifty calls of a kind a second. */
const atOnce = 10

export interface MadeAccounts {
  /** The pool's new names by those of the export, where they differ. */
  readonly names: ReadonlyMap<string, string>
  readonly made: number
}

export async function makeAccounts(UserPoolId: string, accounts: readonly ExportedAccount[]): Promise<MadeAccounts> {
  const names = new Map<string, string>()
  let made = 0
  for (let start = 0; start < accounts.length; start += atOnce)
    await Promise.all(
      accounts.slice(start, start + atOnce).map(async (account) => {
        const { name, isNew } = await accountOf(UserPoolId, account)
        if (isNew) made += 1
        if (name !== account.Username) names.set(account.Username, name)
      }),
    )
  return { names, made }
}

/** The account with the same address or number, made when there is none. What a stopped run left half made is finished. */
async function accountOf(UserPoolId: string, { Enabled, Attributes }: ExportedAccount) {
  const Username = Attributes.email ?? Attributes.phone_number ?? ''
  const isNew = await create(UserPoolId, Username, Attributes)
  const found = await client.send(new AdminGetUserCommand({ UserPoolId, Username }))
  const name = found.Username ?? ''
  const on = { UserPoolId, Username: name }
  if (!Enabled && found.Enabled) await client.send(new AdminDisableUserCommand(on))
  // Cognito resets only passwords that are no temporary ones.
  if (found.UserStatus === 'FORCE_CHANGE_PASSWORD')
    await client.send(new AdminSetUserPasswordCommand({ ...on, Password: unknownPassword(), Permanent: true }))
  return { name, isNew }
}

/** False when the pool has the account already. */
async function create(UserPoolId: string, Username: string, attributes: ExportedAccount['Attributes']) {
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))
  try {
    await client.send(new AdminCreateUserCommand({ UserPoolId, Username, UserAttributes, MessageAction: 'SUPPRESS' }))
    return true
  } catch (error) {
    if (error instanceof UsernameExistsException) return false
    throw error
  }
}
