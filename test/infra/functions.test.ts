import { beforeAll, describe, expect, it } from 'vitest'
import { backgroundFunctions, poolTriggers, rushFunctions } from '../../events/subscriptions.ts'
import { tableShape } from '../../functions/core/table/shape.ts'
import { entries, entryOf } from '../../infra/entries.ts'
import { catalogue } from '../../shared/catalogue.ts'
import { Cloud, cloudOf, few, trial } from './cloud.ts'
import { allowedActions, deniedNeeds, environmentOf, isAllowed } from './policies.ts'

let cloud: Cloud
beforeAll(() => {
  cloud = cloudOf(trial)
})

const nameOf = (entry: string) => `demo_${entry.replace('/', '_')}`
const read = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query']
const write = ['dynamodb:ConditionCheckItem', 'dynamodb:DeleteItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem']
const actionsOf = (entry: string) => new Set(allowedActions(cloud, nameOf(entry)).flatMap(({ actions }) => actions))

describe('functions', () => {
  it('are one for each entry of the catalogues', () => {
    const ours = cloud.of('AWS::Lambda::Function').flatMap(({ Properties }) => Properties.FunctionName ?? [])
    expect(ours.toSorted()).toEqual(entries().map(nameOf).toSorted())
  })

  it('run on Node 24 on arm64, log as JSON, and keep logs for a limited time', () => {
    const ours = cloud.of('AWS::Lambda::Function').filter(({ Properties }) => Properties.FunctionName)
    for (const { Properties } of ours) {
      expect(Properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'], Handler: 'index.handler' })
      expect(Properties.LoggingConfig).toMatchObject({ LogFormat: 'JSON', LogGroup: { Ref: expect.any(String) } })
    }
    for (const { Properties } of cloud.of('AWS::Logs::LogGroup')) expect(Properties.RetentionInDays).toBe(90)
    for (const { name, timeoutSeconds } of backgroundFunctions) {
      const made = ours.find(({ Properties }) => Properties.FunctionName === nameOf(name))
      expect(made?.Properties.Timeout, name).toBe(timeoutSeconds)
    }
  })

  it('have a whole processor where people wait or reports of years are made, and a third of one elsewhere', () => {
    const memoryOf = (entry: string) =>
      cloud.of('AWS::Lambda::Function').find(({ Properties }) => Properties.FunctionName === nameOf(entry))?.Properties
        .MemorySize
    const awaited = [...catalogue.map(entryOf), ...poolTriggers.map(({ name }) => name), 'jobs/runJob']
    for (const entry of awaited) expect([entry, memoryOf(entry)]).toEqual([entry, 1769])
    expect(memoryOf('timers/sweepDue')).toBe(512)
  })

  it('have the documented environment variables', () => {
    const variables = {
      TABLE_NAME: '{Data/Table}',
      TABLE_PATIENCE: 'short',
      BUS_NAME: '{Bus}',
      DUE_QUEUE_URL: '{Queue-due/Queue}',
      BACKUPS_BUCKET: '{Backups}',
      EXPORTS_BUCKET: '{Exports}',
      IMPORTS_BUCKET: '{Imports}',
      IMPORTS_QUEUE_URL: '{Queue-imports/Queue}',
      PHOTOS_BUCKET: '{Photos}',
      PICTURES_BUCKET: 'gleanery-demo-pictures-{AWS::AccountId}-us-east-1',
      MAIL_FROM: 'gleanery@example.org',
      MAIL_CONFIGURATION_SET: 'gleanery-demo-mail-us-east-1',
      RECEIVEDTEXTS_QUEUE_URL: '{Queue-receivedtexts/Queue}',
      RETURNEDMAIL_QUEUE_URL: '{Queue-returnedmail/Queue}',
      ADDRESS_SERVICE: 'amazon',
      SHARDS: '4',
      MAX_LIMITS: '5',
      WARM: JSON.stringify(trial.warm),
      WEB_URL: 'https://{Web/Distribution.DomainName}',
      USER_POOL_ID: '{Users/Pool}',
      POWERTOOLS_METRICS_NAMESPACE: 'Gleanery/demo',
    }
    for (const entry of entries()) {
      const { USER_POOL_ID, PHOTOS_BUCKET, WEB_URL, ...beforePool } = variables
      // The pool calls it, so it can't wait for the pool nor what comes after; the event says which pool it is.
      const forAll = poolTriggers.some(({ name }) => name === entry) ? beforePool : variables
      const isEndpoint = !backgroundFunctions.some(({ name }) => name === entry)
      const wanted = isEndpoint ? { ...forAll, ORIGIN_SECRET: '{OriginSecret/Value.Values}' } : forAll
      expect(environmentOf(cloud, nameOf(entry)), entry).toEqual({ ...wanted, POWERTOOLS_SERVICE_NAME: entry })
    }
  })
})

describe('functions of a rush', () => {
  it('keep the copies that the tenant’s file reserves, and no other function keeps any', () => {
    const reserving = new Cloud(
      { ...trial, reserved: { signIn: 40, ordering: 200 } },
      { ...few, routes: catalogue.filter(isOfARush) },
    )
    const kept = reserving
      .of('AWS::Lambda::Function')
      .flatMap(({ Properties: { FunctionName, ReservedConcurrentExecutions: copies } }) =>
        copies ? [[FunctionName, copies]] : [],
      )
    expect(Object.fromEntries(kept)).toEqual({
      demo_session_preToken: 40,
      demo_session_getSession: 40,
      demo_ordering_listProductsToOrder: 200,
      demo_ordering_addOrder: 200,
    })
    for (const { Properties } of cloud.of('AWS::Lambda::Function'))
      expect(Properties.ReservedConcurrentExecutions).toBeUndefined()
  })

  it('get through as many calls as the tenant’s file says', () => {
    const [stage] = new Cloud({ ...trial, throttle: { rate: 2000, burst: 4000 } }, few).of('AWS::ApiGatewayV2::Stage')
    expect(stage?.Properties.DefaultRouteSettings).toMatchObject({
      ThrottlingRateLimit: 2000,
      ThrottlingBurstLimit: 4000,
    })
  })
})

const isOfARush = (endpoint: { readonly area: string; readonly id: string }) =>
  Object.values(rushFunctions).some((entries: readonly string[]) => entries.includes(entryOf(endpoint)))

describe('permissions of functions', () => {
  it('read the table where their code names keys of it; write them only with a permission, or marks of the outbox', () => {
    const withoutKeys = ['session/checkFromOutside']
    const marks = (uses: readonly string[]) => uses.includes('outbox:mark')
    for (const entry of [
      ...catalogue.map((endpoint) => ({ name: entryOf(endpoint), uses: endpoint.permissions })),
      ...backgroundFunctions.map(({ name, permissions }) => ({ name, uses: permissions })),
    ]) {
      const allowed = actionsOf(entry.name)
      const onTable = [...allowed].filter(
        (action) => action.startsWith('dynamodb:') && !/Stream|Records|ShardIterator/.test(action),
      )
      expect(onTable.toSorted(), entry.name).toEqual(
        [
          ...new Set([
            ...(withoutKeys.includes(entry.name) ? [] : read),
            ...(entry.uses.includes('table:write') ? write : []),
            ...(marks(entry.uses) ? ['dynamodb:UpdateItem'] : []),
          ]),
        ].toSorted(),
      )
    }
  })

  it('include other services only where the catalogue says so', () => {
    const of = (use: string) =>
      [
        ...catalogue.map((endpoint) => ({ name: entryOf(endpoint), uses: endpoint.permissions })),
        ...backgroundFunctions.map(({ name, permissions }) => ({ name, uses: permissions })),
      ]
        .filter(({ uses }) => (uses as readonly string[]).includes(use))
        .map(({ name }) => name)
        .toSorted()
    const allowedTo = (action: string) =>
      entries()
        .filter((entry) => actionsOf(entry).has(action))
        .toSorted()
    expect(allowedTo('ses:SendEmail')).toEqual(of('mail:send'))
    expect(allowedTo('sns:Publish')).toEqual(of('text:send'))
    expect(allowedTo('sqs:SendMessage')).toEqual([...of('due:send'), 'outbox/publishEvents'].toSorted())
    expect(allowedTo('s3:PutObject')).toEqual(
      [
        ...of('photos:put'),
        ...of('pictures:put'),
        ...of('imports:work'),
        ...of('exports:work'),
        ...of('exports:put'),
        ...of('backups:put'),
      ].toSorted(),
    )
    const readers = new Set(['photos:get', 'imports:work', 'exports:get', 'exports:work'].flatMap(of))
    expect(allowedTo('s3:GetObject')).toEqual([...readers].toSorted())
    expect(allowedTo('cognito-idp:ListUsers')).toEqual(of('users:list'))
    expect(allowedTo('cognito-idp:AdminCreateUser')).toEqual(of('users:invite'))
    expect(allowedTo('cognito-idp:AdminDisableUser')).toEqual(of('users:disable'))
    expect(allowedTo('geo-places:Geocode')).toEqual(of('addresses:find'))
    expect(allowedTo('events:PutEvents')).toEqual(of('events:publish'))
    expect(allowedTo('lambda:InvokeFunction')).toEqual(of('functions:call'))
  })

  it('have no wildcard in actions, and in resources only for objects and streams', () => {
    for (const entry of entries())
      for (const { actions, resources } of allowedActions(cloud, nameOf(entry))) {
        expect(actions.join(' '), entry).not.toContain('*')
        const patterns = resources.filter((resource) => resource.includes('*'))
        if (actions.includes('dynamodb:ListStreams')) expect(patterns).toEqual(['*'])
        else if (actions.includes('lambda:InvokeFunction')) expect(patterns).toEqual(['functions/demo_*'])
        else
          for (const pattern of patterns)
            expect(pattern, entry).toMatch(/^(photos|pictures|imports|exports|backups|mail)\/\*$/)
      }
  })

  it('cover the table and each of its indexes, and no other table', () => {
    const [reads] = allowedActions(cloud, nameOf('session/getSession'))
    expect(reads?.resources.toSorted()).toEqual(
      ['table', ...tableShape.indexes.map(({ name }) => `table/index/${name}`)].toSorted(),
    )
  })

  it('the policy evaluation allows and denies recorded calls', () => {
    const donation = { pk: 'DONATION#7', sk: 'DONATION' }
    const change = [
      { command: 'Query', input: { IndexName: 'list1', ExpressionAttributeValues: { ':pk': 'FOODBANK#7' } } },
      {
        command: 'TransactWrite',
        input: {
          TransactItems: [
            { Put: { Item: donation } },
            { ConditionCheck: { Key: donation } },
            { Update: { Key: donation } },
            { Delete: { Key: donation } },
          ],
        },
      },
    ]
    expect(deniedNeeds(cloud, nameOf('offers/acceptMatch'), change)).toEqual([])
    expect(deniedNeeds(cloud, nameOf('dashboard/getDashboard'), change).map(({ action }) => action)).toEqual([
      'dynamodb:PutItem',
      'dynamodb:ConditionCheckItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
    ])
    const send = { command: 'SendMessageBatch', input: { QueueUrl: 'http://127.0.0.1:1/000000000000/due' } }
    expect(deniedNeeds(cloud, nameOf('timers/sweepDue'), [send])).toEqual([])
    expect(deniedNeeds(cloud, nameOf('timers/settleDue'), [send])).toEqual([
      { action: 'sqs:SendMessage', resource: 'queue/due' },
    ])
    const scan = { command: 'Scan', input: { TableName: 't' } }
    expect(deniedNeeds(cloud, nameOf('offers/acceptMatch'), [scan])).toEqual([
      { action: 'dynamodb:Scan', resource: 'table' },
    ])
    expect(() => deniedNeeds(cloud, nameOf('offers/acceptMatch'), [{ command: 'CreateTable', input: {} }])).toThrow(
      'CreateTable',
    )
    expect(
      isAllowed([{ actions: ['s3:PutObject'], resources: ['photos/*'] }], {
        action: 's3:PutObject',
        resource: 'exports/x',
      }),
    ).toBe(false)
  })
})
