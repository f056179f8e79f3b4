import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import {
  confirmSignIn,
  fetchAuthSession,
  fetchMFAPreference,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Listening } from '../loopback.ts'
import { type LocalPool, startPool } from '../pool.ts'
import { servedPool } from './pool.fixture.ts'
import { codeAt } from './totp.ts'

const username = 'ann@pantry.example'
const password = 'Pears-and-plums-7'
const temporary = 'Apples+quinces-8'

let pool: LocalPool
let web: Listening
let admin: CognitoIdentityProviderClient
const stored = new Map<string, string>()
const named = () => ({ UserPoolId: pool.poolId, Username: username })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:10Z') })
  pool = await startPool({ sendMail: () => undefined })
  ;({ web, admin } = await servedPool(pool, stored))
  const UserAttributes = [{ Name: 'email_verified', Value: 'true' }]
  await admin.send(
    new AdminCreateUserCommand({
      ...named(),
      UserAttributes,
      MessageAction: 'SUPPRESS',
      TemporaryPassword: temporary,
    }),
  )
  await admin.send(new AdminSetUserPasswordCommand({ ...named(), Password: password, Permanent: true }))
})
afterEach(async () => {
  vi.useRealTimers()
  stored.clear()
  await Promise.all([web.stop(), pool.stop()])
})

const enter = () => signIn({ username, password })
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const give = (code: string) => confirmSignIn({ challengeResponse: code })
/** A six-digit code that is none of the present ones. */
const wrongCode = (secret: string) =>
  ['000000', '111111', '222222', '333333'].find(
    (code) => ![-30_000, 0, 30_000].some((drift) => codeAt(secret, Date.now() + drift) === code),
  ) as string

/** Signs in and enrols an authenticator app; a step later the person is signed out again. */
async function enrol(): Promise<string> {
  await enter()
  const { sharedSecret } = await setUpTOTP()
  await verifyTOTPSetup({ code: codeAt(sharedSecret, Date.now()) })
  await updateMFAPreference({ totp: 'PREFERRED' })
  await signOut()
  later(30)
  return sharedSecret
}

describe('enrolling an authenticator app', () => {
  it('needs a code of the app, and then one at each sign-in', async () => {
    const secret = await enrol()
    expect((await enter()).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
    expect((await fetchAuthSession()).tokens).toBeUndefined()
    expect(await give(codeAt(secret, Date.now()))).toMatchObject({ isSignedIn: true })
    expect((await fetchAuthSession()).tokens?.accessToken.payload.token_use).toBe('access')
  })

  it('changes nothing with a wrong code, or when it is abandoned', async () => {
    await enter()
    const { sharedSecret } = await setUpTOTP()
    await expect(verifyTOTPSetup({ code: wrongCode(sharedSecret) })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    })
    await expect(updateMFAPreference({ totp: 'PREFERRED' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    })
    await signOut()
    expect(await enter()).toMatchObject({ isSignedIn: true })
  })

  it('is shown to the person and the functions, and the person can turn it off', async () => {
    const secret = await enrol()
    const listed = async () => (await admin.send(new AdminGetUserCommand(named()))).UserMFASettingList
    expect(await listed()).toEqual(['SOFTWARE_TOKEN_MFA'])
    await enter()
    await give(codeAt(secret, Date.now()))
    expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' })
    await updateMFAPreference({ totp: 'DISABLED' })
    expect([await listed(), await fetchMFAPreference()]).toEqual([undefined, {}])
    await signOut()
    expect(await enter()).toMatchObject({ isSignedIn: true })
  })

  it('keeps the former app until a code of the new one was given', async () => {
    const former = await enrol()
    await enter()
    await give(codeAt(former, Date.now()))
    const { sharedSecret } = await setUpTOTP()
    await signOut()
    later(30)
    await enter()
    await give(codeAt(former, Date.now()))
    await verifyTOTPSetup({ code: codeAt(sharedSecret, Date.now()) })
    await signOut()
    later(30)
    await enter()
    await expect(give(codeAt(former, Date.now()))).rejects.toMatchObject({ name: 'CodeMismatchException' })
    expect(await give(codeAt(sharedSecret, Date.now()))).toMatchObject({ isSignedIn: true })
  })
})

describe('a code', () => {
  it('is accepted one step early or late, and no more', async () => {
    const secret = await enrol()
    for (const drift of [-30_000, 30_000]) {
      later(120)
      await enter()
      expect(await give(codeAt(secret, Date.now() + drift))).toMatchObject({ isSignedIn: true })
      await signOut()
    }
    later(120)
    await enter()
    for (const drift of [-60_000, 60_000])
      await expect(give(codeAt(secret, Date.now() + drift))).rejects.toMatchObject({ name: 'CodeMismatchException' })
  })

  it('is refused when it or a later one was used', async () => {
    const secret = await enrol()
    const [code, earlier] = [codeAt(secret, Date.now()), codeAt(secret, Date.now() - 30_000)]
    await enter()
    await give(code)
    await signOut()
    await enter()
    for (const used of [code, earlier]) await expect(give(used)).rejects.toMatchObject({ name: 'ExpiredCodeException' })
  })

  it('can be given again after a wrong one; five wrong ones lock', async () => {
    const secret = await enrol()
    await enter()
    await expect(give(wrongCode(secret))).rejects.toMatchObject({ name: 'CodeMismatchException' })
    expect(await give(codeAt(secret, Date.now()))).toMatchObject({ isSignedIn: true })
    await signOut()
    later(30)
    await enter()
    for (let tries = 0; tries < 5; tries++)
      await expect(give(wrongCode(secret))).rejects.toMatchObject({ name: 'CodeMismatchException' })
    await expect(give(codeAt(secret, Date.now()))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Code attempts exceeded',
    })
  })

  it('must follow the password within three minutes', async () => {
    const secret = await enrol()
    await enter()
    later(181)
    await expect(give(codeAt(secret, Date.now()))).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  })

  it('is also asked for after a new password', async () => {
    const secret = await enrol()
    await admin.send(new AdminSetUserPasswordCommand({ ...named(), Password: temporary, Permanent: false }))
    expect((await signIn({ username, password: temporary })).nextStep.signInStep).toBe(
      'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
    )
    const { nextStep } = await confirmSignIn({ challengeResponse: password })
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
    expect(await give(codeAt(secret, Date.now()))).toMatchObject({ isSignedIn: true })
  })
})
