import { Aws } from 'aws-cdk-lib'
import {
  Alarm,
  AlarmStatusWidget,
  AlarmStatusWidgetSortBy,
  ComparisonOperator,
  type IAlarm,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import type { Tenant } from './tenant.ts'

/**
 * Each alarm's text names what people lose, not which metric is high. Alarms go to one topic of the tenant, and from there to
 * the e-mail address in its file.
 */

export interface AlarmSpec {
  /** Unique in the tenant; the subject of the mail. */
  readonly name: string
  /** Event that raises the alarm. */
  readonly what: string
  /** Loss for people. */
  readonly impact: string
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

export class Alarms extends Construct {
  readonly topic: Topic
  readonly #tenant: Tenant
  readonly #raised: IAlarm[] = []

  constructor(scope: Construct, id: string, tenant: Tenant, key: IKey | undefined) {
    super(scope, id)
    this.#tenant = tenant
    this.topic = new Topic(this, 'Topic', {
      displayName: `Gleanery ${tenant.id}`,
      enforceSSL: true,
      // CloudWatch can't publish to a topic under AWS's own key, so it is the tenant's key or SNS's plain storage.
      ...(key ? { masterKey: key } : {}),
    })
    // A topic with a policy of its own, as `enforceSSL` adds it, allows no publisher by default.
    this.topic.grantPublish(
      new ServicePrincipal('cloudwatch.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    )
    if (tenant.alarmEmail) this.topic.addSubscription(new EmailSubscription(tenant.alarmEmail))
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
    const tell = new SnsAction(this.topic)
    alarm.addAlarmAction(tell)
    alarm.addOkAction(tell)
    this.#raised.push(alarm)
    return alarm
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
