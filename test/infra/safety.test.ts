import { beforeAll, describe, expect, it } from 'vitest'
import { importFolders, maxPublishings, maxReceives, reactions, workers } from '../../events/subscriptions.ts'
import { Cloud, cloudOf, type Found, few, production, trial } from './cloud.ts'
import { resolvedText } from './policies.ts'

let cloud: Cloud
let live: Cloud
beforeAll(() => {
  cloud = cloudOf(trial)
  live = cloudOf(production)
})

/** The policy that guards a bucket, queue or topic denies whatever comes without TLS. */
function deniesPlainText(of: Cloud, type: string, target: string, guarded: Found): boolean {
  return of
    .of(type)
    .filter(
      ({ stack, Properties }) =>
        stack === guarded.stack && JSON.stringify(Properties[target]).includes(`"${guarded.id}"`),
    )
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .some(({ Effect, Condition }) => Effect === 'Deny' && Condition?.Bool?.['aws:SecureTransport'] === 'false')
}

describe('queues', () => {
  const isDeadLetters = ({ path }: Found) => path.endsWith('DeadLetters/Queue')

  it('have a dead-letter queue, used after the catalogue’s maximum number of deliveries', () => {
    const queues = cloud.of('AWS::SQS::Queue').filter((queue) => !isDeadLetters(queue))
    expect(queues.length).toBe(reactions.length + workers.length)
    for (const { Properties, path, stack } of queues) {
      expect(Properties.RedrivePolicy?.maxReceiveCount, path).toBe(maxReceives)
      expect(resolvedText(cloud, stack, Properties.RedrivePolicy.deadLetterTargetArn)).toBe(
        `{${path.replace(/Queue$/, 'DeadLetters/Queue')}.Arn}`,
      )
    }
  })

  it('have a visibility timeout of six times the function’s timeout', () => {
    const visible = (pattern: RegExp) =>
      cloud.of('AWS::SQS::Queue').find(({ path }) => pattern.test(path) && !path.includes('DeadLetters'))?.Properties
        .VisibilityTimeout
    for (const { name, timeoutSeconds } of reactions)
      expect(visible(new RegExp(`^${name}/`)), name).toBe(6 * timeoutSeconds)
    for (const { queue, timeoutSeconds } of workers)
      expect(visible(new RegExp(`^Queue-${queue}/`)), queue).toBe(6 * timeoutSeconds)
  })

  it('hold messages back where the catalogue says so', () => {
    const queueOf = (name: string) =>
      cloud.of('AWS::SQS::Queue').find(({ path }) => path.startsWith(`${name}/`) && !isDeadLetters({ path } as Found))
    expect(reactions.some(({ delaySeconds }) => delaySeconds)).toBe(true)
    for (const { name, delaySeconds } of reactions)
      expect(queueOf(name)?.Properties.DelaySeconds, name).toBe(delaySeconds)
  })

  it('of dead letters keep messages for two weeks: of reactions, workers, the publisher, and one of all schedules', () => {
    const kept = cloud.of('AWS::SQS::Queue').filter(isDeadLetters)
    expect(kept.length).toBe(reactions.length + workers.length + 2)
    for (const { Properties } of kept) expect(Properties.MessageRetentionPeriod).toBe(14 * 86_400)
  })

  it('are read by a role that is whole before the mapping is made, since the mapping is checked against it', () => {
    for (const mapping of cloud.of('AWS::Lambda::EventSourceMapping')) {
      const source = mapping.Properties.EventSourceArn
      const template = cloud.templates.get(mapping.stack)
      const handler = Object.values(template?.Resources ?? {}).find(
        ({ Properties, Type }) =>
          Type === 'AWS::Lambda::Function' &&
          mapping.path.startsWith(`${Properties.Environment.Variables.POWERTOOLS_SERVICE_NAME}/`),
      )
      const role = template?.Resources[handler?.Properties.Role['Fn::GetAtt'][0]]
      const inline = role?.Properties.Policies.flatMap(
        ({ PolicyDocument }: { PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown }[] } }) =>
          PolicyDocument.Statement,
      )
      const reading = inline.filter(({ Action }: { Action: string | string[] }) =>
        [Action].flat().some((action) => ['sqs:ReceiveMessage', 'dynamodb:GetRecords'].includes(action)),
      )
      expect(
        reading.map(({ Resource }: { Resource: unknown }) => Resource),
        mapping.path,
      ).toEqual([source])
    }
  })

  it('report failures by message', () => {
    const mappings = cloud.of('AWS::Lambda::EventSourceMapping')
    expect(mappings.length).toBe(reactions.length + workers.length + 1)
    for (const { Properties } of mappings) expect(Properties.FunctionResponseTypes).toEqual(['ReportBatchItemFailures'])
  })

  it('receive every event of their reaction, with a dead-letter queue for the rule', () => {
    for (const { name, to } of reactions) {
      const rule = cloud.of('AWS::Events::Rule').find(({ path }) => path.startsWith(`${name}/`))
      expect(rule?.Properties.EventPattern, name).toEqual({ 'detail-type': to.map(({ type }) => type) })
      expect(rule?.Properties.Targets[0].DeadLetterConfig.Arn).toBeDefined()
    }
  })
})

