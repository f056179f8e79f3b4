import { Aws, Duration } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type CfnBucket,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { jobDays } from '../shared/work/jobs/job.ts'
import { removalOf } from './removal.ts'
import type { Tenant } from './tenant.ts'

const closed = (tenant: Tenant, key?: IKey) =>
  ({
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    enforceSSL: true,
    ...(key
      ? { encryption: BucketEncryption.KMS, encryptionKey: key, bucketKeyEnabled: true }
      : { encryption: BucketEncryption.S3_MANAGED }),
    removalPolicy: removalOf(tenant),
    autoDeleteObjects: !tenant.production,
  }) satisfies BucketProps

/** Access log of objects, with the tenant's log retention. */
export const accessLogBucket = (scope: Construct, tenant: Tenant) =>
  new Bucket(scope, 'AccessLogs', {
    ...closed(tenant),
    lifecycleRules: [{ expiration: Duration.days(tenant.logRetentionDays) }],
  })

/** The web app's files, rebuilt at every deployment. */
export const webBucket = (scope: Construct, tenant: Tenant, logs: Bucket) =>
  new Bucket(scope, 'WebFiles', { ...closed(tenant), serverAccessLogsBucket: logs, serverAccessLogsPrefix: 'web/' })

type Holding = 'photos' | 'pictures' | 'exports' | 'imports' | 'backups'

/** A fixed name, because the content security policy names the bucket, and the bucket's CORS names the origin of that policy. */
export const bucketName = (tenant: Tenant, holds: Holding) =>
  `gleanery-${tenant.id}-${holds}-${tenant.account ?? Aws.ACCOUNT_ID}-${tenant.region}`
export const objectsOf = (tenant: Tenant, holds: Holding) => `arn:aws:s3:::${bucketName(tenant, holds)}/*`
export const photosAddress = (tenant: Tenant) =>
  `https://${bucketName(tenant, 'photos')}.s3.${tenant.region}.amazonaws.com`

/** Deleted and overwritten files can be brought back as long as the table can be restored. */
const backupDays = Duration.days(35)
const oldVersions = { noncurrentVersionExpiration: backupDays }

/** Photos of donations. Browsers upload them to URLs that are signed for a few minutes. */
export const photosBucket = (scope: Construct, tenant: Tenant, logs: Bucket, webUrl: string, key: IKey | undefined) =>
  new Bucket(scope, 'Photos', {
    ...closed(tenant, key),
    bucketName: bucketName(tenant, 'photos'),
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'photos/',
    cors: [{ allowedMethods: [HttpMethods.PUT], allowedOrigins: [webUrl], allowedHeaders: ['*'], maxAge: 3600 }],
    versioned: true,
    lifecycleRules: [{ abortIncompleteMultipartUploadAfter: Duration.days(1), ...oldVersions }],
  })

/** Pictures of products and pickup locations: public under the web's address, which alone may read them. */
export const picturesBucket = (scope: Construct, tenant: Tenant, logs: Bucket) =>
  new Bucket(scope, 'Pictures', {
    ...closed(tenant),
    bucketName: bucketName(tenant, 'pictures'),
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'pictures/',
    versioned: true,
    lifecycleRules: [oldVersions],
  })

/** The nightly export of the user pool. */
export const backupsBucket = (scope: Construct, tenant: Tenant, logs: Bucket, key: IKey | undefined) =>
  new Bucket(scope, 'Backups', {
    ...closed(tenant, key),
    bucketName: bucketName(tenant, 'backups'),
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'backups/',
    // AWS Backup copies versioned buckets only.
    ...(tenant.copies ? { versioned: true } : {}),
    lifecycleRules: [
      { expiration: backupDays, ...(tenant.copies ? { noncurrentVersionExpiration: Duration.days(1) } : {}) },
    ],
  })

/** Results of jobs, the parts they are made of and the rows that imports read. Jobs offer their files for 30 days (`jobDays`). */
export const exportsBucket = (scope: Construct, tenant: Tenant, logs: Bucket, key: IKey | undefined) =>
  new Bucket(scope, 'Exports', {
    ...closed(tenant, key),
    bucketName: bucketName(tenant, 'exports'),
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'exports/',
    lifecycleRules: [{ expiration: Duration.days(jobDays + 1) }],
  })

/**
 * Files that are dropped in for import, and their results. Each new file is announced in the queue of the function that
 * reads it; the notification is the bucket's own property, because CDK's way needs a function and a role of its own.
 */
export function importsBucket(
  scope: Construct,
  tenant: Tenant,
  logs: Bucket,
  { key, queue, folders }: { key: IKey | undefined; queue: Queue; folders: readonly string[] },
): Bucket {
  const name = bucketName(tenant, 'imports')
  const bucket = new Bucket(scope, 'Imports', {
    ...closed(tenant, key),
    bucketName: name,
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'imports/',
    lifecycleRules: [{ expiration: Duration.days(90) }],
  })
  const announced = queue.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('s3.amazonaws.com')],
      actions: ['sqs:SendMessage'],
      resources: [queue.queueArn],
      conditions: { ArnEquals: { 'aws:SourceArn': `arn:aws:s3:::${name}` } },
    }),
  )
  const resource = bucket.node.defaultChild as CfnBucket
  resource.notificationConfiguration = {
    queueConfigurations: folders.map((folder) => ({
      event: 's3:ObjectCreated:*',
      queue: queue.queueArn,
      filter: { s3Key: { rules: [{ name: 'prefix', value: `${folder}/` }] } },
    })),
  }
  // S3 sends a test message when the notification is made: it needs the queue's permission first.
  if (announced.policyDependable) resource.node.addDependency(announced.policyDependable)
  return bucket
}
