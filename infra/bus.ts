import { EventBus, Rule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import type { Construct } from 'constructs'
import type { Reaction } from '../events/subscriptions.ts'
import type { WorkQueue } from './queues.ts'
import type { Tenant } from './tenant.ts'

/** Facts go over this bus once, from the table's stream; whoever reacts to one has a rule and a queue of its own. */
export const eventBus = (scope: Construct, tenant: Tenant) =>
  new EventBus(scope, 'Bus', { eventBusName: `gleanery-${tenant.id}`, description: 'Facts of real-time donations' })

/** Puts the facts a reaction wants into its queue; what can't be put there lands beside what could not be worked off. */
export const subscribe = (scope: Construct, reaction: Reaction, bus: EventBus, { queue, deadLetters }: WorkQueue) =>
  new Rule(scope, 'Rule', {
    eventBus: bus,
    description: `To ${reaction.run}`,
    eventPattern: { detailType: reaction.to.map((fact) => fact.type) },
    targets: [new SqsQueue(queue, { deadLetterQueue: deadLetters })],
  })
