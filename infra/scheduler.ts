import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'
import { functionArns } from './functionNames.ts'
import { suppressPattern } from './nagSuppressions.ts'
import { DeadLetters } from './queues.ts'
import type { Tenant } from './tenant.ts'

/**
 * Role and dead-letter queue of all schedules of a tenant: calls that Lambda did not take. They are not sent again, since the next
 * call does the work; the alarms of each schedule say what was missed.
 */
export class Scheduler extends Construct {
  readonly role: Role
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, tenant: Tenant, alarms: Alarms) {
    super(scope, id)
    const impact = 'People may wait for what is done at fixed times: ends of offers, reminders, copies.'
    this.deadLetters = new DeadLetters(this, 'DeadLetters', { name: 'schedules', impact }, alarms).queue
    const functions = functionArns(this, tenant)
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
      inlinePolicies: {
        calls: new PolicyDocument({
          statements: [
            new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [functions] }),
            new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.deadLetters.queueArn] }),
          ],
        }),
      },
    })
    suppressPattern(this.role, `Resource::${functions}`, 'The pattern is this tenant’s functions by name.')
  }
}
