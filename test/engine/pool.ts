import {
  AdminCreateUserCommand,
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
  GetUserCommand,
  NotAuthorizedException,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { table } from '../../functions/core/table/table.ts'
import { putUser } from '../../functions/network/organizations/entityTable.ts'
import { codeAt } from '../../infra/local/pool/totp.ts'
import { startPool } from '../../infra/local/pool.ts'
import type { Caller } from '../../shared/core/access.ts'
import { userOf } from './smallTenant.ts'

/** A user pool where the functions look for one, and people who are both in it and in the table. */
export interface TestPool {
  readonly poolId: string
  /** Adds a person; answers their subject. */
  admit(caller: Caller): Promise<string>
  /** Turns the second factor on or off, as the web app does with the person's own token. */
  setSecondFactor(subject: string, isOn: boolean): Promise<void>
  /** Signs a person in; tells later whether the pool still knows that sign-in. */
  signIn(subject: string): Promise<() => Promise<boolean>>
  stop(): Promise<void>
}

export async function startTestPool(): Promise<TestPool> {
  const pool = await startPool({ sendMail: () => undefined })
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = pool.endpoint
  process.env.USER_POOL_ID = pool.poolId
  const client = new CognitoIdentityProviderClient({})
  return {
    poolId: pool.poolId,
    stop: () => pool.stop(),
    async signIn(subject) {
      const { AccessToken } = await pool.issueTokens(subject)
      return () =>
        client.send(new GetUserCommand({ AccessToken })).then(
          () => true,
          (error: unknown) => {
            if (error instanceof NotAuthorizedException) return false
            throw error
          },
        )
    },
    async admit(caller) {
      const Username = `${caller.Role}-${caller.EntityID}-${caller.UserID}@pool.example`
      const created = await client.send(
        new AdminCreateUserCommand({ UserPoolId: pool.poolId, Username, MessageAction: 'SUPPRESS' }),
      )
      const Subject = created.User?.Username ?? ''
      await table.commit(putUser({ ...userOf(caller), Subject }))
      return Subject
    },
    async setSecondFactor(subject, isOn) {
      const { AccessToken } = await pool.issueTokens(subject)
      if (isOn) {
        const { SecretCode = '' } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }))
        const UserCode = codeAt(SecretCode, Date.now())
        await client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }))
      }
      const SoftwareTokenMfaSettings = { Enabled: isOn, PreferredMfa: isOn }
      await client.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings }))
    },
  }
}
