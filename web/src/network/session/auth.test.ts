import { describe, expect, it } from 'vitest'
import { poolName } from './auth.ts'

describe('the name that the pool is asked with', () => {
  it.each([
    ['(865) 555-0142', '+18655550142'],
    ['865.555.0142', '+18655550142'],
    ['1 865 555 0142', '+18655550142'],
    ['+1 865 555 0142', '+18655550142'],
    ['+52 55 1234 5678', '+525512345678'],
  ])('makes E.164 of %s', (typed, name) => {
    expect(poolName(typed)).toBe(name)
  })
  it.each([' rosa@example.org ', '8655550142@example.org', 'agency', '555-0142'])('leaves %s as it is', (typed) => {
    expect(poolName(typed)).toBe(typed.trim())
  })
})
