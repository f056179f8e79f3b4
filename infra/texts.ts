import { Aws, CfnOutput } from 'aws-cdk-lib'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import type { WorkQueue } from './queues.ts'
import type { Tenant } from './tenant.ts'

/**
 * Texts that people send to the tenant's number: AWS End User Messaging publishes them to this topic once it is named in the
 * number's two-way settings (docs/deploying.md), and the topic puts them into the queue.
 */
export function receivedTexts(scope: Construct, tenant: Tenant, { queue, deadLetters }: WorkQueue): void {
  if (!tenant.texts) return
  const topic = new Topic(scope, 'ReceivedTexts', { displayName: `Gleanery ${tenant.id} texts`, enforceSSL: true })
  topic.grantPublish(
    new ServicePrincipal('sms-voice.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  )
  topic.addSubscription(new SqsSubscription(queue, { rawMessageDelivery: true, deadLetterQueue: deadLetters }))
  new CfnOutput(scope, 'ReceivedTextsTopic', { value: topic.topicArn })
}
