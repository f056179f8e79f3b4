import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import {
  confirmResetPassword,
  confirmSignIn,
  fetchAuthSession,
  fetchUserAttributes,
  resetPassword,
  signIn,
  signOut,
} from 'aws-amplify/auth'
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import type { JwksCache } from 'aws-jwt-verify/jwk'
import type { PostConfirmationTriggerEvent, PreTokenGenerationTriggerEvent } from 'aws-lambda'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localCredentials, localRegion } from './environment.ts'
import type { Listening } from './loopback.ts'
import type { PoolMail, PoolText } from './pool/messages.ts'
import { servedPool } from './pool/pool.fixture.ts'
import { type LocalPool, startPool } from './pool.ts'

const password = 'Pears-and-plums-7'
const other = 'Apples+quinces-8'
const hour = 3_600_000

let directory: string
let pool: LocalPool
let web: Listening
let admin: CognitoIdentityProviderClient
let mails: PoolMail[]
let sentTexts: PoolText[]
let postConfirmation: ((event: PostConfirmationTriggerEvent) => Promise<PostConfirmationTriggerEvent>) | undefined
let preToken: ((event: PreTokenGenerationTriggerEvent) => Promise<PreTokenGenerationTriggerEvent>) | undefined
const stored = new Map<string, string>()

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'gleanery-pool-'))
  mails = []
  sentTexts = []
  preToken = undefined
  postConfirmation = undefined
  await start()
})
afterEach(async () => {
  vi.useRealTimers()
  stored.clear()
  await stop()
  rmSync(directory, { recursive: true })
})

async function start() {
  pool = await startPool({
    directory,
    sendMail: (mail) => mails.push(mail),
    sendText: (text) => sentTexts.push(text),
    preToken: async (event) => (preToken ? preToken(event) : event),
    postConfirmation: async (event) => (postConfirmation ? postConfirmation(event) : event),
  })
  ;({ web, admin } = await servedPool(pool, stored))
}
const stop = () => Promise.all([web.stop(), pool.stop()])

const inPool = () => ({ UserPoolId: pool.poolId })
const ofClient = () => ({ ClientId: pool.clientId })
const named = (Username: string) => ({ ...inPool(), Username })

async function invite(name: string, attributes: Record<string, string> = {}) {
  const verified = name.includes('@') ? { email_verified: 'true' } : { phone_number_verified: 'true' }
  const UserAttributes = Object.entries({ ...verified, ...attributes }).map(([Name, Value]) => ({ Name, Value }))
  const { User } = await admin.send(
    new AdminCreateUserCommand({ ...named(name), UserAttributes, MessageAction: 'SUPPRESS', TemporaryPassword: other }),
  )
  return User?.Username as string
}
async function admit(name: string, attributes: Record<string, string> = {}) {
  const sub = await invite(name, attributes)
  await admin.send(new AdminSetUserPasswordCommand({ ...named(name), Password: password, Permanent: true }))
  return sub
}
const enter = (username: string, word = password) => signIn({ username, password: word })
const later = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
const lastCode = () => /\d{6}/.exec(mails.at(-1)?.text ?? '')?.[0] as string

