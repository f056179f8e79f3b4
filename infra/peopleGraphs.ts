import { Duration } from 'aws-cdk-lib'
import { GraphWidget, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { countedEvents, publisher, waitingMetrics } from '../events/subscriptions.ts'
import { metricsNamespace } from './metrics.ts'
import type { Tenant } from './tenant.ts'

/** The first rows of the dashboard: what people wait for, and what became of donations, orders and e-mails. */

const unsentMetric = 'MailsNotSent'

/** Counts e-mails and texts that were refused, or of which nobody knows. */
export const countUnsentMails = (scope: Construct, logGroup: ILogGroup, tenant: Tenant) =>
  new MetricFilter(scope, 'UnsentMails', {
    logGroup,
    metricNamespace: metricsNamespace(tenant.id),
    metricName: unsentMetric,
    filterPattern: FilterPattern.literal('{ $.message = "mail refused" || $.message = "mail uncertain" }'),
  })

const labels: Readonly<Record<(typeof countedEvents)[number], string>> = {
  DonationPosted: 'posted',
  OfferAccepted: 'accepted',
  OfferExpired: 'offers expired unanswered',
  DonationNotMatched: 'nobody took it',
  OrderPlaced: 'placed',
}

export function peopleGraphs(tenant: Tenant): GraphWidget[][] {
  const namespace = metricsNamespace(tenant.id)
  const waiting = (metricName: string, label: string) =>
    new Metric({
      namespace,
      metricName,
      label,
      dimensionsMap: { service: 'totals/countWaiting' },
      statistic: 'max',
      period: Duration.minutes(15),
    })
  const happened = (metricName: (typeof countedEvents)[number]) =>
    new Metric({
      namespace,
      metricName,
      label: labels[metricName],
      dimensionsMap: { service: publisher.name },
      statistic: 'sum',
      period: Duration.hours(1),
    })
  const unsent = new Metric({
    namespace,
    metricName: unsentMetric,
    label: 'e-mails and texts not sent',
    statistic: 'sum',
    period: Duration.hours(1),
  })
  const graph = (title: string, left: Metric[]) => new GraphWidget({ title, left, width: 12 })
  const [posted, accepted, expired, notMatched, placed] = countedEvents
  return [
    [
      graph('Donations that wait: for an answer, for approval', [
        waiting(waitingMetrics.answers, 'for an answer'),
        waiting(waitingMetrics.approvals, 'for approval'),
      ]),
      graph('Orders for today or before that are not packed', [waiting(waitingMetrics.packing, 'not packed')]),
    ],
    [
      graph('Donations an hour', [posted, accepted, expired, notMatched].map(happened)),
      graph('Orders placed, e-mails and texts not sent, an hour', [happened(placed), unsent]),
    ],
  ]
}
