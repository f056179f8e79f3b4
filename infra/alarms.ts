import { Aws, Duration } from 'aws-cdk-lib'
import {
  Alarm,
  AlarmRule,
  AlarmStatusWidget,
  AlarmStatusWidgetSortBy,
  ComparisonOperator,
  CompositeAlarm,
  type IAlarm,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription, UrlSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { combine } from './metrics.ts'
import type { Tenant } from './tenant.ts'

/**
 * Each alarm's text names what people lose, not which metric is high. One of rank `page` wakes somebody: people can't work, or will
 * not be able to. One of rank `look` waits for working hours. Each rank has a topic, and its addresses are in the tenant's file.
 */
export type AlarmRank = 'page' | 'look'

export interface AlarmSpec {
  /** Unique in the tenant; the subject of the mail. */
  readonly name: string
  /** Event that raises the alarm. */
  readonly what: string
  /** Loss for people. */
  readonly impact: string
  /** `look` when absent. */
  readonly rank?: AlarmRank
  /** People can't work while it is raised: `raiseTogether` makes one page of all such. */
  readonly stopsPeople?: true
  readonly metric: IMetric
  readonly threshold: number
  /** Raised when below the threshold instead of at or above it. */
  readonly below?: boolean
  /** Also raised when data is missing. */
  readonly silenceIsBad?: boolean
  /** Consecutive periods over the threshold. */
  readonly periods?: number
}

/** CloudWatch's limit. */
const maxOfAWidget = 100

interface WatchedQueue {
  /** The function that works it off. */
  readonly name: string
  readonly queue: IQueue
}
/** CloudWatch's limit of the metrics of an alarm that reckons with them. */
const maxMetrics = 10
/** Maximum age of the oldest message; more means several failed deliveries or a backlog. */
const lateMinutes = 15

export class Alarms extends Construct {
  readonly #topics: Readonly<Record<AlarmRank, Topic>>
  readonly #tenant: Tenant
  readonly #raised: IAlarm[] = []
  readonly #stopping: Alarm[] = []
  readonly #queues: WatchedQueue[] = []

  constructor(scope: Construct, id: string, tenant: Tenant, key: IKey | undefined) {
    super(scope, id)
    this.#tenant = tenant
    const { alarmEmail, pager } = tenant
    this.#topics = { look: this.#topic('Topic', key), page: this.#topic('Page', key) }
    const pages = pager?.email ?? alarmEmail
    if (alarmEmail) this.#topics.look.addSubscription(new EmailSubscription(alarmEmail))
    if (pages) this.#topics.page.addSubscription(new EmailSubscription(pages))
    if (pager?.hook) this.#topics.page.addSubscription(new UrlSubscription(pager.hook))
  }

  #topic(id: string, key: IKey | undefined): Topic {
    const topic = new Topic(this, id, {
      displayName: `Gleanery ${this.#tenant.id}`,
      enforceSSL: true,
      // CloudWatch can't publish to a topic under AWS's own key, so it is the tenant's key or SNS's plain storage.
      ...(key ? { masterKey: key } : {}),
    })
    // A topic with a policy of its own, as `enforceSSL` adds it, allows no publisher by default.
    topic.grantPublish(
      new ServicePrincipal('cloudwatch.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    )
    return topic
  }

  raise(scope: Construct, id: string, spec: AlarmSpec): Alarm {
    const alarm = new Alarm(scope, id, {
      alarmName: `${this.#tenant.id} ${spec.name}`,
      alarmDescription: `${spec.impact} ${spec.what}`,
      metric: spec.metric,
      threshold: spec.threshold,
      evaluationPeriods: spec.periods ?? 1,
      comparisonOperator: spec.below
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: spec.silenceIsBad ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    })
    this.#tell(alarm, spec.rank ?? 'look')
    if (spec.stopsPeople) this.#stopping.push(alarm)
    return alarm
  }

  /** That it is over is told of what woke somebody, and of nothing else. */
  #tell(alarm: Alarm | CompositeAlarm, rank: AlarmRank): void {
    const tell = new SnsAction(this.#topics[rank])
    alarm.addAlarmAction(tell)
    if (rank === 'page') alarm.addOkAction(tell)
    this.#raised.push(alarm)
  }

  /** To be raised by `raiseLate` when its oldest message waits too long. */
  watch(queue: WatchedQueue): void {
    this.#queues.push(queue)
  }

  /** Late queues, as many in an alarm as CloudWatch takes: what is late at one is mostly late at all. */
  raiseLate(scope: Construct): void {
    for (let first = 0; first < this.#queues.length; first += maxMetrics) {
      const some = this.#queues.slice(first, first + maxMetrics)
      const age = ({ queue }: WatchedQueue, at: number) => [
        `age${at}`,
        queue.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(5), statistic: 'max' }),
      ]
      this.raise(scope, `Late${first}`, {
        name: `work late ${1 + first / maxMetrics}`,
        what: `The oldest message of one of these waits for more than ${lateMinutes} minutes: ${some.map(({ name }) => name).join(', ')}.`,
        impact: 'People wait for e-mails, texts, matching, exports or imports.',
        metric: combine('MAX', Object.fromEntries(some.map(age)), 'seconds'),
        threshold: lateMinutes * 60,
      })
    }
  }

  /** One page of whatever keeps people from working, instead of one of each; the others tell those who look which it is. */
  raiseTogether(scope: Construct): void {
    const alarm = new CompositeAlarm(scope, 'PeopleCannotWork', {
      compositeAlarmName: `${this.#tenant.id} people can’t work`,
      alarmDescription:
        'People can’t sign in, or see errors instead of their work. One of the alarms of sign-in, calls, functions, the table or the check from outside is raised.',
      alarmRule: AlarmRule.anyOf(...this.#stopping),
    })
    this.#tell(alarm, 'page')
  }

  /** All alarms for the dashboard, raised ones first. */
  widgets(): AlarmStatusWidget[] {
    const sortBy = AlarmStatusWidgetSortBy.STATE_UPDATED_TIMESTAMP
    return Array.from({ length: Math.ceil(this.#raised.length / maxOfAWidget) }, (_, part) => {
      const alarms = this.#raised.slice(part * maxOfAWidget, (part + 1) * maxOfAWidget)
      return new AlarmStatusWidget({ title: 'Alarms', alarms, sortBy, width: 24, height: 4 })
    })
  }
}
