import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { newAccessCode, opens } from './accessCode.ts'

const now = new Date('2026-11-20T15:00:00.000Z')
const expires = new Date('2026-11-21T15:00:00.000Z')

it('10,000 wrong codes open nothing, and the right one still does', () => {
  const { code, stored } = newAccessCode(expires)
  for (let nth = 0; nth < 10_000; nth++) expect(opens(randomBytes(20).toString('base64url'), stored, now)).toBe(false)
  expect(opens(code, stored, now)).toBe(true)
})

it('codes are 160 random bits, each another, and expire', () => {
  const made = Array.from({ length: 1000 }, () => newAccessCode(expires))
  expect(new Set(made.map(({ code }) => code)).size).toBe(1000)
  const [first] = made
  expect(Buffer.from(first?.code ?? '', 'base64url')).toHaveLength(20)
  expect(JSON.stringify(first?.stored)).not.toContain(first?.code)
  expect(opens(first?.code ?? '', first?.stored, expires)).toBe(false)
})

it('no code, and a run without one, open nothing', () => {
  const { stored } = newAccessCode(expires)
  expect(opens('', stored, now)).toBe(false)
  expect(opens('', undefined, now)).toBe(false)
  expect(opens('x', { Hash: '', Expires: expires.toISOString() }, now)).toBe(false)
})
