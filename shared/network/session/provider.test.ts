import { describe, expect, it } from 'vitest'
import { assertionRefusal, linkRefusalIn } from './provider.ts'

describe('a provider', () => {
  const provider = { domains: ['county.example', 'food.county.example'], isAddressTrusted: false }
  it.each([
    ['ann@county.example', 'true', undefined],
    ['Ann@County.Example', 'true', undefined],
    ['ann@food.county.example', 'true', undefined],
    ['ann@county.example', 'false', 'providerUnverified'],
    ['ann@county.example', '', 'providerUnverified'],
    ['ann@other.example', 'true', 'providerAddress'],
    ['ann@mail.county.example', 'true', 'providerAddress'],
    ['ann@county.example.org', 'true', 'providerAddress'],
    ['ann@other.example@county.example', 'true', 'providerAddress'],
    ['@county.example', 'true', 'providerAddress'],
    ['county.example', 'true', 'providerAddress'],
    ['', 'true', 'providerAddress'],
  ])('asserts %s, verified %j: %j', (address, verified, refusal) => {
    expect(assertionRefusal(provider, { address, verified })).toBe(refusal)
  })

  it('that is trusted with its domains need not say that an address is verified', () => {
    const trusted = { ...provider, isAddressTrusted: true }
    expect(assertionRefusal(trusted, { address: 'ann@county.example', verified: '' })).toBeUndefined()
    expect(assertionRefusal(trusted, { address: 'ann@other.example', verified: 'true' })).toBe('providerAddress')
  })

  it('is refused in the pool’s sentence with a reason that the page knows', () => {
    expect(linkRefusalIn('PreSignUp failed with error providerUnknown.')).toBe('providerUnknown')
    expect(linkRefusalIn('Invalid samlResponse or relayState from identity provider')).toBeUndefined()
  })
})
