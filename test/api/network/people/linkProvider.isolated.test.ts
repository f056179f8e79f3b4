import { createHash, randomBytes } from 'node:crypto'
import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { table } from '../../../../functions/core/table/table.ts'
import { putUser } from '../../../../functions/network/organizations/entityTable.ts'
import { handler } from '../../../../functions/network/people/linkProvider.ts'
import { type Listening, serve } from '../../../../infra/local/loopback.ts'
import { type LocalPool, startPool } from '../../../../infra/local/pool.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import type { User } from '../../../../shared/network/organizations/entity.ts'
import * as session from '../../../../shared/network/session/api.ts'
import { linkRefusalIn } from '../../../../shared/network/session/provider.ts'
import { call } from '../../../engine/call.ts'
import { makeSmallTenant, people, userOf } from '../../../engine/smallTenant.ts'

/** Staff sign in with what their organization has: through the pool's own address and a provider, as a browser goes. */

const providers = [
  { id: 'county', name: 'River County', domains: ['county.example'], isAddressTrusted: false },
  { id: 'grocer', name: 'Fresh Market', domains: ['grocer.example'], isAddressTrusted: true },
]
let pool: LocalPool
let web: Listening
let client: CognitoIdentityProviderClient

beforeAll(async () => {
  await makeSmallTenant()
  pool = await startPool({
    sendMail: () => undefined,
    providers,
    preSignUp: async (event) => (await handler(event, {} as never)) as typeof event,
  })
  web = await serve((request, response) => pool.handler(request, response))
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = pool.endpoint
  process.env.USER_POOL_ID = pool.poolId
  process.env.SIGN_IN_PROVIDERS = JSON.stringify(providers)
  client = new CognitoIdentityProviderClient({})
  // A refusal is an error to the pool, which says it.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await Promise.all([web.stop(), pool.stop()])
})

interface Admitted {
  readonly password?: boolean
  readonly isVerified?: boolean
  readonly more?: Partial<User>
}

/** Somebody with an account under an address; answers the pool's name of them. */
async function admit(
  address: string,
  caller: Caller,
  { password = true, isVerified = true, more = {} }: Admitted = {},
) {
  const { User } = await client.send(
    new AdminCreateUserCommand({
      UserPoolId: pool.poolId,
      Username: address,
      MessageAction: 'SUPPRESS',
      UserAttributes: [{ Name: 'email_verified', Value: String(isVerified) }],
    }),
  )
  const Subject = User?.Username ?? ''
  const on = { UserPoolId: pool.poolId, Username: Subject, Permanent: true }
  if (password) await client.send(new AdminSetUserPasswordCommand({ ...on, Password: 'Pears-and-plums-7' }))
  await table.commit(putUser({ ...userOf(caller), Subject, EMailAddress: address, ...more }))
  return Subject
}

const page = () => `${web.endpoint}/sign-in`
const begin = async (provider: string, more: Record<string, string> = {}) => {
  const verifier = randomBytes(32).toString('base64url')
  const asked = new URLSearchParams({
    identity_provider: provider,
    response_type: 'code',
    client_id: pool.clientId,
    redirect_uri: page(),
    state: 'state-1',
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    ...more,
  })
  const address = `${web.endpoint}/pool/oauth2/authorize?${asked}`
  return { verifier, answered: await fetch(address, { redirect: 'manual' }), address }
}

/** The way from the sign-in page to the provider and back; answers where the browser comes back to. */
async function come(provider: string, address: string, isVerified = true) {
  const { verifier, answered, address: asked } = await begin(provider)
  const form = new URL(answered.headers.get('location') ?? '', asked)
  expect(await (await fetch(form)).text()).toContain(providers.find(({ id }) => id === provider)?.name)
  const body = new URLSearchParams({
    request: form.searchParams.get('request') ?? '',
    address,
    ...(isVerified ? { verified: 'on' } : {}),
  })
  const back = await fetch(new URL('provider', form), { method: 'POST', body, redirect: 'manual' })
  return { verifier, query: new URL(back.headers.get('location') ?? '').searchParams }
}

