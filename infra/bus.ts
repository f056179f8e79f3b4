import { EventBus, Rule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import type { Construct } from 'constructs'
import type { Reaction } from '../events/subscriptions.ts'
import type { WorkQueue } from './queues.ts'
import { physicalName, type Tenant } from './tenant.ts'

/** Events reach this bus from the table's stream; each reaction has its own rule and queue. */
export const eventBus = (scope: Construct, tenant: Tenant) =>
  new EventBus(scope, 'Bus', { eventBusName: physicalName(tenant), description: 'Events of the app' })

/** Sends the reaction's events to its queue; what can't be delivered goes to the same dead-letter queue as failed messages. */
export const subscribe = (scope: Construct, reaction: Reaction, bus: EventBus, { queue, deadLetters }: WorkQueue) =>
  new Rule(scope, 'Rule', {
    eventBus: bus,
    description: `To ${reaction.name}`,
    eventPattern: { detailType: reaction.to.map((event) => event.type) },
    targets: [new SqsQueue(queue, { deadLetterQueue: deadLetters })],
  })