describe('signing in', () => {
  it('accepts the e-mail address in any case, the phone number and the user name', async () => {
    const sub = await admit('Ann@Pantry.example', { phone_number: '+15155550123' })
    for (const name of ['ann@pantry.EXAMPLE', '+15155550123', sub]) {
      expect(await enter(name)).toMatchObject({ isSignedIn: true, nextStep: { signInStep: 'DONE' } })
      const { tokens, userSub } = await fetchAuthSession()
      expect(userSub).toBe(sub)
      expect(tokens?.idToken?.payload).toMatchObject({ email: 'Ann@Pantry.example', email_verified: true })
      await signOut()
    }
  })

  it('fails in the same way for a wrong password and for an unknown user', async () => {
    await admit('ann@pantry.example')
    for (const name of ['ann@pantry.example', 'nobody@pantry.example'])
      await expect(enter(name, 'Wrong-password-9')).rejects.toMatchObject({
        name: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
      })
  })

  it('gives an unknown user name a stable challenge that looks like a real one', async () => {
    await admit('ann@pantry.example')
    const challenge = async (USERNAME: string) => {
      const AuthParameters = { USERNAME, SRP_A: 'abcdef' }
      const asked = new InitiateAuthCommand({ ...ofClient(), AuthFlow: 'USER_SRP_AUTH', AuthParameters })
      const { ChallengeName = '', ChallengeParameters } = await admin.send(asked)
      return { ...ChallengeParameters, ChallengeName } as Record<string, string>
    }
    const [ann, stranger, again] = [
      await challenge('ann@pantry.example'),
      await challenge('nobody@pantry.example'),
      await challenge('Nobody@pantry.example'),
    ]
    expect(Object.keys(stranger)).toEqual(Object.keys(ann))
    expect(stranger.USER_ID_FOR_SRP).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/)
    expect(again).toMatchObject({ SALT: stranger.SALT, USER_ID_FOR_SRP: stranger.USER_ID_FOR_SRP })
    expect(again.SRP_B).not.toBe(stranger.SRP_B)
  })

  it('refuses an SRP value of 0, which would pass without the password', async () => {
    await admit('ann@pantry.example')
    const AuthParameters = { USERNAME: 'ann@pantry.example', SRP_A: '0' }
    await expect(
      admin.send(new InitiateAuthCommand({ ...ofClient(), AuthFlow: 'USER_SRP_AUTH', AuthParameters })),
    ).rejects.toMatchObject({ name: 'InvalidParameterException' })
  })

  it('asks for a new password after the temporary one, and checks it by the policy', async () => {
    await invite('ann@pantry.example')
    expect(await enter('ann@pantry.example', other)).toMatchObject({
      nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED' },
    })
    await expect(confirmSignIn({ challengeResponse: 'short1!A' })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password not long enough',
    })
    expect(await confirmSignIn({ challengeResponse: password })).toMatchObject({ isSignedIn: true })
    await signOut()
    expect(await enter('ann@pantry.example')).toMatchObject({ isSignedIn: true })
  })

  it('refuses the temporary password after seven days', async () => {
    await invite('ann@pantry.example')
    later(7 * 24 * hour)
    await expect(enter('ann@pantry.example', other)).rejects.toThrow('Temporary password has expired')
  })

  it('is refused while the user is disabled, and works again afterwards', async () => {
    await admit('ann@pantry.example')
    await admin.send(new AdminDisableUserCommand(named('ann@pantry.example')))
    await expect(enter('ann@pantry.example')).rejects.toThrow('User is disabled.')
    await admin.send(new AdminEnableUserCommand(named('ann@pantry.example')))
    expect(await enter('ann@pantry.example')).toMatchObject({ isSignedIn: true })
  })

  it('is locked for a while after five wrong passwords', async () => {
    later(0)
    await admit('ann@pantry.example')
    for (let attempt = 0; attempt < 5; attempt++)
      await expect(enter('ann@pantry.example', 'Wrong-password-9')).rejects.toThrow('Incorrect')
    await expect(enter('ann@pantry.example')).rejects.toThrow('Password attempts exceeded')
    later(1001)
    expect(await enter('ann@pantry.example')).toMatchObject({ isSignedIn: true })
  })
})

describe('staying signed in', () => {
  it('gets new tokens by refresh', async () => {
    await admit('ann@pantry.example')
    await enter('ann@pantry.example')
    const before = await fetchAuthSession()
    later(hour)
    const after = await fetchAuthSession()
    expect(after.tokens?.accessToken.payload.exp).toBeGreaterThan(before.tokens?.accessToken.payload.exp as number)
    expect(after.tokens?.accessToken.payload.origin_jti).toBe(before.tokens?.accessToken.payload.origin_jti)
  })

  const refreshed = () => fetchAuthSession({ forceRefresh: true })

  it.each([
    ['signing out everywhere', () => signOutEverywhere()],
    [
      'an administrator signing someone out',
      () => admin.send(new AdminUserGlobalSignOutCommand(named('ann@pantry.example'))),
    ],
    ['being disabled', () => admin.send(new AdminDisableUserCommand(named('ann@pantry.example')))],
    ['30 days', async () => later(30 * 24 * hour)],
  ] as [string, () => Promise<unknown>][])('ends with %s', async (_, ending) => {
    await admit('ann@pantry.example')
    await enter('ann@pantry.example')
    const kept = new Map(stored)
    await ending()
    for (const [key, value] of kept) stored.set(key, value)
    expect((await refreshed()).tokens).toBeUndefined()
  })
  const signOutEverywhere = async () => signOut({ global: true })

  it('ends with signing out: the refresh token and the access token are refused', async () => {
    await admit('ann@pantry.example')
    const { AccessToken, RefreshToken } = await pool.issueTokens('ann@pantry.example')
    await admin.send(new GetUserCommand({ AccessToken }))
    await admin.send(new RevokeTokenCommand({ ...ofClient(), Token: RefreshToken }))
    await expect(admin.send(new GetUserCommand({ AccessToken }))).rejects.toThrow('Access Token has been revoked')
    await expect(
      admin.send(new GetTokensFromRefreshTokenCommand({ ...ofClient(), RefreshToken })),
    ).rejects.toMatchObject({ name: 'NotAuthorizedException', message: 'Refresh Token has been revoked' })
  })
})

