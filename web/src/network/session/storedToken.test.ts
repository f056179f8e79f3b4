import { describe, expect, it } from 'vitest'
import { isSignInStored, storedToken } from './storedToken.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const tokenUntil = (seconds: number) =>
  `x.${Buffer.from(JSON.stringify({ exp: now / 1000 + seconds, name: 'José?' })).toString('base64url')}.y`
const storage = (items: Record<string, string>) => ({ getItem: (key: string) => items[key] ?? null })
const root = 'CognitoIdentityServiceProvider.client-1'
const held = (token: string) => storage({ [`${root}.LastAuthUser`]: 'u1', [`${root}.u1.accessToken`]: token })

describe('storedToken', () => {
  it('is the token while it is good for another minute', () => {
    const token = tokenUntil(61)
    expect(storedToken(held(token), 'client-1', now)).toEqual({ token })
  })
  it.each([
    ['is about to end', tokenUntil(60)],
    ['has ended', tokenUntil(-5)],
    ['is no token', 'abc'],
    ['holds nothing readable', 'a.%%%.c'],
    ['says no end', `x.${Buffer.from('{}').toString('base64url')}.y`],
  ])('is stale when it %s', (_, token) => {
    expect(storedToken(held(token), 'client-1', now)).toBe('stale')
  })
  it('is stale when the person is known but the token is not', () => {
    expect(storedToken(storage({ [`${root}.LastAuthUser`]: 'u1' }), 'client-1', now)).toBe('stale')
  })
  it('is none when nobody signed in, or to another pool', () => {
    expect(storedToken(storage({}), 'client-1', now)).toBe('none')
    expect(storedToken(held(tokenUntil(600)), 'client-2', now)).toBe('none')
  })
})

describe('isSignInStored', () => {
  it('is so while the pool’s library remembers a person', () => {
    expect(isSignInStored(['language', `${root}.LastAuthUser`, `${root}.u1.accessToken`])).toBe(true)
  })
  it('is not so where nobody signed in, or signed out', () => {
    expect(isSignInStored([])).toBe(false)
    expect(isSignInStored(['language', 'amplify-polling-started'])).toBe(false)
  })
})
