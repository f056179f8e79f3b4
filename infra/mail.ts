import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53'
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'
import type { Tenant } from './tenant.ts'

export const mailDomain = (tenant: Tenant) => tenant.mail.from.split('@')[1] as string

/** What SES verifies, and what sending is allowed as. */
export const mailIdentityName = (tenant: Tenant) =>
  tenant.mail.identity === 'address' ? tenant.mail.from : mailDomain(tenant)

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

/** The sender that agencies know. Its DNS records are written into the tenant's zone where there is one. */
export function mailIdentity(scope: Construct, tenant: Tenant): EmailIdentity | undefined {
  if (tenant.mail.identity === 'existing') return undefined
  return new EmailIdentity(scope, 'Mail', { identity: identityOf(scope, tenant) })
}

/** SES watches these two for the whole account, and stops all of its mail when they stay high. */
export function mailAlarms(scope: Construct, alarms: Alarms): void {
  const reputation = (name: string) =>
    new Metric({ namespace: 'AWS/SES', metricName: `Reputation.${name}`, period: Duration.hours(1), statistic: 'max' })
  const impact = 'SES may soon stop all e-mails: agencies would only learn of offers in the web app.'
  alarms.raise(scope, 'Bounces', {
    name: 'mail bounces',
    what: 'More than 4 % of the e-mails of this account come back.',
    impact,
    metric: reputation('BounceRate'),
    threshold: 0.04,
  })
  alarms.raise(scope, 'Complaints', {
    name: 'mail complaints',
    what: 'More than 0.08 % of the recipients of this account call its e-mails spam.',
    impact,
    metric: reputation('ComplaintRate'),
    threshold: 0.0008,
  })
}
