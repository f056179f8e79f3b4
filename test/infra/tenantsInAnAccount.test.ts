import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Cloud, cloudOf, production } from './cloud.ts'

/** How many production tenants fit into one account and region, reckoned from the templates and AWS's default quotas. */

interface Quota {
  readonly what: string
  readonly most: number
  /** How many of them one tenant takes. */
  readonly taken: (cloud: Cloud) => number
}
const of = (type: string) => (cloud: Cloud) => cloud.of(type).length
/** The root stack and the nested ones. */
const stacks = (cloud: Cloud) => cloud.of('AWS::CloudFormation::Stack').length + 1
const codeMegabytesOf = 0.45

const quotas: readonly Quota[] = [
  { what: 'IAM roles', most: 1000, taken: of('AWS::IAM::Role') },
  { what: 'CloudFormation stacks', most: 2000, taken: stacks },
  { what: 'CloudWatch alarms', most: 5000, taken: of('AWS::CloudWatch::Alarm') },
  {
    what: 'Lambda code storage, in MB',
    most: 76_800,
    taken: (cloud) => of('AWS::Lambda::Function')(cloud) * codeMegabytesOf,
  },
  { what: 'HTTP APIs', most: 600, taken: of('AWS::ApiGatewayV2::Api') },
  { what: 'user pools', most: 1000, taken: of('AWS::Cognito::UserPool') },
  { what: 'tables', most: 2500, taken: of('AWS::DynamoDB::Table') },
  { what: 'buckets', most: 10_000, taken: of('AWS::S3::Bucket') },
  { what: 'distributions', most: 500, taken: of('AWS::CloudFront::Distribution') },
  { what: 'CloudFront functions', most: 100, taken: of('AWS::CloudFront::Function') },
  { what: 'response headers policies', most: 20, taken: of('AWS::CloudFront::ResponseHeadersPolicy') },
  { what: 'cache policies', most: 20, taken: of('AWS::CloudFront::CachePolicy') },
  { what: 'event buses', most: 100, taken: of('AWS::Events::EventBus') },
  { what: 'concurrent executions, 100 a tenant', most: 1000, taken: () => 100 },
]

it('docs/deploying.md names how many tenants fit, and which quota is reached first', () => {
  const cloud = cloudOf(production)
  const lines = quotas
    .map(({ what, most, taken }) => ({ what, most, taken: Math.ceil(taken(cloud)) }))
    .filter(({ taken }) => taken > 0)
    .map((one) => ({ ...one, fit: Math.floor(one.most / one.taken) }))
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ what, most, taken, fit }) => `| ${what} | ${most.toLocaleString('en')} | ${taken} | ${fit} |`)
  const page = readFileSync('docs/deploying.md', 'utf8')
  expect(lines.length).toBeGreaterThan(8)
  expect(page).toContain(lines.slice(0, 6).join('\n'))
})
