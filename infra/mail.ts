import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { EventBus, Rule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53'
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
} from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'
import type { WorkQueue } from './queues.ts'
import { mailDomain, physicalName, type Tenant } from './tenant.ts'

function identityOf(scope: Construct, tenant: Tenant): Identity {
  const zone = tenant.domain?.zone
  if (tenant.mail.identity === 'address') return Identity.email(tenant.mail.from)
  if (zone?.name !== mailDomain(tenant)) return Identity.domain(mailDomain(tenant))
  const imported = PublicHostedZone.fromPublicHostedZoneAttributes(scope, 'MailZone', {
    hostedZoneId: zone.id,
    zoneName: zone.name,
  })
  return Identity.publicHostedZone(imported)
}

/** The sender's identity. Its DNS records are written into the tenant's zone where there is one. */
export function mailIdentity(scope: Construct, tenant: Tenant): EmailIdentity | undefined {
  if (tenant.mail.identity === 'existing') return undefined
  return new EmailIdentity(scope, 'Mail', { identity: identityOf(scope, tenant) })
}

export const configurationSetName = (tenant: Tenant) => physicalName(tenant, 'mail')

/** Every e-mail names this set: SES counts its bounces and complaints by it, and reports each to the queue. */
export function configurationSet(scope: Construct, tenant: Tenant, { queue, deadLetters }: WorkQueue): void {
  const set = new ConfigurationSet(scope, 'MailSet', {
    configurationSetName: configurationSetName(tenant),
    reputationMetrics: true,
    // The mark on the person stops e-mails instead: it is shown, and the person can clear it. SES's list of the account drops
    // them silently.
    disableSuppressionList: true,
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
  })
  // SES writes to the account's default bus only.
  const bus = EventBus.fromEventBusName(scope, 'DefaultBus', 'default')
  set.addEventDestination('Returned', {
    destination: EventDestination.eventBus(bus),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  })
  new Rule(scope, 'ReturnedMail', {
    description: 'Bounces and complaints of this tenant’s e-mails',
    eventPattern: {
      source: ['aws.ses'],
      detail: {
        eventType: ['Bounce', 'Complaint'],
        mail: { tags: { 'ses:configuration-set': [configurationSetName(tenant)] } },
      },
    },
    targets: [new SqsQueue(queue, { deadLetterQueue: deadLetters })],
  })
}

/** SES suspends the account's mail when these two rates stay high; here they are counted for the tenant. */
export function mailAlarms(scope: Construct, tenant: Tenant, alarms: Alarms): void {
  const dimensionsMap = { 'ses:configuration-set': configurationSetName(tenant) }
  const reputation = (name: string) =>
    new Metric({
      namespace: 'AWS/SES',
      metricName: `Reputation.${name}`,
      dimensionsMap,
      period: Duration.hours(1),
      statistic: 'max',
    })
  const impact = 'SES may soon stop all e-mails: agencies would only learn of offers in the web app.'
  alarms.raise(scope, 'Bounces', {
    name: 'mail bounces',
    what: 'More than 4 % of the e-mails of this tenant come back.',
    impact,
    metric: reputation('BounceRate'),
    threshold: 0.04,
  })
  alarms.raise(scope, 'Complaints', {
    name: 'mail complaints',
    what: 'More than 0.08 % of the recipients of this tenant call its e-mails spam.',
    impact,
    metric: reputation('ComplaintRate'),
    threshold: 0.0008,
  })
}
