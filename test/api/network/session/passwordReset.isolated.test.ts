import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { forgetRevoked } from '../../../../functions/core/http/revokedTable.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { putUser } from '../../../../functions/network/organizations/entityTable.ts'
import { handler as passwordReset } from '../../../../functions/network/session/passwordReset.ts'
import { type LocalPool, startPool } from '../../../../infra/local/pool.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as session from '../../../../shared/network/session/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { makeSmallTenant, people, userOf } from '../../../engine/smallTenant.ts'

/** A password that replaces a forgotten one, from the pool's code to what the API makes of tokens from before it. */

const pauses: number[] = []
vi.mock('../../../../functions/core/pause.ts', () => ({
  pause: async (ms: number) => {
    pauses.push(ms)
    vi.setSystemTime(Date.now() + ms)
  },
}))

let pool: LocalPool
let code = ''
const cognito = () => new CognitoIdentityProviderClient({})
const replaced = (event: PostConfirmationTriggerEvent) =>
  passwordReset(event, {} as never) as Promise<PostConfirmationTriggerEvent>

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
  pool = await startPool({
    sendMail: ({ text }) => {
      code = /\d{6}/.exec(text)?.[0] ?? ''
    },
    postConfirmation: replaced,
  })
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = pool.endpoint
})
afterAll(async () => {
  vi.useRealTimers()
  await pool.stop()
})
beforeEach(() => {
  setClock(morning)
  forgetRevoked()
  pauses.length = 0
})

/** Somebody with a password, in the pool and in the table. */
async function somebody(Username: string): Promise<Caller> {
  const on = { UserPoolId: pool.poolId, Username }
  const UserAttributes = [{ Name: 'email_verified', Value: 'true' }]
  const { User } = await cognito().send(
    new AdminCreateUserCommand({ ...on, UserAttributes, MessageAction: 'SUPPRESS' }),
  )
  await cognito().send(new AdminSetUserPasswordCommand({ ...on, Password: 'Pears-and-plums-7', Permanent: true }))
  const caller = { ...people.agencies[0], Subject: User?.Username ?? '' }
  await table.commit(putUser({ ...userOf(caller), Subject: caller.Subject }))
  return caller
}

/** A sign-in of the pool, and whether the API and the pool still take its token. */
async function signIn({ Subject, ...caller }: Caller) {
  const { AccessToken } = await pool.issueTokens(Subject)
  const { origin_jti, auth_time, iat } = pool.verifyToken(`Bearer ${AccessToken}`) ?? {}
  const token = { signIn: { ID: String(origin_jti), At: Number(auth_time) }, issuedAt: Number(iat) }
  return async () => {
    forgetRevoked()
    const inPool = await cognito()
      .send(new GetUserCommand({ AccessToken }))
      .then(
        () => true,
        () => false,
      )
    return [(await call(session.getSession, { Subject, ...caller }, {}, token)).status, inPool]
  }
}

async function replaceForgotten(Username: string, Password: string) {
  const on = { ClientId: pool.clientId, Username }
  await cognito().send(new ForgotPasswordCommand(on))
  await cognito().send(new ConfirmForgotPasswordCommand({ ...on, ConfirmationCode: code, Password }))
}

it('a new password in place of a forgotten one ends every sign-in from before it, also of its own second, and none after it', async () => {
  const caller = await somebody('ann@pantry.example')
  const before = await signIn(caller)
  setClock(new Date(morning.getTime() + 60_250))
  const meanwhile = await signIn(caller)
  expect([await before(), await meanwhile()]).toEqual([
    [200, true],
    [200, true],
  ])
  await replaceForgotten('ann@pantry.example', 'Apples+quinces-8')
  expect(pauses).toEqual([750])
  const after = await signIn(caller)
  expect([await before(), await meanwhile(), await after()]).toEqual([
    [401, false],
    [401, false],
    [200, true],
  ])
})

it('somebody who confirms their account is not signed out', async () => {
  const caller = await somebody('ben@pantry.example')
  const signedIn = await signIn(caller)
  const event = {
    triggerSource: 'PostConfirmation_ConfirmSignUp',
    userPoolId: pool.poolId,
    userName: caller.Subject,
  } as PostConfirmationTriggerEvent
  expect(await replaced(event)).toBe(event)
  expect(await signedIn()).toEqual([200, true])
})
