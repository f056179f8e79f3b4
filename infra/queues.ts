import { Duration, Validations } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { maxReceives, visibilitySeconds } from '../events/subscriptions.ts'
import type { Alarms } from './alarms.ts'

export interface QueueOwner {
  /** Its content, for the alarm's name. */
  readonly name: string
  readonly impact: string
}

/** Messages that failed every delivery; the first one raises an alarm. */
export class DeadLetters extends Construct {
  readonly queue: Queue

  constructor(scope: Construct, id: string, { name, impact }: QueueOwner, alarms: Alarms) {
    super(scope, id)
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
    Validations.of(this.queue).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: `It is the dead-letter queue of ${name}; what ends here waits for a person.`,
    })
    alarms.raise(this, 'NotEmpty', {
      name: `${name} failed`,
      what: `Work of ${name} was given up and lies in its dead-letter queue (docs/deploying.md says how to send it back).`,
      impact,
      metric: this.queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(1), statistic: 'max' }),
      threshold: 1,
    })
  }
}

/** Lambda's reading of a queue, in the role of the function that works it off. */
export const takeFrom = ({ queueArn }: IQueue) =>
  new PolicyStatement({
    actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:ChangeMessageVisibility', 'sqs:GetQueueAttributes'],
    resources: [queueArn],
  })

interface WorkQueueOwner extends QueueOwner {
  readonly timeoutSeconds: number
  readonly delaySeconds?: number
}

/** A queue with one function behind it, and a dead-letter queue behind that. */
export class WorkQueue extends Construct {
  readonly queue: Queue
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, owner: WorkQueueOwner, alarms: Alarms) {
    super(scope, id)
    this.deadLetters = new DeadLetters(this, 'DeadLetters', owner, alarms).queue
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(visibilitySeconds(owner)),
      retentionPeriod: Duration.days(4),
      ...(owner.delaySeconds === undefined ? {} : { deliveryDelay: Duration.seconds(owner.delaySeconds) }),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: maxReceives },
    })
    alarms.watch({ name: owner.name, queue: this.queue })
  }
}
