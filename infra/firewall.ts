import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Tenant } from './tenant.ts'

/** A whole office of a food bank shares one address, and its open screens ask every few seconds. */
const requestsPerAddress = 10_000

const seen = (metricName: string) => ({ cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true, metricName })

/** Keeps known attacks and floods away from the app; possible in us-east-1 only, where CloudFront looks for it. */
export const firewall = (scope: Construct, tenant: Tenant) =>
  new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: seen(`gleanery-${tenant.id}`),
    rules: [
      {
        name: 'floods',
        priority: 1,
        action: { block: {} },
        statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit: requestsPerAddress } },
        visibilityConfig: seen('floods'),
      },
      {
        name: 'known-attacks',
        priority: 2,
        overrideAction: { none: {} },
        statement: {
          managedRuleGroupStatement: {
            vendorName: 'AWS',
            name: 'AWSManagedRulesCommonRuleSet',
            // Orders and imports are longer than its 8 KB; the functions have their own limit.
            ruleActionOverrides: [{ name: 'SizeRestrictions_BODY', actionToUse: { count: {} } }],
          },
        },
        visibilityConfig: seen('known-attacks'),
      },
    ],
  })
