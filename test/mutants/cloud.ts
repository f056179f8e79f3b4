import { inFile, type Mutant } from './mutant.ts'

/** What a tenant’s cloud allows, keeps and raises the alarm for. */
export const cloud: readonly Mutant[] = [
  ...inFile({ file: 'infra/grants.ts', tests: ['test/infra/functions.test.ts'] }, [
    {
      id: 'any-table-action',
      find: "'table:write': ({ table }) => allow(writeActions, [table.arn])",
      replace: "'table:write': ({ table }) => allow(['dynamodb:*'], [table.arn])",
      why: 'A fault in one function can delete the table.',
    },
    {
      id: 'any-table',
      find: 'allow(readActions, [table.arn, ...table.indexArns])',
      replace: "allow(readActions, ['*'])",
      why: 'A function of one tenant reads the people of another.',
    },
    {
      id: 'readers-write',
      find: '    allow(readActions, [table.arn, ...table.indexArns]),\n',
      replace: '    allow([...readActions, ...writeActions], [table.arn, ...table.indexArns]),\n',
      why: 'What only reads could change anything.',
    },
    {
      id: 'mail-as-anybody',
      find: "  grant.statement.addCondition('StringEquals', { 'ses:FromAddress': tenant.mail.from })\n",
      replace: '',
      why: 'Mails go out in any name.',
      tests: ['test/infra/safety.test.ts'],
    },
  ]),
  ...inFile({ file: 'infra/queues.ts', tests: ['test/infra/safety.test.ts'] }, [
    {
      id: 'queue-without-dead-letters',
      find: '      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: maxReceives },\n',
      replace: '',
      why: 'A message that fails for ever is delivered for days and then lost without an alarm.',
    },
    {
      id: 'message-hidden-too-shortly',
      find: 'Duration.seconds(6 * watched.timeoutSeconds)',
      replace: 'Duration.seconds(watched.timeoutSeconds)',
      why: 'A slow batch is worked off twice at the same time.',
    },
    {
      id: 'dead-letters-unnoticed',
      find: 'threshold: 1,\n',
      replace: 'threshold: 100,\n',
      why: 'Nobody hears of lost work until a hundred messages lie there.',
      tests: ['test/infra/alarms.test.ts'],
    },
  ]),
  ...inFile({ file: 'infra/runs.ts', tests: ['test/infra/safety.test.ts'] }, [
    {
      id: 'whole-batch-again',
      find: 'new SqsEventSource(queue, { batchSize: 10, maxConcurrency: 10, reportBatchItemFailures: true })',
      replace: 'new SqsEventSource(queue, { batchSize: 10, maxConcurrency: 10 })',
      why: 'Lambda takes a message that failed for one that is done.',
    },
    {
      id: 'stream-from-now',
      find: 'StartingPosition.TRIM_HORIZON',
      replace: 'StartingPosition.LATEST',
      why: 'Facts of the minutes of a deployment are never told.',
    },
    {
      id: 'silent-clock',
      find: '      silenceIsBad: true,\n',
      replace: '',
      why: 'The sweep stops and no alarm says so.',
      tests: ['test/infra/alarms.test.ts'],
    },
  ]),
  ...inFile({ file: 'infra/api.ts', tests: ['test/infra/routes.test.ts'] }, [
    {
      id: 'public-route',
      find: "const isAnonymous = (route: Pick<Route, 'roles'>) => route.roles === 'anonymous'",
      replace:
        "const isAnonymous = (route: Pick<Route, 'roles'>) => route.roles === 'anonymous' || route.roles === 'anyone'",
      why: 'Endpoints for everybody signed in can be called by everybody.',
    },
    {
      id: 'any-token',
      find: 'audience: [users.client.userPoolClientId]',
      replace: "audience: ['web']",
      why: 'Nobody gets in, or whoever has a token of another app.',
    },
    {
      id: 'calls-logged-with-query',
      find: "  route: '$context.routeKey',",
      replace: "  route: '$context.path',",
      why: 'Numbers of donations and people stand in the access log.',
    },
  ]),
  ...inFile({ file: 'infra/users.ts', tests: ['test/infra/users.test.ts'] }, [
    {
      id: 'anybody-signs-up',
      find: 'selfSignUpEnabled: false',
      replace: 'selfSignUpEnabled: true',
      why: 'Strangers make accounts of their own.',
    },
    {
      id: 'password-over-the-wire',
      find: 'authFlows: { userSrp: true }',
      replace: 'authFlows: { userSrp: true, userPassword: true }',
      why: 'Passwords travel to the server.',
    },
  ]),
  ...inFile({ file: 'infra/data.ts', tests: ['test/infra/safety.test.ts'] }, [
    {
      id: 'no-way-back',
      find: 'pointInTimeRecoveryEnabled: true',
      replace: 'pointInTimeRecoveryEnabled: false',
      why: 'A mistake of yesterday can’t be undone.',
    },
    {
      id: 'table-can-be-deleted',
      find: 'deletionProtection: tenant.production,',
      replace: 'deletionProtection: false,',
      why: 'One click deletes a food bank’s data.',
    },
  ]),
  ...inFile({ file: 'infra/foundation.ts', tests: ['test/infra/safety.test.ts'] }, [
    {
      id: 'data-goes-with-stack',
      find: 'tenant.production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY',
      replace: 'RemovalPolicy.DESTROY',
      why: 'Removing a stack removes all that a tenant has.',
    },
  ]),
  ...inFile({ file: 'infra/storage.ts', tests: ['test/infra/safety.test.ts'] }, [
    {
      id: 'photos-for-everybody',
      find: 'blockPublicAccess: BlockPublicAccess.BLOCK_ALL',
      replace: 'blockPublicAccess: BlockPublicAccess.BLOCK_ACLS_ONLY',
      why: 'Photos of stores and people can be made public by a policy.',
    },
  ]),

  ...inFile({ file: 'infra/pageHeaders.ts', tests: ['test/infra/web.test.ts'] }, [
    {
      id: 'inline-scripts',
      find: '"script-src \'self\'",',
      replace: "\"script-src 'self' 'unsafe-inline'\",",
      why: 'Whatever gets into a page runs with the reader’s rights.',
    },
    {
      id: 'app-in-a-frame',
      find: '"frame-ancestors \'none\'",',
      replace: '"frame-ancestors *",',
      why: 'A foreign page lays itself over the button Accept.',
    },
  ]),
  ...inFile({ file: 'infra/web.ts', tests: ['test/infra/web.test.ts'] }, [
    {
      id: 'answers-kept-at-the-edge',
      find: 'cachePolicy: CachePolicy.CACHING_DISABLED',
      replace: 'cachePolicy: CachePolicy.CACHING_OPTIMIZED',
      why: 'One person’s donations are shown to the next.',
    },
    {
      id: 'token-left-at-the-edge',
      find: '      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,\n',
      replace: '',
      why: 'No call arrives with its token.',
    },
  ]),
  ...inFile({ file: 'infra/bus.ts', tests: ['test/infra/safety.test.ts'] }, [
    {
      id: 'unroutable-fact-lost',
      find: 'new SqsQueue(queue, { deadLetterQueue: deadLetters })',
      replace: 'new SqsQueue(queue)',
      why: 'A fact that the bus can’t put into a queue is gone.',
    },
  ]),
  ...inFile({ file: 'infra/tenant.ts', tests: ['test/infra/tenant.test.ts'] }, [
    {
      id: 'misspelled-setting',
      find: 'const Settings = z\n  .strictObject({',
      replace: 'const Settings = z\n  .object({',
      why: 'A tenant with `prodution: true` is deployed as a trial that deletes its data.',
    },
  ]),
  ...inFile({ file: 'infra/slim.ts', tests: ['test/infra/slim.test.ts'] }, [
    {
      id: 'mail-to-no-path',
      find: '=> [name, value])',
      replace: '=> [name, name])',
      why: 'In Lambda, and only there, every mail goes to an address that SES does not have.',
    },
    {
      id: 'texts-in-every-function',
      find: '(?:z\\.|area\\(|texts\\()',
      replace: '(?:z\\.|area\\()',
      why: 'Each function reads and compiles texts that it never says.',
    },
  ]),
]
