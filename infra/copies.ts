import { Aws, Duration, Validations } from 'aws-cdk-lib'
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { Schedule } from 'aws-cdk-lib/aws-events'
import { AccountPrincipal, ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { Construct } from 'constructs'
import type { Foundation } from './foundation.ts'
import { removalOf } from './removal.ts'
import { bucketName } from './storage.ts'
import { physicalName, type Tenant } from './tenant.ts'

/**
 * Daily copies of the table, photos, pictures and accounts into a vault of another region or account (`copiesStack.ts`). AWS Backup
 * takes them in a vault here first, and copies them from there.
 */

type Copies = NonNullable<Tenant['copies']>

/** Of both vaults, so that metrics of either are found under it. */
export const copiesVaultName = (tenant: Tenant) => physicalName(tenant, 'copies')

export const copiesAccount = (tenant: Tenant) => tenant.copies?.account ?? tenant.account

/** The vault elsewhere, in an account that the tenant's file or whoever asks names. */
export const copiesVaultArn = (tenant: Tenant, { region }: Copies, ownAccount: string = Aws.ACCOUNT_ID) =>
  `arn:aws:backup:${region}:${copiesAccount(tenant) ?? ownAccount}:backup-vault:${copiesVaultName(tenant)}`

/** Buckets that are copied; the nightly export of the user pool is in `backups`. */
export const copiedBuckets = ['photos', 'pictures', 'backups'] as const

/** Recovery points here are for copying; the table has its own recovery of 35 days beside them. */
const localDays = Duration.days(3)

export function addCopies(scope: Construct, foundation: Foundation): void {
  const { tenant } = foundation
  if (!tenant.copies) return
  const inside = new Construct(scope, 'Copies')
  const vault = localVault(inside, tenant, tenant.copies)
  const plan = new BackupPlan(inside, 'Plan', {
    backupPlanName: physicalName(tenant, 'copies'),
    backupVault: vault,
    backupPlanRules: [dailyRule(inside, tenant, tenant.copies)],
  })
  const resources = [
    BackupResource.fromDynamoDbTable(foundation.table.table),
    ...copiedBuckets.map((holds) => BackupResource.fromArn(`arn:aws:s3:::${bucketName(tenant, holds)}`)),
  ]
  plan.addSelection('Everything', { resources, role: copierRole(inside), disableDefaultBackupPolicy: true })
  raiseMissed(inside, foundation, resources.length)
}

/** Its key is shared with the other account, which AWS Backup asks for. */
function localVault(scope: Construct, tenant: Tenant, { account }: Copies): BackupVault {
  const encryptionKey = new Key(scope, 'Key', {
    description: `Gleanery ${tenant.id}: copies`,
    enableKeyRotation: true,
    removalPolicy: removalOf(tenant),
  })
  if (account) encryptionKey.grantEncryptDecrypt(new AccountPrincipal(account))
  return new BackupVault(scope, 'Vault', {
    backupVaultName: copiesVaultName(tenant),
    encryptionKey,
    removalPolicy: removalOf(tenant),
  })
}

/** After the nightly export of the user pool (`infra/backgroundFunction.ts`). */
const dailyRule = (scope: Construct, tenant: Tenant, copies: Copies) =>
  new BackupPlanRule({
    ruleName: 'daily',
    scheduleExpression: Schedule.cron({ minute: '0', hour: '10' }),
    startWindow: Duration.hours(1),
    completionWindow: Duration.hours(12),
    deleteAfter: localDays,
    copyActions: [
      {
        destinationBackupVault: BackupVault.fromBackupVaultArn(scope, 'Elsewhere', copiesVaultArn(tenant, copies)),
        deleteAfter: Duration.days(copies.days),
      },
    ],
  })

const copierRole = (scope: Construct) =>
  backupRole(scope, {
    description: 'Copies the table and the buckets.',
    policies: ['service-role/AWSBackupServiceRolePolicyForBackup', 'AWSBackupServiceRolePolicyForS3Backup'],
  })

interface BackupRole {
  readonly roleName?: string
  readonly description: string
  /** AWS's own, by name. */
  readonly policies: readonly string[]
}

/** A role of AWS's backup service. */
export function backupRole(scope: Construct, { policies, ...rest }: BackupRole): Role {
  const role = new Role(scope, 'Role', {
    ...rest,
    assumedBy: new ServicePrincipal('backup.amazonaws.com'),
    managedPolicies: policies.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
  })
  for (const name of policies)
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`,
      reason: 'AWS keeps the permissions that its backup service needs in these two; no other service takes the role.',
    })
  return role
}

function raiseMissed(scope: Construct, { alarms, tenant }: Foundation, copiesADay: number): void {
  alarms.raise(scope, 'Missed', {
    name: 'copies missed',
    what: `On two days fewer than ${copiesADay} copies of the table and the buckets came into the vault elsewhere.`,
    impact: 'Should the region or the account be lost, people lose the donations and orders of more than a day.',
    metric: new Metric({
      namespace: 'AWS/Backup',
      metricName: 'NumberOfCopyJobsCompleted',
      dimensionsMap: { BackupVaultName: copiesVaultName(tenant) },
      statistic: 'sum',
      period: Duration.days(1),
    }),
    threshold: copiesADay,
    periods: 2,
    below: true,
    silenceIsBad: true,
  })
}