describe('encryption at rest and in transit', () => {
  it('of buckets', () => {
    for (const of of [cloud, live])
      for (const bucket of of.of('AWS::S3::Bucket')) {
        const [rule] = bucket.Properties.BucketEncryption.ServerSideEncryptionConfiguration
        expect(['AES256', 'aws:kms']).toContain(rule.ServerSideEncryptionByDefault.SSEAlgorithm)
        expect(Object.values(bucket.Properties.PublicAccessBlockConfiguration)).toEqual([true, true, true, true])
        expect(deniesPlainText(of, 'AWS::S3::BucketPolicy', 'Bucket', bucket), bucket.path).toBe(true)
      }
  })

  it('of queues', () => {
    for (const queue of cloud.of('AWS::SQS::Queue')) {
      expect(queue.Properties.SqsManagedSseEnabled, queue.path).toBe(true)
      expect(deniesPlainText(cloud, 'AWS::SQS::QueuePolicy', 'Queues', queue), queue.path).toBe(true)
    }
  })

  it('of the table, its backups of 35 days, and the topic of alarms', () => {
    const [table] = cloud.of('AWS::DynamoDB::Table')
    expect(table?.Properties.SSESpecification).toEqual({ SSEEnabled: true })
    expect(table?.Properties.PointInTimeRecoverySpecification).toEqual({ PointInTimeRecoveryEnabled: true })
    for (const of of [cloud, live])
      for (const topic of of.of('AWS::SNS::Topic'))
        expect(deniesPlainText(of, 'AWS::SNS::TopicPolicy', 'Topics', topic)).toBe(true)
  })

  it('uses the tenant’s own key when the tenant file asks for one', () => {
    const key = '{Key.Arn}'
    const [table] = live.of('AWS::DynamoDB::Table')
    const [topic] = live.of('AWS::SNS::Topic')
    const photos = live.of('AWS::S3::Bucket').find(({ path }) => path === 'Photos')
    const [rule] = photos?.Properties.BucketEncryption.ServerSideEncryptionConfiguration ?? []
    expect(resolvedText(live, 'root', table?.Properties.SSESpecification.KMSMasterKeyId)).toBe(key)
    expect(resolvedText(live, 'root', topic?.Properties.KmsMasterKeyId)).toBe(key)
    expect(resolvedText(live, 'root', rule.ServerSideEncryptionByDefault.KMSMasterKeyID)).toBe(key)
    expect(live.of('AWS::KMS::Key')[0]?.Properties.EnableKeyRotation).toBe(true)
    expect(cloud.of('AWS::KMS::Key')).toEqual([])
  })

  it('of photos and pictures keeps earlier versions for as long as the table can be restored', () => {
    for (const of of [cloud, live])
      for (const name of ['Photos', 'Pictures']) {
        const bucket = of.of('AWS::S3::Bucket').find(({ path }) => path === name)
        expect(bucket?.Properties.VersioningConfiguration).toEqual({ Status: 'Enabled' })
        expect(bucket?.Properties.LifecycleConfiguration.Rules[0]).toMatchObject({
          NoncurrentVersionExpiration: { NoncurrentDays: 35 },
        })
      }
  })

  it('functions use that key through DynamoDB and S3 only, and the publisher to read the table’s stream', () => {
    const statements = live
      .of('AWS::IAM::Role')
      .flatMap(({ Properties }) => Properties.Policies ?? [])
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
      .filter(({ Action }) => [Action].flat().includes('kms:Decrypt'))
    const [ofStream, others] = [false, true].map((isHeld) =>
      statements.filter(({ Condition }) => (Condition !== undefined) === isHeld),
    ) as [typeof statements, typeof statements]
    expect(ofStream.map(({ Action }) => Action)).toEqual([['kms:Decrypt', 'kms:DescribeKey']])
    expect(others.length).toBeGreaterThan(5)
    for (const { Condition } of others)
      expect(Condition).toEqual({
        StringEquals: { 'kms:ViaService': ['dynamodb.us-east-1.amazonaws.com', 's3.us-east-1.amazonaws.com'] },
      })
  })

  it('photos can be uploaded from the app’s own origin only', () => {
    const photos = live.of('AWS::S3::Bucket').find(({ path }) => path === 'Photos')
    expect(photos?.Properties.CorsConfiguration.CorsRules).toMatchObject([
      { AllowedMethods: ['PUT'], AllowedOrigins: ['https://app.example.org'] },
    ])
  })
})

