import { describe, expect, it } from 'vitest'
import { codeAt, newSecret, stepOfCode } from './totp.ts'

/** `12345678901234567890` in base32: the secret of RFC 6238's appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('codes of authenticator apps', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('are those of RFC 6238 at second %i', (second, code) => {
    expect(codeAt(secret, second * 1000)).toBe(code)
  })

  it('are accepted one step early or late, and no more', () => {
    const now = 2_000_000_000_000
    const stepOf = (seconds: number) => stepOfCode(secret, codeAt(secret, now + seconds * 1000), now)
    expect([-60, -30, 0, 30, 60].map((seconds) => stepOf(seconds) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
  })

  it('have a different secret each time', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{52}$/)
    expect(newSecret()).not.toBe(newSecret())
  })
})
