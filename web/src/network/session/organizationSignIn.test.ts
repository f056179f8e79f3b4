import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isReturn, usedOrganization } from './organization.ts'
import { endOrganizationSignIn, leaveForOrganization, organizationSignOut } from './organizationSignIn.ts'
import { signInErrorText } from './signInErrors.ts'
import { storedToken } from './storedToken.ts'

const address = 'https://pool.example'
const clientId = 'client-1'
vi.mock('../../core/config.ts', () => ({
  loadConfig: async () => ({
    userPoolClientId: clientId,
    organizations: { address, providers: [{ id: 'county', name: 'River County' }] },
  }),
}))

function storage(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

let left: URL[]
beforeEach(() => {
  left = []
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('location', { origin: 'https://app.example', assign: (to: string) => left.push(new URL(to)) })
})
afterEach(() => void vi.unstubAllGlobals())

const now = Date.parse('2026-11-29T12:00:00Z')
const tokenOf = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`
const accessToken = tokenOf({ username: 'u1', exp: now / 1000 + 3600 })
const answering = (status: number, body: object) => {
  const asked = vi.fn(
    async (_: string, __: { body: URLSearchParams }) => new Response(JSON.stringify(body), { status }),
  )
  vi.stubGlobal('fetch', asked)
  return asked
}
const given = { access_token: accessToken, id_token: 'i', refresh_token: 'r' }
const begin = async (returnTo: string | null = null) => {
  await leaveForOrganization({ id: 'county' }, returnTo)
  return left.at(-1)?.searchParams ?? new URLSearchParams()
}

describe('signing in with an organization', () => {
  it('asks the pool’s address for a code that only this tab can use', async () => {
    const asked = await begin()
    expect(`${left[0]?.origin}${left[0]?.pathname}`).toBe(`${address}/oauth2/authorize`)
    expect(Object.fromEntries(asked)).toMatchObject({
      identity_provider: 'county',
      response_type: 'code',
      client_id: clientId,
      redirect_uri: 'https://app.example/sign-in',
      code_challenge_method: 'S256',
    })
    expect(asked.get('state')?.length).toBeGreaterThanOrEqual(43)
    expect((await begin()).get('state')).not.toBe(asked.get('state'))
  })

  it('gets tokens for the code and keeps them where every other sign-in has them', async () => {
    const begun = await begin('/app#/FoodBank')
    const fetched = answering(200, given)
    const back = `?code=c1&state=${begun.get('state')}`
    expect(isReturn(back)).toBe(true)
    expect(await endOrganizationSignIn(back)).toEqual({ returnTo: '/app#/FoodBank' })
    const [to, { body }] = fetched.mock.calls[0] ?? ['', { body: new URLSearchParams() }]
    expect(to).toBe(`${address}/oauth2/token`)
    expect(body.get('code')).toBe('c1')
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    expect(challenge).toBe(begun.get('code_challenge'))
    expect(storedToken(localStorage, clientId, now)).toEqual({ token: accessToken })
  })

  it('takes no way back that did not begin in this tab', async () => {
    const fetched = answering(200, given)
    await expect(endOrganizationSignIn('?code=c1&state=made-up')).rejects.toThrow('errorProvider')
    await begin()
    await expect(endOrganizationSignIn('?code=c1&state=made-up')).rejects.toThrow('errorProvider')
    expect(fetched).not.toHaveBeenCalled()
    expect(storedToken(localStorage, clientId, now)).toBe('none')
  })

  it('says why the pool refused, and that the code was worth nothing', async () => {
    const refusalOf = async (description: string) => {
      const state = (await begin()).get('state') ?? ''
      const query = new URLSearchParams({ error: 'invalid_request', error_description: description, state })
      return endOrganizationSignIn(`?${query}`).catch(signInErrorText)
    }
    expect(await refusalOf('PreSignUp failed with error providerUnknown.')).toBe('providerUnknown')
    expect(await refusalOf('access_denied')).toBe('errorProvider')
    answering(400, { error: 'invalid_grant' })
    const state = (await begin()).get('state')
    await expect(endOrganizationSignIn(`?code=c1&state=${state}`)).rejects.toThrow('errorProvider')
  })

  it('goes once more where the pool had linked the person and did not go on', async () => {
    const taken = 'Already found an entry for username county_7'
    const back = (state: string | null) =>
      `?${new URLSearchParams({ error: 'invalid_request', error_description: taken, state: state ?? '' })}`
    const first = await begin('/app#/Agency')
    expect(await endOrganizationSignIn(back(first.get('state')))).toBeUndefined()
    expect(left).toHaveLength(2)
    const again = left[1]?.searchParams.get('state') ?? null
    await expect(endOrganizationSignIn(back(again))).rejects.toThrow('errorProvider')
    expect(left).toHaveLength(2)
  })

  it('is forgotten by the pool’s address when somebody signs out, once', async () => {
    expect(usedOrganization.get()).toBe('')
    const begun = await begin()
    answering(200, given)
    await endOrganizationSignIn(`?code=c1&state=${begun.get('state')}`)
    expect(usedOrganization.get()).toBe('county')
    expect(await organizationSignOut()).toBe(
      `${address}/logout?client_id=${clientId}&logout_uri=${encodeURIComponent('https://app.example/sign-in')}`,
    )
    expect(usedOrganization.get()).toBe('')
  })
})

describe('the sign-in page', () => {
  it.each([
    ['', false],
    ['?return=%2Fapp', false],
    ['?code=c1', false],
    ['?code=c1&state=s', true],
    ['?error=access_denied&state=s', true],
  ])('takes %j for a way back: %s', (search, isBack) => expect(isReturn(search)).toBe(isBack))
})