describe('a production tenant', () => {
  const holdsData = (resource: Found) =>
    [
      'AWS::DynamoDB::Table',
      'AWS::S3::Bucket',
      'AWS::Cognito::UserPool',
      'AWS::KMS::Key',
      'AWS::Logs::LogGroup',
    ].includes(resource.Type)

  it('keeps its data when its stack is deleted; a trial keeps nothing', () => {
    for (const resource of live.all.filter(holdsData))
      expect(resource, resource.path).toMatchObject({
        DeletionPolicy: 'RetainExceptOnCreate',
        UpdateReplacePolicy: 'Retain',
      })
    for (const resource of cloud.all.filter(holdsData)) expect(resource.DeletionPolicy, resource.path).toBe('Delete')
  })

  it('can repeat a failed first deployment: nothing is protected or retained before it succeeded', () => {
    const first = new Cloud({ ...production, isFirstDeployment: true }, few)
    expect(first.of('AWS::DynamoDB::Table')[0]?.Properties.DeletionProtectionEnabled).toBe(false)
    expect(first.of('AWS::Cognito::UserPool')[0]?.Properties.DeletionProtection).toBe('INACTIVE')
    expect(first.all.filter(({ DeletionPolicy }) => DeletionPolicy === 'Retain')).toEqual([])
  })

  it('is protected from deletion', () => {
    expect(live.of('AWS::DynamoDB::Table')[0]?.Properties.DeletionProtectionEnabled).toBe(true)
    expect(live.of('AWS::Cognito::UserPool')[0]?.Properties.DeletionProtection).toBe('ACTIVE')
    expect(live.of('Custom::S3AutoDeleteObjects')).toEqual([])
  })

  it('sends mail from its verified sender only, a trial from its own sender', () => {
    const mailOf = (of: Cloud) =>
      of
        .of('AWS::IAM::Role')
        .flatMap(({ Properties, stack }) =>
          (Properties.Policies ?? []).flatMap(({ PolicyDocument }: never) =>
            (PolicyDocument as { Statement: object[] }).Statement.map((statement) => ({ stack, statement })),
          ),
        )
        .filter(({ statement }) => statement.Action === 'ses:SendEmail')
        .map(({ stack, statement }) => ({
          to: (statement.Resource as unknown[])
            .map((resource) => resolvedText(of, stack, resource))
            .filter((resource) => resource.includes(':identity/'))
            .join(),
          as: statement.Condition.StringEquals['ses:FromAddress'],
        }))
    expect(new Set(mailOf(live).map(({ to }) => to))).toEqual(
      new Set(['arn:aws:ses:us-east-1:111122223333:identity/example.org']),
    )
    expect(new Set(mailOf(cloud).map(({ as }) => as))).toEqual(new Set(['gleanery@example.org']))
  })
})

describe('the table', () => {
  it('publishes inserted events and nothing else', () => {
    const mapping = cloud.of('AWS::Lambda::EventSourceMapping').find(({ stack }) => stack === 'outbox')
    expect(
      mapping?.Properties.FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern)),
    ).toEqual([{ eventName: ['INSERT'], dynamodb: { Keys: { sk: { S: [{ prefix: 'EVENT#' }] } } } }])
    expect(mapping?.Properties.StartingPosition).toBe('TRIM_HORIZON')
    expect(mapping?.Properties.MaximumRetryAttempts).toBe(maxPublishings)
    expect(resolvedText(cloud, 'outbox', mapping?.Properties.DestinationConfig.OnFailure.Destination)).toBe(
      '{outbox/publishEvents/DeadLetters/Queue.Arn}',
    )
    expect(cloud.of('AWS::DynamoDB::Table')[0]?.Properties.StreamSpecification).toEqual({ StreamViewType: 'NEW_IMAGE' })
  })

  it('announces new files of the import bucket to the queue that reads them, and results to nobody', () => {
    const bucket = cloud.of('AWS::S3::Bucket').find(({ path }) => path === 'Imports')
    const announced = bucket?.Properties.NotificationConfiguration.QueueConfigurations
    expect(announced).toHaveLength(importFolders.length)
    for (const [index, { Queue, Filter }] of announced.entries()) {
      expect(resolvedText(cloud, 'root', Queue)).toBe('{Queue-imports/Queue.Arn}')
      expect(Filter.S3Key.Rules).toEqual([{ Name: 'prefix', Value: `${importFolders[index]}/` }])
    }
  })
})
