import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { importFolders, importsQueue, receivedTextsQueue, returnedMailQueue } from '../events/subscriptions.ts'
import { Alarms } from './alarms.ts'
import type { Catalogues } from './areaStack.ts'
import { eventBus } from './bus.ts'
import { DataTable } from './data.ts'
import type { CodeOf, Foundation } from './foundation.ts'
import type { FunctionLogs } from './logs.ts'
import { configurationSet, configurationSetName, mailAlarms, mailIdentity } from './mail.ts'
import { metricsNamespace } from './metrics.ts'
import { countUnsentMails } from './peopleGraphs.ts'
import { WorkQueue } from './queues.ts'
import { removalOf } from './removal.ts'
import { Rollout } from './rollout.ts'
import { Scheduler } from './scheduler.ts'
import { backupsBucket, bucketName, exportsBucket, importsBucket, photosBucket } from './storage.ts'
import { type Tenant, tenantVariables } from './tenant.ts'
import { receivedTexts } from './texts.ts'

/** The tenant's own key. Its policy and the functions' roles grant its use; disabling it locks all data. */
function tenantKey(scope: Construct, tenant: Tenant): Key | undefined {
  if (!tenant.customerKey) return undefined
  const key = new Key(scope, 'Key', {
    description: `Gleanery ${tenant.id}`,
    enableKeyRotation: true,
    removalPolicy: removalOf(tenant),
  })
  key.grantEncryptDecrypt(new ServicePrincipal('cloudwatch.amazonaws.com'))
  return key
}

function workQueues(scope: Construct, { workers }: Catalogues, alarms: Alarms): Map<string, WorkQueue> {
  const queueOf = (worker: Catalogues['workers'][number]) =>
    new WorkQueue(scope, `Queue-${worker.queue}`, worker, alarms)
  return new Map(workers.map((worker) => [worker.queue, queueOf(worker)]))
}

function queueNamed(queues: ReadonlyMap<string, WorkQueue>, name: string): WorkQueue {
  const queue = queues.get(name)
  if (!queue) throw new Error(`No worker reads the queue '${name}'`)
  return queue
}

export interface TenantResourcesProps {
  readonly tenant: Tenant
  readonly codeOf: CodeOf
  readonly logs: FunctionLogs
  readonly accessLogs: Bucket
  readonly catalogues: Catalogues
}

/**
 * Table, bus, queues, buckets, mail and alarms. The user pool comes after them, because its triggers use them, then the API, whose
 * authorizers ask the pool, and the web, which sends calls to the API.
 */
export function tenantResources(
  scope: Construct,
  { tenant, codeOf, logs, accessLogs, catalogues }: TenantResourcesProps,
): Foundation {
  const key = tenantKey(scope, tenant)
  const alarms = new Alarms(scope, 'Alarms', tenant, key)
  const table = new DataTable(scope, 'Data', tenant, key)
  const bus = eventBus(scope, tenant)
  const queues = workQueues(scope, catalogues, alarms)
  const exports = exportsBucket(scope, tenant, accessLogs, key)
  const backups = backupsBucket(scope, tenant, accessLogs, key)
  const imports = importsBucket(scope, tenant, accessLogs, {
    key,
    queue: queueNamed(queues, importsQueue).queue,
    folders: importFolders,
  })
  mailIdentity(scope, tenant)
  configurationSet(scope, tenant, queueNamed(queues, returnedMailQueue))
  mailAlarms(scope, tenant, alarms)
  countUnsentMails(scope, logs.work, tenant)
  receivedTexts(scope, tenant, queueNamed(queues, receivedTextsQueue))
  const queueUrls = [...queues].map(([name, { queue }]) => [`${name.toUpperCase()}_QUEUE_URL`, queue.queueUrl])
  const environment = {
    TABLE_NAME: table.table.tableName,
    TABLE_PATIENCE: 'short',
    BUS_NAME: bus.eventBusName,
    ...Object.fromEntries(queueUrls),
    PICTURES_BUCKET: bucketName(tenant, 'pictures'),
    IMPORTS_BUCKET: imports.bucketName,
    EXPORTS_BUCKET: exports.bucketName,
    BACKUPS_BUCKET: backups.bucketName,
    MAIL_FROM: tenant.mail.from,
    MAIL_CONFIGURATION_SET: configurationSetName(tenant),
    ...(tenant.texts ? { TEXT_NUMBER: tenant.texts.number } : {}),
    ...tenantVariables(tenant),
    ...(tenant.tefapState ? { TEFAP_STATE: tenant.tefapState } : {}),
    MAX_LIMITS: String(tenant.maxLimits),
    WARM: JSON.stringify(tenant.warm),
    POWERTOOLS_METRICS_NAMESPACE: metricsNamespace(tenant.id),
  }
  return {
    tenant,
    codeOf,
    key,
    alarms,
    logs,
    table,
    bus,
    queues,
    rollout: new Rollout(scope, 'Rollout', tenant, alarms, logs.work),
    scheduler: new Scheduler(scope, 'Scheduler', tenant, alarms),
    userPoolArn: undefined,
    environment,
  }
}

export interface AfterPool {
  readonly pool: { readonly userPoolArn: string; readonly userPoolId: string }
  readonly webUrl: string
  readonly accessLogs: Bucket
}

/** Adds the user pool, the web's address and the photos, which are uploaded from there: for every function but the pool's own triggers. */
export function withWeb(scope: Construct, resources: Foundation, { pool, webUrl, accessLogs }: AfterPool): Foundation {
  const photos = photosBucket(scope, resources.tenant, accessLogs, webUrl, resources.key)
  return {
    ...resources,
    userPoolArn: pool.userPoolArn,
    environment: {
      ...resources.environment,
      USER_POOL_ID: pool.userPoolId,
      PHOTOS_BUCKET: photos.bucketName,
      WEB_URL: webUrl,
    },
  }
}
