import { beforeAll, describe, expect, it } from 'vitest'
import { Cloud, few, production } from './cloud.ts'
import { FirewallRules, type WebRequest } from './firewallRules.ts'

/** The firewall of a tenant that has one, its rules evaluated over requests. What AWS's own rules match is not in a template. */

// biome-ignore lint/suspicious/noExplicitAny: a CloudFormation template; each test asserts the part it reads.
let acl: Record<string, any>
beforeAll(() => {
  acl = new Cloud(production, few).of('AWS::WAFv2::WebACL')[0]?.Properties ?? {}
})

/** Requests of an address, so many a second, from one second to another; each with its verdict. */
const sent = (rules: FirewallRules, address: string, perSecond: number, from: number, to: number) =>
  Array.from({ length: (to - from) * perSecond }, (_, n) =>
    rules.verdict({ address, at: from + Math.floor(n / perSecond) }),
  )
const actions = (...given: Parameters<typeof sent>) => new Set(sent(...given).map(({ action }) => action))
const verdict = (request: Partial<WebRequest>) => new FirewallRules(acl).verdict({ address: 'a', at: 0, ...request })

describe('the firewall', () => {
  it('lets an office’s open screens through: 60 screens that ask twice in five seconds, for 15 minutes', () => {
    expect(actions(new FirewallRules(acl), 'office', 24, 0, 900)).toEqual(new Set(['allow']))
  })

  it('blocks an address that floods, and no other, until the flood is over', () => {
    const rules = new FirewallRules(acl)
    const flood = sent(rules, 'flood', 50, 0, 300)
    expect(flood.findIndex(({ action }) => action === 'block')).toBe(10_000)
    expect(flood.at(-1)).toEqual({ action: 'block', by: 'floods' })
    expect(actions(rules, 'other', 1, 299, 300)).toEqual(new Set(['allow']))
    expect(actions(rules, 'flood', 1, 600, 610)).toEqual(new Set(['allow']))
  })

  it('blocks what AWS’s common rules match, but for large bodies: orders, imports and pictures are such', () => {
    expect(verdict({ matches: ['CrossSiteScripting_BODY'] })).toEqual({ action: 'block', by: 'known-attacks' })
    expect(verdict({ matches: ['SizeRestrictions_BODY'] })).toEqual({ action: 'allow' })
    expect(verdict({ matches: ['SizeRestrictions_BODY', 'GenericLFI_BODY'] }).action).toBe('block')
    expect(verdict({ matches: ['SizeRestrictions_QUERYSTRING'] }).action).toBe('block')
    expect(verdict({})).toEqual({ action: 'allow' })
  })

  it('asks the group AWSManagedRulesCommonRuleSet of AWS, after it has counted', () => {
    const [floods, attacks] = acl.Rules.toSorted(
      (a: { Priority: number }, b: { Priority: number }) => a.Priority - b.Priority,
    )
    expect([floods.Name, attacks.Name]).toEqual(['floods', 'known-attacks'])
    const { VendorName, Name, Version } = attacks.Statement.ManagedRuleGroupStatement
    expect([VendorName, Name, Version]).toEqual(['AWS', 'AWSManagedRulesCommonRuleSet', undefined])
  })

  it('counts each rule in a metric of its own', () => {
    const names = acl.Rules.map(
      ({ VisibilityConfig }: { VisibilityConfig: { MetricName: string } }) => VisibilityConfig.MetricName,
    )
    expect(names).toEqual(['floods', 'known-attacks'])
  })
})

describe('the evaluation', () => {
  const only = (Statement: object) => new FirewallRules({ ...acl, Rules: [{ ...acl.Rules[0], Statement }] })

  it.each([
    [
      'a kind of statement that it does not know',
      { ByteMatchStatement: {} },
      /does not know how to evaluate ByteMatchStatement/,
    ],
    [
      'a count of some requests alone',
      { RateBasedStatement: { AggregateKeyType: 'IP', Limit: 9, ScopeDownStatement: {} } },
      /by address alone/,
    ],
    [
      'a count by something else',
      { RateBasedStatement: { AggregateKeyType: 'FORWARDED_IP', Limit: 9 } },
      /by address alone/,
    ],
  ])('refuses %s, so that no rule goes unevaluated', (_, statement, message) => {
    expect(() => only(statement).verdict({ address: 'a', at: 0 })).toThrow(message)
  })
})