describe('a forgotten password', () => {
  it('is replaced with a code from a mail', async () => {
    await admit('ann@pantry.example')
    expect(await resetPassword({ username: 'Ann@pantry.example' })).toMatchObject({
      nextStep: {
        resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
        codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'a***@p***' },
      },
    })
    expect(mails).toMatchObject([{ to: 'ann@pantry.example', subject: 'Your verification code' }])
    await confirmResetPassword({ username: 'ann@pantry.example', confirmationCode: lastCode(), newPassword: other })
    expect(await enter('ann@pantry.example', other)).toMatchObject({ isSignedIn: true })
  })

  it('that is replaced is told to the function that ends the sign-ins from before it, once the new one signs in', async () => {
    const sub = await admit('ann@pantry.example')
    const seen: PostConfirmationTriggerEvent[] = []
    postConfirmation = async (event) => {
      seen.push(event)
      expect(await enter('ann@pantry.example', other)).toMatchObject({ isSignedIn: true })
      await admin.send(new AdminUserGlobalSignOutCommand(named('ann@pantry.example')))
      return event
    }
    await resetPassword({ username: 'ann@pantry.example' })
    await confirmResetPassword({ username: 'ann@pantry.example', confirmationCode: lastCode(), newPassword: other })
    expect(seen).toMatchObject([
      {
        triggerSource: 'PostConfirmation_ConfirmForgotPassword',
        userPoolId: pool.poolId,
        userName: sub,
        callerContext: { clientId: pool.clientId },
        request: { userAttributes: { sub, email: 'ann@pantry.example', 'cognito:user_status': 'CONFIRMED' } },
      },
    ])
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined()
  })

  it('is replaced also when that function fails, and the person sees that something went wrong', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await admit('ann@pantry.example')
    postConfirmation = () => Promise.reject(new Error('table is gone'))
    await resetPassword({ username: 'ann@pantry.example' })
    const confirming = { username: 'ann@pantry.example', confirmationCode: lastCode(), newPassword: other }
    await expect(confirmResetPassword(confirming)).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PostConfirmation failed with error table is gone.',
    })
    expect(await enter('ann@pantry.example', other)).toMatchObject({ isSignedIn: true })
    expect(logged).toHaveBeenCalled()
    logged.mockRestore()
  })

  const forget = (Username: string) => admin.send(new ForgotPasswordCommand({ ...ofClient(), Username }))
  const confirm = (Username: string, ConfirmationCode: string, Password = other) =>
    admin.send(new ConfirmForgotPasswordCommand({ ...ofClient(), Username, ConfirmationCode, Password }))

  it('is replaced by a code that comes as a text, for who has a phone number alone', async () => {
    await admit('+15155550123', { phone_number_verified: 'true' })
    expect(await forget('+15155550123')).toMatchObject({
      CodeDeliveryDetails: { DeliveryMedium: 'SMS', Destination: '+*******0123', AttributeName: 'phone_number' },
    })
    expect(mails).toEqual([])
    expect(sentTexts).toMatchObject([{ to: '+15155550123' }])
    await confirm('+15155550123', /\d{6}/.exec(sentTexts[0]?.text ?? '')?.[0] ?? '')
    expect(await enter('+15155550123', other)).toMatchObject({ isSignedIn: true })
  })

  it('goes by e-mail where there is an address as well, and by no text to a number that nobody verified', async () => {
    await admit('ann@pantry.example', { phone_number: '+15155550124', phone_number_verified: 'true' })
    await admit('+15155550125', { phone_number_verified: 'false' })
    await forget('ann@pantry.example')
    for (const name of ['+15155550125', '+15155550129'])
      expect(await forget(name)).toMatchObject({ CodeDeliveryDetails: { DeliveryMedium: 'SMS' } })
    expect([mails.length, sentTexts.length]).toEqual([1, 0])
  })

  it('does not show whether an account exists', async () => {
    await admit('off@pantry.example')
    await admin.send(new AdminDisableUserCommand(named('off@pantry.example')))
    await admit('+15155550123', { email: 'unproven@pantry.example', phone_number_verified: 'false' })
    for (const name of ['off@pantry.example', 'unproven@pantry.example', 'nobody@pantry.example'])
      expect(await forget(name)).toMatchObject({
        CodeDeliveryDetails: { Destination: `${name[0]}***@p***`, DeliveryMedium: 'EMAIL', AttributeName: 'email' },
      })
    expect(mails).toEqual([])
    await expect(confirm('nobody@pantry.example', '123456')).rejects.toMatchObject({ name: 'CodeMismatchException' })
  })

  it('refuses wrong, expired and used codes, and too many attempts', async () => {
    await admit('ann@pantry.example')
    await expect(confirm('ann@pantry.example', '123456')).rejects.toMatchObject({ name: 'ExpiredCodeException' })
    await forget('ann@pantry.example')
    const wrong = lastCode() === '000000' ? '000001' : '000000'
    for (let attempt = 0; attempt < 4; attempt++)
      await expect(confirm('ann@pantry.example', wrong)).rejects.toMatchObject({ name: 'CodeMismatchException' })
    await expect(confirm('ann@pantry.example', lastCode())).rejects.toMatchObject({ name: 'LimitExceededException' })
    later(hour + 1000)
    await expect(confirm('ann@pantry.example', lastCode())).rejects.toMatchObject({ name: 'ExpiredCodeException' })
    await forget('ann@pantry.example')
    await expect(confirm('ann@pantry.example', lastCode(), 'too-weak')).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    })
    await confirm('ann@pantry.example', lastCode())
    await expect(confirm('ann@pantry.example', lastCode())).rejects.toMatchObject({ name: 'ExpiredCodeException' })
  })

  it('can be requested five times an hour', async () => {
    await admit('ann@pantry.example')
    for (let attempt = 0; attempt < 5; attempt++) await forget('ann@pantry.example')
    await expect(forget('ann@pantry.example')).rejects.toMatchObject({ name: 'LimitExceededException' })
    expect(mails).toHaveLength(5)
    later(hour + 1000)
    await forget('ann@pantry.example')
  })

  it('cannot be reset before the first sign-in', async () => {
    await invite('ann@pantry.example')
    await expect(forget('ann@pantry.example')).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  })
})

