import { beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '../../shared/catalogue.ts'
import { Cloud, few, production } from './cloud.ts'
import { FirewallRules, type WebRequest } from './firewallRules.ts'
import { resolvedText } from './policies.ts'

const donorPath = catalogue.find(({ id }) => id === 'postDonorDonation')?.path

/** The firewall of a tenant that has one, its rules evaluated over requests. What AWS's own rules match is not in a template. */

// biome-ignore lint/suspicious/noExplicitAny: a CloudFormation template; each test asserts the part it reads.
type Properties = Record<string, any>
const aclOf = (of: Cloud, scope: string): Properties =>
  of.of('AWS::WAFv2::WebACL').find(({ Properties }) => Properties.Scope === scope)?.Properties ?? {}

let cloud: Cloud
let acl: Properties
beforeAll(() => {
  cloud = new Cloud(production, few)
  acl = aclOf(cloud, 'CLOUDFRONT')
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
    expect(verdict({ matches: ['GenericLFI_BODY'] })).toEqual({ action: 'block', by: 'known-attacks' })
    expect(verdict({ matches: ['AWSManagedIPReputationList'] })).toEqual({ action: 'block', by: 'bad-addresses' })
    expect(verdict({ matches: ['SizeRestrictions_BODY'] })).toEqual({ action: 'allow' })
    expect(verdict({ matches: ['SizeRestrictions_BODY', 'GenericLFI_BODY'] }).action).toBe('block')
    expect(verdict({ matches: ['SizeRestrictions_QUERYSTRING'] }).action).toBe('block')
    expect(verdict({})).toEqual({ action: 'allow' })
  })

  it('lets donors’ own software through, whose notes hold links and which has no name, at its own address only', () => {
    for (const rule of ['NoUserAgent_HEADER', 'GenericRFI_BODY', 'CrossSiteScripting_BODY']) {
      const at = (path: string) => verdict({ path, matches: [rule] })
      expect(at('/api/donors/51/donations'), rule).toEqual({ action: 'allow' })
      expect(at('/api/donors/51/apikeys'), rule).toEqual({ action: 'block', by: 'known-attacks-elsewhere' })
      expect(at('/api/realtime/transactions'), rule).toEqual({ action: 'block', by: 'known-attacks-elsewhere' })
    }
    expect(donorPath).toBe('/api/donors/{donorId}/donations')
  })

  it('refuses nothing while it counts', () => {
    const counting = new FirewallRules(aclOf(new Cloud({ ...production, firewall: 'count' }, few), 'CLOUDFRONT'))
    const matches = ['CrossSiteScripting_BODY', 'GenericLFI_BODY']
    expect(counting.verdict({ address: 'a', at: 0, matches })).toEqual({ action: 'allow' })
    expect(actions(counting, 'flood', 50, 0, 300)).toEqual(new Set(['allow']))
  })

  it('asks AWS for its bad addresses and its common rules, after it has counted', () => {
    const inOrder = acl.Rules.toSorted((a: Properties, b: Properties) => a.Priority - b.Priority)
    expect(inOrder.map(({ Name }: Properties) => Name)).toEqual([
      'floods',
      'bad-addresses',
      'known-attacks',
      'known-attacks-elsewhere',
    ])
    const groups = inOrder.flatMap(({ Statement }: Properties) => Statement.ManagedRuleGroupStatement ?? [])
    expect(groups.map(({ VendorName, Name, Version }: Properties) => [VendorName, Name, Version])).toEqual([
      ['AWS', 'AWSManagedRulesAmazonIpReputationList', undefined],
      ['AWS', 'AWSManagedRulesCommonRuleSet', undefined],
    ])
  })

  it('counts each rule in a metric of its own', () => {
    for (const { Name, VisibilityConfig } of acl.Rules) expect(VisibilityConfig.MetricName).toBe(Name)
  })

  it('stands before the user pool, too: hundreds sign in behind one address, and more are a flood', () => {
    const [association] = cloud.of('AWS::WAFv2::WebACLAssociation')
    expect(resolvedText(cloud, 'root', association?.Properties.ResourceArn)).toBe('{Users/Pool.Arn}')
    const rules = new FirewallRules(aclOf(cloud, 'REGIONAL'))
    const calls = sent(rules, 'site', 10, 0, 300)
    expect(calls.findIndex(({ action }) => action === 'block')).toBe(2_000)
  })

  it('logs what a rule counted or blocked, without what would let somebody in', () => {
    const logs = cloud.of('AWS::WAFv2::LoggingConfiguration')
    expect(logs).toHaveLength(2)
    const [group] = cloud.of('AWS::Logs::LogGroup').filter(({ path }) => path === 'Firewall/Logs')
    expect(group?.Properties.LogGroupName).toBe('aws-waf-logs-gleanery-harvest-us-east-1')
    for (const { Properties } of logs) {
      expect(resolvedText(cloud, 'root', Properties.LogDestinationConfigs[0])).toMatch(/:log-group:\{Firewall\/Logs\}$/)
      expect(Properties.RedactedFields.map(({ SingleHeader }: Properties) => SingleHeader.Name)).toEqual([
        'authorization',
        'access-code',
        'cookie',
      ])
      expect(Properties.LoggingFilter.DefaultBehavior).toBe('DROP')
      const kept = Properties.LoggingFilter.Filters[0].Conditions.map(
        ({ ActionCondition }: Properties) => ActionCondition.Action,
      )
      expect(kept).toEqual(['BLOCK', 'COUNT', 'EXCLUDED_AS_COUNT'])
    }
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