const redeem = (code: string, code_verifier: string, more: Record<string, string> = {}) =>
  fetch(`${web.endpoint}/pool/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: pool.clientId,
      redirect_uri: page(),
      code,
      code_verifier,
      ...more,
    }),
  })

async function enter(provider: string, address: string): Promise<Record<string, unknown> | undefined> {
  const { verifier, query } = await come(provider, address)
  const { access_token } = (await (await redeem(query.get('code') ?? '', verifier)).json()) as { access_token: string }
  return pool.verifyToken(`Bearer ${access_token}`)
}

const refusalOf = async (...asked: Parameters<typeof come>) => {
  const { query } = await come(...asked)
  expect(query.get('code')).toBeNull()
  expect(query.get('state')).toBe('state-1')
  return linkRefusalIn(query.get('error_description') ?? '')
}

describe('somebody who works here', () => {
  it('signs in with what their organization has, as the person whom they are, each time', async () => {
    const subject = await admit('ann@county.example', people.agencies[0])
    for (const address of ['ann@county.example', 'Ann@County.example'])
      expect(await enter('county', address)).toMatchObject({ sub: subject, username: subject, token_use: 'access' })
    const as = { ...people.agencies[0], Subject: subject }
    const { answer } = await call(session.getSession, as, {}, { isStored: false })
    expect(answer.Value).toMatchObject({ ActiveRole: 'agency', EntityID: 11 })
  })

  it('and was invited need not choose a password first', async () => {
    const subject = await admit('new@county.example', people.agencies[1], { password: false })
    expect(await enter('county', 'new@county.example')).toMatchObject({ sub: subject })
    const asked = new AdminGetUserCommand({ UserPoolId: pool.poolId, Username: subject })
    expect(await client.send(asked)).toMatchObject({ UserStatus: 'CONFIRMED' })
  })

  it('may come by a provider that says nothing of addresses where the tenant trusts its domain', async () => {
    const subject = await admit('till@grocer.example', people.store)
    const { verifier, query } = await come('grocer', 'till@grocer.example', false)
    const { access_token } = (await (await redeem(query.get('code') ?? '', verifier)).json()) as Record<string, string>
    expect(pool.verifyToken(`Bearer ${access_token}`)).toMatchObject({ sub: subject })
  })
})

describe('nobody gets in', () => {
  it('whom no account has: none is made', async () => {
    expect(await refusalOf('county', 'stranger@county.example')).toBe('providerUnknown')
    const asked = new AdminGetUserCommand({ UserPoolId: pool.poolId, Username: 'stranger@county.example' })
    await expect(client.send(asked)).rejects.toThrow('User does not exist.')
  })

  it('with an address of another domain than the provider’s, whoever has it', async () => {
    await admit('admin@foodbank.example', people.foodBank)
    await admit('other@grocer.example', people.secondStore)
    expect(await refusalOf('county', 'admin@foodbank.example')).toBe('providerAddress')
    expect(await refusalOf('county', 'other@grocer.example')).toBe('providerAddress')
  })

  it('with an address that the provider does not call verified', async () => {
    await admit('bea@county.example', people.agencies[2])
    expect(await refusalOf('county', 'bea@county.example', false)).toBe('providerUnverified')
  })

  it('who is a neighbor and works for nobody', async () => {
    await admit('rosa@county.example', people.customer)
    expect(await refusalOf('county', 'rosa@county.example')).toBe('providerUnknown')
  })

  it.each<[string, Admitted]>([
    ['is switched off', { more: { IsDisabled: true } }],
    ['has no role any more', { more: { Roles: [] } }],
    ['never proved the address', { isVerified: false }],
  ])('whose account %s', async (what, options) => {
    const address = `${what.replaceAll(/\W/g, '-')}@county.example`
    await admit(address, { ...people.agencies[0], UserID: 77_000 }, options)
    expect(await refusalOf('county', address)).toBe('providerUnknown')
  })

  it('whose account the pool has disabled, before they were linked and after', async () => {
    const off = async (subject: string) =>
      client.send(new AdminDisableUserCommand({ UserPoolId: pool.poolId, Username: subject }))
    await off(await admit('off@county.example', people.agencies[0]))
    expect(await refusalOf('county', 'off@county.example')).toBe('providerUnknown')
    const linked = await admit('late@county.example', people.agencies[0])
    await enter('county', 'late@county.example')
    await off(linked)
    expect((await come('county', 'late@county.example')).query.get('error')).toBe('invalid_request')
  })
})

describe('the local pool’s own address', () => {
  it.each([
    [{ identity_provider: 'nobody' }],
    [{ client_id: 'another' }],
    [{ redirect_uri: 'https://evil.example/sign-in' }],
    [{ redirect_uri: 'none' }],
    [{ response_type: 'token' }],
    [{ code_challenge: '' }],
    [{ code_challenge_method: 'plain' }],
  ])('sends nobody on with %o', async (more) => {
    expect((await begin('county', more as Record<string, string>)).answered.status).toBe(400)
  })

  it('gives tokens for a code once, to whoever began', async () => {
    await admit('cy@county.example', people.agencies[0])
    const begun = async () => {
      const { verifier, query } = await come('county', 'cy@county.example')
      return { verifier, code: query.get('code') ?? '' }
    }
    const other = await begun()
    expect((await redeem(other.code, 'another verifier')).status).toBe(400)
    expect((await redeem(other.code, other.verifier)).status).toBe(400)
    const { code, verifier } = await begun()
    expect((await redeem(code, verifier, { client_id: 'another' })).status).toBe(400)
    const last = await begun()
    expect((await redeem(last.code, last.verifier)).status).toBe(200)
    expect((await redeem(last.code, last.verifier)).status).toBe(400)
  })

  it('shows a provider’s page for a way that began, and goes back to this machine alone', async () => {
    expect((await fetch(`${web.endpoint}/pool/oauth2/provider?request=made-up`)).status).toBe(400)
    const leave = (to: string) =>
      fetch(`${web.endpoint}/pool/logout?logout_uri=${encodeURIComponent(to)}`, { redirect: 'manual' })
    expect((await leave(page())).headers.get('location')).toBe(page())
    expect((await leave('https://evil.example/')).status).not.toBe(302)
  })
})

it('makes an account by an administrator as before', async () => {
  const event = {
    triggerSource: 'PreSignUp_AdminCreateUser',
    userName: 'x',
    request: { userAttributes: {} },
    response: {},
  }
  expect(await handler(event as never, {} as never)).toBe(event)
})