describe('the signed-in person’s account', () => {
  it('shows its attributes', async () => {
    const sub = await admit('ann@pantry.example', { name: 'Ann North' })
    await enter('ann@pantry.example')
    expect(await fetchUserAttributes()).toEqual({
      sub,
      email: 'ann@pantry.example',
      email_verified: 'true',
      name: 'Ann North',
    })
  })
})

describe('tokens', () => {
  /** The verifier of AWS, with the pool's own keys in place of those at the issuer's address. */
  async function verified(token: string, tokenUse: 'access' | 'id') {
    const keys = await (await fetch(`${web.endpoint}/pool/.well-known/jwks.json`)).json()
    const verifier = CognitoJwtVerifier.create({ userPoolId: pool.poolId, clientId: pool.clientId, tokenUse })
    verifier.cacheJwks(keys as Parameters<JwksCache['addJwks']>[1])
    return verifier.verify(token)
  }

  it('pass AWS’s own verifier', async () => {
    const sub = await admit('ann@pantry.example')
    const { AccessToken, IdToken, ExpiresIn } = await pool.issueTokens('ann@pantry.example')
    expect(ExpiresIn).toBe(3600)
    expect(await verified(AccessToken, 'access')).toMatchObject({
      sub,
      username: sub,
      iss: `https://cognito-idp.us-east-1.amazonaws.com/${pool.poolId}`,
      scope: 'aws.cognito.signin.user.admin',
    })
    expect(await verified(IdToken, 'id')).toMatchObject({ sub, 'cognito:username': sub, email: 'ann@pantry.example' })
  })

  it('are accepted until they expire, and only with a valid signature of this pool', async () => {
    await admit('ann@pantry.example')
    const { AccessToken, IdToken } = await pool.issueTokens('ann@pantry.example')
    expect(pool.verifyToken(`Bearer ${AccessToken}`)).toMatchObject({ token_use: 'access' })
    expect(pool.verifyToken(`Bearer ${IdToken}`)).toMatchObject({ token_use: 'id' })
    const [head, body, signature] = AccessToken.split('.') as [string, string, string]
    const forged = Buffer.from(Buffer.from(body, 'base64url').toString().replace('"access"', '"id"')).toString(
      'base64url',
    )
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    for (const bad of [undefined, '', 'Bearer', `Bearer ${head}.${forged}.${signature}`, `Bearer ${none}.${body}.`])
      expect(pool.verifyToken(bad)).toBeUndefined()
    const elsewhere = await startPool({ sendMail: () => undefined, clientId: 'another' })
    expect(elsewhere.verifyToken(`Bearer ${AccessToken}`)).toBeUndefined()
    await elsewhere.stop()
    later(hour)
    expect(pool.verifyToken(`Bearer ${AccessToken}`)).toBeUndefined()
  })

  it('are made after the trigger was asked, at sign-in, refresh and after a new password, and carry no role', async () => {
    const seen: PreTokenGenerationTriggerEvent[] = []
    preToken = async (event) => {
      seen.push(structuredClone(event))
      return event
    }
    const sub = await invite('ann@pantry.example')
    await enter('ann@pantry.example', other)
    await confirmSignIn({ challengeResponse: password })
    await fetchAuthSession({ forceRefresh: true })
    await signOut()
    await enter('ann@pantry.example')
    const { tokens } = await fetchAuthSession()
    expect(tokens?.accessToken.payload).toMatchObject({ sub, client_id: pool.clientId })
    expect(tokens?.accessToken.payload).not.toHaveProperty('role')
    expect(tokens?.idToken?.payload).toMatchObject({ sub })
    expect(seen.map(({ triggerSource }) => triggerSource)).toEqual([
      'TokenGeneration_NewPasswordChallenge',
      'TokenGeneration_RefreshTokens',
      'TokenGeneration_Authentication',
    ])
    expect(seen[2]).toMatchObject({
      version: '1',
      region: 'us-east-1',
      userPoolId: pool.poolId,
      userName: sub,
      callerContext: { clientId: pool.clientId },
      request: {
        userAttributes: { sub, email: 'ann@pantry.example', 'cognito:user_status': 'CONFIRMED' },
        groupConfiguration: { groupsToOverride: [] },
      },
      response: { claimsOverrideDetails: null },
    })
  })

  it('are not given when the trigger fails', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    preToken = () => Promise.reject(new Error('table is gone'))
    await admit('ann@pantry.example')
    await expect(enter('ann@pantry.example')).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PreTokenGeneration failed with error table is gone.',
    })
    expect(logged).toHaveBeenCalled()
    logged.mockRestore()
  })
})

