import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Reaction, reactions, workers } from '../../events/subscriptions.ts'
import { tenantTakes } from '../../infra/operator/check/account.ts'
import { bill, total } from '../tools/bench/cost/bill.ts'
import { taken } from '../tools/bench/cost/habits.ts'
import { ofLogs } from '../tools/bench/cost/month.ts'
import { standingOf } from '../tools/bench/cost/standing.ts'
import { type Cloud, cloudOf, production } from './cloud.ts'

/**
 * Number of production tenants that fit into one account and region, reckoned from the templates and AWS's default
 * quotas.
 */

interface Quota {
  readonly what: string
  readonly most: number
  /** Part of the quota that one tenant takes. */
  readonly taken: (cloud: Cloud) => number
}
const of = (type: string) => (cloud: Cloud) => cloud.of(type).length
/** The root stack and the nested ones. */
const stacks = (cloud: Cloud) => cloud.of('AWS::CloudFormation::Stack').length + 1
const codeMegabytesOf = 0.45

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Functions that are kept for a tenant whether or not they run. */
const kept = (cloud: Cloud) =>
  sum([
    ...cloud.of('AWS::Lambda::Function').map(({ Properties }) => Number(Properties.ReservedConcurrentExecutions ?? 0)),
    ...cloud
      .of('AWS::Lambda::Alias')
      .map(({ Properties }) => Number(Properties.ProvisionedConcurrencyConfig?.ProvisionedConcurrentExecutions ?? 0)),
  ])

/** Functions that run beside queues: each schedule once, and the reader of the stream. */
function beside(cloud: Cloud): number {
  const readers = cloud.of('AWS::Lambda::EventSourceMapping').filter(({ Properties }) => !Properties.ScalingConfig)
  const parallel = readers.map(({ Properties }) => Number(Properties.ParallelizationFactor ?? 1))
  return cloud.of('AWS::Scheduler::Schedule').length + sum(parallel)
}

/**
 * Calls at the same time: 3 million a month, a tenth of a day's in its busiest hour, in the busiest minute of which three times
 * as many come, each of a second as a cold start may take.
 */
const callsAtOnce = Math.ceil(((3_000_000 / 30) * 0.1 * 3) / 3600)

/** Lambda takes no more of a queue's messages at a time. */
const limitsOfQueues = (cloud: Cloud) =>
  cloud
    .of('AWS::Lambda::EventSourceMapping')
    .flatMap(({ Properties }) =>
      Properties.ScalingConfig ? [Number(Properties.ScalingConfig.MaximumConcurrency)] : [],
    )

const maxConcurrent = (cloud: Cloud) => kept(cloud) + beside(cloud) + callsAtOnce + sum(limitsOfQueues(cloud))

/** Load when an import brings thousands, or a window opens: all reactions to the event that has most of them. */
function rush(cloud: Cloud): number {
  const limitOf = ({ maxConcurrency = 10 }: Reaction) => maxConcurrency
  const types = new Set(reactions.flatMap(({ to }) => to.map(({ type }) => type)))
  const ofType = [...types].map((type) =>
    sum(reactions.filter(({ to }) => to.some((one) => one.type === type)).map(limitOf)),
  )
  return kept(cloud) + beside(cloud) + callsAtOnce + Math.max(...ofType)
}

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
  { what: 'concurrent executions, every queue at its maximum', most: 1000, taken: maxConcurrent },
  { what: 'concurrent executions, a rush of one kind of event', most: 1000, taken: rush },
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
  expect(page).toContain(lines.slice(0, 7).join('\n'))
})

it('every queue has its limit of functions at a time, which the catalogue names', () => {
  const cloud = cloudOf(production)
  const named = [...reactions.map(({ maxConcurrency = 10 }) => maxConcurrency), ...workers.map(() => 10)]
  expect(limitsOfQueues(cloud).toSorted()).toEqual(named.toSorted())
})

it('the check before a deployment asks for what a rush takes', () => {
  const taken = rush(cloudOf(production))
  expect(taken).toBeLessThanOrEqual(tenantTakes.concurrency)
  expect(taken).toBeGreaterThan(tenantTakes.concurrency - 20)
})

/** Calls that the document reckons with. */
const callsOfAMonth = 3_000_000

it('docs/deploying.md names what watching a tenant costs, reckoned from the templates', () => {
  const cloud = cloudOf(production)
  const { alarms, dashboards, customMetrics } = standingOf(cloud.all)
  const logs = ofLogs(callsOfAMonth * (taken.logBytesOfARun + taken.logBytesOfAnApiRequest))
  const dollars = (amounts: Parameters<typeof bill>[0]) => total(bill(amounts))
  const all = dollars({ alarms, dashboards, customMetrics, ...logs })
  // Retention of the tenant's file, of which the reckoning takes three months.
  const days = cloud.of('AWS::Logs::LogGroup').map(({ Properties }) => Number(Properties.RetentionInDays))
  expect(Math.max(...days)).toBeLessThanOrEqual(taken.monthsOfLogs * 30)
  const page = readFileSync('docs/deploying.md', 'utf8').replaceAll('\n', ' ')
  const money = (amount: number) => amount.toFixed(0)
  expect(page).toContain(
    `about ${money(all)} dollars a month at ${callsOfAMonth / 1e6} million calls: ${cloud.of('AWS::CloudWatch::Alarm').length} alarms over ` +
      `${alarms} metrics ${money(dollars({ alarms }))}, the dashboard ${money(dollars({ dashboards }))}, ${customMetrics} metrics of its own ` +
      `${money(dollars({ customMetrics }))}, ${Number(logs.logGigabytes).toFixed(1)} GB of logs ${money(dollars(logs))}, kept for ` +
      `${taken.monthsOfLogs * 30} days.`,
  )
})
