import { ArnFormat, Stack } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { CfnLoggingConfiguration, CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2'
import { Construct } from 'constructs'
import { removalOf } from './removal.ts'
import { physicalName, type Tenant } from './tenant.ts'

/** A food bank's office shares one IP address, and its open screens poll every few seconds. */
const requestsPerAddress = 10_000
/** Signing in takes two requests, and a token is renewed once an hour: hundreds who sign in behind one address stay below. */
const signInsPerAddress = 2_000

/** Posts of donors' own software (docs/donor-api.md), which names itself as it likes and whose notes hold links and markup. */
const donorSoftware = '^/api/donors/[0-9]+/donations/?$'
/** Rules of AWS's that such software meets, with the labels that they leave on a request when they only count. */
const metBySoftware = {
  NoUserAgent_HEADER: 'NoUserAgent_Header',
  GenericRFI_BODY: 'GenericRFI_Body',
  CrossSiteScripting_BODY: 'CrossSiteScripting_Body',
}

const seen = (metricName: string) => ({ cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true, metricName })
type Rule = CfnWebACL.RuleProperty

const awsRules = (
  name: string,
  group: string,
  isCounting: boolean,
  counted: readonly string[] = [],
): Omit<Rule, 'priority'> => ({
  name,
  overrideAction: isCounting ? { count: {} } : { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name: group,
      ...(counted.length > 0
        ? { ruleActionOverrides: counted.map((one) => ({ name: one, actionToUse: { count: {} } })) }
        : {}),
    },
  },
  visibilityConfig: seen(name),
})

const floods = (limit: number, isCounting: boolean): Omit<Rule, 'priority'> => ({
  name: 'floods',
  action: isCounting ? { count: {} } : { block: {} },
  statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit } },
  visibilityConfig: seen('floods'),
})

/** Blocks what `known-attacks` only counted, where it is not donors' software. */
const attacksElsewhere = (isCounting: boolean): Omit<Rule, 'priority'> => ({
  name: 'known-attacks-elsewhere',
  action: isCounting ? { count: {} } : { block: {} },
  statement: {
    andStatement: {
      statements: [
        {
          orStatement: {
            statements: Object.values(metBySoftware).map((label) => ({
              labelMatchStatement: { scope: 'LABEL', key: `awswaf:managed:aws:core-rule-set:${label}` },
            })),
          },
        },
        {
          notStatement: {
            statement: {
              regexMatchStatement: {
                fieldToMatch: { uriPath: {} },
                regexString: donorSoftware,
                textTransformations: [{ priority: 0, type: 'NONE' }],
              },
            },
          },
        },
      ],
    },
  },
  visibilityConfig: seen('known-attacks-elsewhere'),
})

const badAddresses = (isCounting: boolean) =>
  awsRules('bad-addresses', 'AWSManagedRulesAmazonIpReputationList', isCounting)

const inOrder = (rules: readonly Omit<Rule, 'priority'>[]): Rule[] =>
  rules.map((rule, index) => ({ ...rule, priority: index + 1 }))

/**
 * AWS WAF before the web app and the API, and before the user pool. `count` lets everything through and logs what `block` would
 * refuse: a tenant begins with it, and goes on to `block` when the log names nothing that people or donors' software sent.
 */
export class Firewall extends Construct {
  /** For the distribution; CloudFront takes web ACLs of us-east-1 only. */
  readonly acl: CfnWebACL
  readonly #tenant: Tenant
  readonly #isCounting: boolean
  readonly #logs: LogGroup

  constructor(scope: Construct, id: string, tenant: Tenant) {
    super(scope, id)
    this.#tenant = tenant
    this.#isCounting = tenant.firewall === 'count'
    this.#logs = new LogGroup(this, 'Logs', {
      // WAF writes to groups of this prefix alone.
      logGroupName: `aws-waf-logs-${physicalName(tenant)}`,
      retention: tenant.logRetentionDays,
      removalPolicy: removalOf(tenant),
    })
    // Orders and imports exceed its limit of 8 KB; the functions have their own limit.
    const counted = ['SizeRestrictions_BODY', ...Object.keys(metBySoftware)]
    this.acl = this.#webAcl('App', 'CLOUDFRONT', [
      floods(requestsPerAddress, this.#isCounting),
      badAddresses(this.#isCounting),
      awsRules('known-attacks', 'AWSManagedRulesCommonRuleSet', this.#isCounting, counted),
      attacksElsewhere(this.#isCounting),
    ])
  }

  /** Browsers ask the pool itself, past CloudFront. */
  guardSignIn(userPoolArn: string): void {
    const acl = this.#webAcl('SignIn', 'REGIONAL', [
      floods(signInsPerAddress, this.#isCounting),
      badAddresses(this.#isCounting),
      awsRules('known-attacks', 'AWSManagedRulesCommonRuleSet', this.#isCounting),
    ])
    new CfnWebACLAssociation(this, 'AtPool', { resourceArn: userPoolArn, webAclArn: acl.attrArn })
  }

  #webAcl(id: string, scope: 'CLOUDFRONT' | 'REGIONAL', rules: readonly Omit<Rule, 'priority'>[]): CfnWebACL {
    const metric = `gleanery-${this.#tenant.id}${scope === 'REGIONAL' ? '-sign-in' : ''}`
    const acl = new CfnWebACL(this, id, {
      scope,
      defaultAction: { allow: {} },
      visibilityConfig: seen(metric),
      rules: inOrder(rules),
    })
    this.#log(`${id}Log`, acl)
    return acl
  }

  /** Requests that a rule counted or blocked, without what would let somebody else in. */
  #log(id: string, acl: CfnWebACL): void {
    new CfnLoggingConfiguration(this, id, {
      resourceArn: acl.attrArn,
      // The group's own attribute ends in `:*`, which WAF refuses.
      logDestinationConfigs: [
        Stack.of(this).formatArn({
          service: 'logs',
          resource: 'log-group',
          resourceName: this.#logs.logGroupName,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      redactedFields: ['authorization', 'access-code', 'cookie'].map((name) => ({ singleHeader: { Name: name } })),
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: ['BLOCK', 'COUNT', 'EXCLUDED_AS_COUNT'].map((Action) => ({ ActionCondition: { Action } })),
          },
        ],
      },
    })
  }
}