describe('the pool', () => {
  it('keeps users, sessions and its key over a restart, and stores no password', async () => {
    await admit('ann@pantry.example')
    const { AccessToken, RefreshToken } = await pool.issueTokens('ann@pantry.example')
    await stop()
    await start()
    expect(pool.verifyToken(`Bearer ${AccessToken}`)).toBeDefined()
    await admin.send(new GetTokensFromRefreshTokenCommand({ ...ofClient(), RefreshToken }))
    expect(await enter('ann@pantry.example')).toMatchObject({ isSignedIn: true })
    const onDisk = ['pool.db', 'pool.db-wal'].map((file) => readFileSync(join(directory, file), 'latin1')).join('')
    expect(onDisk).toContain('ann@pantry.example')
    for (const secret of [password, other, RefreshToken]) expect(onDisk).not.toContain(secret)
  })

  it('keeps everything it has answered when the process is killed', async () => {
    await stop()
    const script = `const { startPool } = await import(${JSON.stringify(join(import.meta.dirname, 'pool.ts'))})
      console.log((await startPool({ directory: ${JSON.stringify(directory)}, sendMail: () => undefined })).endpoint)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [endpoint] = (await once(child.stdout, 'data')) as [Buffer]
    admin = new CognitoIdentityProviderClient({
      endpoint: endpoint.toString().trim(),
      region: localRegion,
      credentials: localCredentials,
    })
    await admit('ann@pantry.example')
    child.kill('SIGKILL')
    await once(child, 'exit')
    await start()
    expect(await enter('ann@pantry.example')).toMatchObject({ isSignedIn: true })
  })

  it('refuses administrative calls from browsers', async () => {
    const call = (endpoint: string, operation: string, headers: Record<string, string> = {}) =>
      fetch(endpoint, {
        method: 'POST',
        headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`, ...headers },
        body: JSON.stringify(inPool()),
      }).then((answer) => answer.json())
    expect(await call(web.endpoint, 'ListUsers')).toMatchObject({ __type: 'UnknownOperationException' })
    expect(await call(pool.endpoint, 'ListUsers')).toEqual({ Users: [] })
    expect(await call(pool.endpoint, 'ListUsers', { origin: web.endpoint })).toMatchObject({
      __type: 'AccessDeniedException',
    })
    for (const operation of ['constructor', '__proto__', ''])
      expect(await call(web.endpoint, operation)).toMatchObject({ __type: 'UnknownOperationException' })
  })
})
