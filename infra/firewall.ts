import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Tenant } from './tenant.ts'

/** A food bank's office shares one IP address, and its open screens poll every few seconds. */
const requestsPerAddress = 10_000

const seen = (metricName: string) => ({ cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true, metricName })

/** Blocks known attacks and floods; CloudFront takes web ACLs of us-east-1 only. */
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
            // Orders and imports exceed its limit of 8 KB; the functions have their own limit.
            ruleActionOverrides: [{ name: 'SizeRestrictions_BODY', actionToUse: { count: {} } }],
          },
        },
        visibilityConfig: seen('known-attacks'),
      },
    ],
  })
