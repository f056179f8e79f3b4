import { Duration } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import {
  type Alias,
  FilterCriteria,
  FilterRule,
  type Function as LambdaFunction,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler'
import { Construct } from 'constructs'
import {
  type FunctionDefinition,
  maxPublishings,
  type Reaction,
  type Schedule,
  type Worker,
} from '../events/subscriptions.ts'
import { eventPrefix, tableShape } from '../functions/core/table/shape.ts'
import { subscribe } from './bus.ts'
import type { Foundation } from './foundation.ts'
import { functionRole, lambdaFunction } from './functions.ts'
import { suppressPattern } from './nagSuppressions.ts'
import { DeadLetters, takeFrom, WorkQueue } from './queues.ts'

/** Half past eight UTC is night everywhere in the United States. */
const rateOf = ({ everyMinutes }: Schedule) =>
  everyMinutes === 1440 ? 'cron(30 8 * * ? *)' : `rate(${everyMinutes} minute${everyMinutes === 1 ? '' : 's'})`

/** Longest absence of a scheduled function before the alarm, as a metric's period and periods in a row. */
const patience = ({ everyMinutes }: Schedule) =>
  everyMinutes === 1440
    ? { period: Duration.days(1), periods: 2, words: 'two days' }
    : { period: Duration.minutes(5 * everyMinutes), periods: 1, words: `${5 * everyMinutes} minutes` }

/**
 * Functions that no person calls: reactions to events, queue workers, scheduled functions and the outbox publisher. Each
 * has its own role, a dead-letter queue and an alarm whose text says what people lose when it fails.
 */
export class BackgroundFunction extends Construct {
  readonly #definition: FunctionDefinition
  readonly #foundation: Foundation

  constructor(scope: Construct, definition: FunctionDefinition, foundation: Foundation) {
    super(scope, definition.name.split('/').slice(1).join('-'))
    this.#definition = definition
    this.#foundation = foundation
  }

  /** The function and its alias, which new versions reach gradually; `fromSource` is what its source needs of its role. */
  #make(fromSource: readonly PolicyStatement[] = []): { handler: LambdaFunction; live: Alias } {
    const { name: entry, impact, permissions, timeoutSeconds, memoryMegabytes } = this.#definition
    const { work: logs } = this.#foundation.logs
    const role = functionRole(this, 'Role', { permissions, entries: [entry], logs, fromSource }, this.#foundation)
    const handler = lambdaFunction(
      this,
      'Function',
      { entry, description: `Without it: ${impact}`, timeoutSeconds, memoryMegabytes, role, logs },
      this.#foundation,
    )
    return { handler, live: this.#foundation.rollout.live(handler) }
  }

  /** Each reaction has its own queue, so that a slow one delays no other. */
  react(reaction: Reaction): void {
    const { alarms, bus } = this.#foundation
    const queue = new WorkQueue(this, 'Events', reaction, alarms)
    subscribe(this, reaction, bus, queue)
    this.#workOff(queue, reaction.maxConcurrency)
  }

  work(worker: Worker): void {
    const queue = this.#foundation.queues.get(worker.queue)
    if (!queue) throw new Error(`There is no queue '${worker.queue}' for ${worker.name}`)
    this.#workOff(queue)
  }

  #workOff({ queue }: WorkQueue, maxConcurrency = 10): void {
    const { live } = this.#make([takeFrom(queue)])
    // Lambda takes half a batch's failures back only when they are reported one by one.
    live.addEventSource(new SqsEventSource(queue, { batchSize: 10, maxConcurrency, reportBatchItemFailures: true }))
  }

  repeat(schedule: Schedule): void {
    const { alarms, scheduler } = this.#foundation
    const { impact, name } = schedule
    const { handler, live } = this.#make()
    new CfnSchedule(this, 'Schedule', {
      description: name,
      scheduleExpression: rateOf(schedule),
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: live.functionArn,
        roleArn: scheduler.role.roleArn,
        deadLetterConfig: { arn: scheduler.deadLetters.queueArn },
        retryPolicy: { maximumEventAgeInSeconds: 300, maximumRetryAttempts: 2 },
      },
    })
    const { period, periods, words } = patience(schedule)
    alarms.raise(this, 'Missed', {
      name: `${name} missed`,
      what: `${name} did not run for ${words}.`,
      impact,
      metric: handler.metricInvocations({ period, statistic: 'sum' }),
      threshold: 1,
      periods,
      below: true,
      silenceIsBad: true,
    })
    alarms.raise(this, 'Failing', {
      name: `${name} failing`,
      what: `${name} failed three times within ${period.toHumanString()}.`,
      impact,
      ...(schedule.stopsPeople ? { stopsPeople: true } : {}),
      // A run and its two repetitions are three.
      metric: handler.metricErrors({ period, statistic: 'sum' }),
      threshold: 3,
    })
  }

  /** New events of the table's stream, in order within a partition key; the filter drops every other change. */
  publish(): void {
    const { alarms, table } = this.#foundation
    const { impact, name } = this.#definition
    const deadLetters = new DeadLetters(this, 'DeadLetters', { name, impact }, alarms)
    const { handler, live } = this.#make(this.#readStream(deadLetters.queue.queueArn))
    const newEvent = FilterCriteria.filter({
      eventName: FilterRule.isEqual('INSERT'),
      dynamodb: { Keys: { [tableShape.sortKey]: { S: FilterRule.beginsWith(eventPrefix) } } },
    })
    live.addEventSource(
      new DynamoEventSource(table.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        filters: [newEvent],
        reportBatchItemFailures: true,
        bisectBatchOnError: true,
        retryAttempts: maxPublishings,
        onFailure: new SqsDlq(deadLetters.queue),
      }),
    )
    alarms.raise(this, 'Behind', {
      name: `${name} behind`,
      what: 'The oldest event waits for more than a minute to be published.',
      impact,
      metric: handler.metric('IteratorAge', { period: Duration.minutes(1), statistic: 'max' }),
      threshold: 60_000,
      periods: 5,
      rank: 'page',
    })
    suppressPattern(this, 'Resource::*', 'Listing a table’s streams is an action on no resource.')
  }

  /** Lambda reads the stream, and sends what was given up to the dead-letter queue, in the function's role. */
  #readStream(deadLetters: string): PolicyStatement[] {
    const { key, table } = this.#foundation
    const { tableStreamArn } = table.table
    const read = ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator']
    return [
      new PolicyStatement({ actions: read, resources: [tableStreamArn as string] }),
      new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }),
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters] }),
      ...(key ? [new PolicyStatement({ actions: ['kms:Decrypt', 'kms:DescribeKey'], resources: [key.keyArn] })] : []),
    ]
  }
}
