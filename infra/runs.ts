import { Duration } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { FilterCriteria, FilterRule, type Function as LambdaFunction, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Reaction, Run, Schedule, Worker } from '../events/subscriptions.ts'
import { eventPrefix, tableShape } from '../functions/table/shape.ts'
import { subscribe } from './bus.ts'
import { explainPattern } from './explain.ts'
import type { Foundation } from './foundation.ts'
import { functionRole, lambdaFunction } from './functions.ts'
import { DeadLetters, WorkQueue } from './queues.ts'

/**
 * Functions that no person calls: they react to facts, work off a queue, run by the clock or publish the table's facts.
 * Each has a role of its own, somewhere for what it could not do, and an alarm that says what people lose by it.
 */
export class BackgroundRun extends Construct {
  readonly #run: Run
  readonly #foundation: Foundation
  readonly handler: LambdaFunction

  constructor(scope: Construct, run: Run, logs: LogGroup, foundation: Foundation) {
    super(scope, run.run.split('/').slice(1).join('-'))
    this.#run = run
    this.#foundation = foundation
    const role = functionRole(this, 'Role', run.permissions, logs, foundation)
    const { run: entry, timeoutSeconds } = run
    this.handler = lambdaFunction(
      this,
      'Function',
      { entry, description: `Without it: ${run.impact}`, timeoutSeconds, role, logs },
      foundation,
    )
  }

  /** Facts come through a queue of its own, so that a slow reaction holds up no other. */
  react(reaction: Reaction): void {
    const { alarms, bus } = this.#foundation
    const queue = new WorkQueue(this, 'Facts', { ...reaction, name: reaction.run }, alarms)
    subscribe(this, reaction, bus, queue)
    this.#workOff(queue.queue)
  }

  work(worker: Worker): void {
    const queue = this.#foundation.queues.get(worker.queue)
    if (!queue) throw new Error(`There is no queue '${worker.queue}' for ${worker.run}`)
    this.#workOff(queue.queue)
  }

  #workOff(queue: Queue): void {
    // Lambda takes half a batch's failures back only when they are reported one by one.
    this.handler.addEventSource(
      new SqsEventSource(queue, { batchSize: 10, maxConcurrency: 10, reportBatchItemFailures: true }),
    )
  }

  repeat(schedule: Schedule): void {
    const { alarms } = this.#foundation
    const { impact, run } = schedule
    const deadLetters = new DeadLetters(this, 'DeadLetters', { name: run, impact }, alarms)
    new CfnSchedule(this, 'Schedule', {
      description: run,
      scheduleExpression: `rate(${schedule.everyMinutes} minute${schedule.everyMinutes === 1 ? '' : 's'})`,
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: this.handler.functionArn,
        roleArn: this.#clock(deadLetters.queue).roleArn,
        deadLetterConfig: { arn: deadLetters.queue.queueArn },
        retryPolicy: { maximumEventAgeInSeconds: 300, maximumRetryAttempts: 2 },
      },
    })
    const period = Duration.minutes(5 * schedule.everyMinutes)
    alarms.raise(this, 'Missed', {
      name: `${run} missed`,
      what: `${run} did not run for ${period.toMinutes()} minutes.`,
      impact,
      metric: this.handler.metricInvocations({ period, statistic: 'sum' }),
      threshold: 1,
      below: true,
      silenceIsBad: true,
    })
    alarms.raise(this, 'Failing', {
      name: `${run} failing`,
      what: `${run} failed three times in ${period.toMinutes()} minutes.`,
      impact,
      metric: this.handler.metricErrors({ period, statistic: 'sum' }),
      threshold: 3,
    })
  }

  /** What the scheduler may do: start this function, and put aside what it could not start. */
  #clock(deadLetters: Queue): Role {
    const role = new Role(this, 'Clock', { assumedBy: new ServicePrincipal('scheduler.amazonaws.com') })
    role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [this.handler.functionArn] }))
    deadLetters.grantSendMessages(role)
    return role
  }

  /** New facts in the order in which they happened to a donation; nothing else in the table wakes it. */
  publish(): void {
    const { alarms, bus, table } = this.#foundation
    const { impact, run } = this.#run
    const deadLetters = new DeadLetters(this, 'DeadLetters', { name: run, impact }, alarms)
    const newFact = FilterCriteria.filter({
      eventName: FilterRule.isEqual('INSERT'),
      dynamodb: { Keys: { [tableShape.sortKey]: { S: FilterRule.beginsWith(eventPrefix) } } },
    })
    this.handler.addEventSource(
      new DynamoEventSource(table.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        filters: [newFact],
        reportBatchItemFailures: true,
        bisectBatchOnError: true,
        retryAttempts: 100,
        onFailure: new SqsDlq(deadLetters.queue),
      }),
    )
    bus.grantPutEventsTo(this.handler)
    alarms.raise(this, 'Behind', {
      name: `${run} behind`,
      what: 'The oldest fact waits for more than a minute to be published.',
      impact,
      metric: this.handler.metric('IteratorAge', { period: Duration.minutes(1), statistic: 'max' }),
      threshold: 60_000,
      periods: 5,
    })
    explainPattern(this, 'Resource::*', 'Listing a table’s streams is an action on no resource.')
  }
}
