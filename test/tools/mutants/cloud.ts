import { inFile, type Mutant } from './mutant.ts'

/** Bugs in the policies and the network of a tenant’s cloud, in what it retains and what it loses. */

const policies = [
  ...inFile({ file: 'infra/grants.ts', tests: ['test/infra/functions.test.ts', 'test/infra/tableKeys.test.ts'] }, [
    {
      id: 'any-table-action',
      find: "const writes = permissions.includes('table:write') ? writeActions : []",
      replace: "const writes = permissions.includes('table:write') ? ['dynamodb:*'] : []",
      why: 'A fault in one function can delete the table.',
    },
    {
      id: 'any-table',
      find: 'const everywhere = [table.arn, ...table.indexArns]',
      replace: "const everywhere = ['*']",
      why: 'A function of one tenant reads the people of another.',
    },
    {
      id: 'readers-write',
      find: "ofKeys(allow(readActions, everywhere), 'ForAllValues', allowed),\n",
      replace: "ofKeys(allow([...readActions, ...writeActions], everywhere), 'ForAllValues', allowed),\n",
      why: 'An endpoint that only reads could change anything.',
    },
    {
      id: 'people-written-by-all',
      find: '    ...deny(refused, readOnly),\n',
      replace: '',
      why: 'A fault in a list of donations gives somebody another role.',
    },
    {
      id: 'keys-matched-by-others',
      find: '    ...deny([...(marks ? [] : readActions), ...refused], forbidden),\n',
      replace: '',
      why: 'A fault of whatever reads an organization shows everything that was changed there.',
    },
    {
      id: 'writes-without-conditions',
      find: "'dynamodb:ConditionCheckItem']",
      replace: "'dynamodb:ConditionCheckItem', 'dynamodb:BatchWriteItem']",
      why: 'A function could overwrite what others have just changed.',
    },
    {
      id: 'mail-as-anybody',
      find: "  grant.statement.addCondition('StringEquals', { 'ses:FromAddress': tenant.mail.from })\n",
      replace: '',
      why: 'E-mails go out in any name.',
      tests: ['test/infra/safety.test.ts'],
    },
    {
      id: 'key-for-every-service',
      find: "  grant.statement.addCondition('StringEquals', { 'kms:ViaService': services })\n",
      replace: '',
      why: 'A function decrypts whatever the tenant’s key protects, not only the table and the photos.',
      tests: ['test/infra/safety.test.ts'],
    },
  ]),
  ...inFile({ file: 'infra/functionNames.ts', tests: ['test/infra/routes.test.ts'] }, [
    {
      id: 'api-calls-every-function',
      find: `\`\${tenant.id}_*\``,
      replace: "'*'",
      why: 'The API of one tenant can call the functions of another.',
    },
  ]),
  ...inFile({ file: 'infra/rollout.ts', tests: ['test/infra/rollout.test.ts'] }, [
    {
      id: 'endpoint-keeps-old-secret',
      find: '    if (changesWith !== undefined) handler.invalidateVersionBasedOn(changesWith)\n',
      replace: '',
      tests: ['test/infra/originSecret.test.ts'],
      why: 'Endpoints whose code stays the same refuse all calls two steps later: they know a secret from before.',
    },
    {
      id: 'rollout-stops-unseen-alarms',
      find: '      ignorePollAlarmsFailure: true,\n',
      replace: '',
      why: 'One throttled look at an alarm, among hundreds of shifts, undoes a whole release.',
    },
    {
      id: 'rollout-ignores-alarms',
      find: 'deploymentInAlarm: true',
      replace: 'deploymentInAlarm: false',
      why: 'New code that fails reaches everybody after ten minutes.',
    },
  ]),
  ...inFile({ file: 'infra/apiDocument.ts', tests: ['test/infra/routes.test.ts'] }, [
    {
      id: 'public-route',
      find: "route.roles === 'anonymous'\n",
      replace: "route.roles === 'anonymous' || route.roles === 'anyone'\n",
      why: 'Endpoints for everybody who is signed in can be called by everybody.',
    },
    {
      id: 'token-of-any-app',
      find: 'audience: [client.userPoolClientId]',
      replace: "audience: ['web']",
      why: 'Nobody can sign in, or whoever has a token of another app.',
    },
  ]),
  ...inFile({ file: 'infra/api.ts', tests: ['test/infra/routes.test.ts'] }, [
    {
      id: 'anonymous-unthrottled',
      find: 'keysOf(route).map((key) => [key, anonymousThrottle])',
      replace: '[]',
      why: 'Codes of customers can be guessed by trying all of them.',
    },
    {
      id: 'calls-logged-with-numbers',
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
      find: 'authFlows: { userSrp: true, custom: true }',
      replace: 'authFlows: { userSrp: true, custom: true, userPassword: true }',
      why: 'Passwords travel to the server.',
    },
    {
      id: 'address-changed-alone',
      find: '{ locale: true }',
      replace: '{ locale: true, email: true }',
      why: 'A stolen session moves an account to a stranger’s address.',
    },
    {
      id: 'accounts-told',
      find: 'preventUserExistenceErrors: true',
      replace: 'preventUserExistenceErrors: false',
      why: 'Strangers learn who has an account at a food bank.',
    },
  ]),
  ...inFile({ file: 'infra/tenantStack.ts', tests: ['test/infra/originSecret.test.ts'] }, [
    {
      id: 'functions-before-distribution',
      find: '    for (const area of this.areas) area.node.addDependency(web.distribution)\n',
      replace: '',
      why: 'With an own domain functions change while CloudFront still sends what came before.',
    },
  ]),
  ...inFile({ file: 'infra/functions.ts', tests: ['test/infra/deployment.test.ts'] }, [
    {
      id: 'functions-all-at-once',
      find: '  if (last) resource.addResourceDependency(last)\n',
      replace: '',
      why: 'Hundreds of functions are changed at once, Lambda turns most of it away, and the deployment is undone.',
    },
  ]),
  ...inFile({ file: 'infra/logs.ts', tests: ['test/infra/functions.test.ts'] }, [
    {
      id: 'logs-of-everything',
      find: 'resources: [logs.logGroupArn]',
      replace: "resources: ['*']",
      why: 'A function writes into the logs of other tenants.',
    },
  ]),
]

const network = [
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
    {
      id: 'calls-unencrypted',
      find: 'ViewerProtocolPolicy.HTTPS_ONLY',
      replace: 'ViewerProtocolPolicy.ALLOW_ALL',
      why: 'In an open network others read people’s tokens.',
    },
    {
      id: 'firewall-not-attached',
      find: '      ...(firewall ? { webAclId: firewall.acl.attrArn } : {}),\n',
      replace: '',
      why: 'A tenant pays for a firewall that sees no request.',
    },
  ]),
  ...inFile({ file: 'infra/originSecret.ts', tests: ['test/infra/originSecret.test.ts'] }, [
    {
      id: 'steps-share-no-secret',
      find: "valueOf(step) + ',' + valueOf(step + 1)",
      replace: "valueOf(2 * step) + ',' + valueOf(2 * step + 1)",
      why: 'While a new secret is deployed, every call is refused for minutes.',
    },
  ]),
  ...inFile({ file: 'infra/firewall.ts', tests: ['test/infra/firewall.test.ts'] }, [
    {
      id: 'floods-counted-only',
      find: "  name: 'floods',\n  action: isCounting ? { count: {} } : { block: {} },",
      replace: "  name: 'floods',\n  action: { count: {} },",
      why: 'A flood from one address makes every screen wait.',
    },
  ]),
  ...inFile({ file: 'infra/pageHeaders.ts', tests: ['test/infra/web.test.ts'] }, [
    {
      id: 'inline-scripts',
      find: "\"script-src 'self' 'wasm-unsafe-eval'\",",
      replace: "\"script-src 'self' 'wasm-unsafe-eval' 'unsafe-inline'\",",
      why: 'A script in a donation’s notes runs with the reader’s rights.',
    },
    {
      id: 'app-in-a-frame',
      find: '"frame-ancestors \'none\'",',
      replace: '"frame-ancestors *",',
      why: 'A foreign page lays itself over the button Accept.',
    },
  ]),
  ...inFile({ file: 'infra/storage.ts', tests: ['test/infra/safety.test.ts'] }, [
    {
      id: 'photos-for-everybody',
      find: 'blockPublicAccess: BlockPublicAccess.BLOCK_ALL',
      replace: 'blockPublicAccess: BlockPublicAccess.BLOCK_ACLS_ONLY',
      why: 'A policy can make photos of stores and people public.',
    },
    {
      id: 'photos-from-any-site',
      find: 'allowedOrigins: [webUrl]',
      replace: "allowedOrigins: ['*']",
      why: 'Any web site uploads photos with an address that a person was given.',
      tests: ['test/infra/safety.test.ts'],
    },
  ]),
]

const retained = [
  ...inFile({ file: 'events/subscriptions.ts', tests: ['test/infra/safety.test.ts'] }, [
    {
      id: 'message-delivered-meanwhile',
      find: '6 * timeoutSeconds',
      replace: 'timeoutSeconds',
      why: 'A slow batch is worked off twice at the same time.',
    },
  ]),
  ...inFile({ file: 'infra/queues.ts', tests: ['test/infra/safety.test.ts'] }, [
    {
      id: 'queue-without-dead-letters',
      find: '      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: maxReceives },\n',
      replace: '',
      why: 'A message that fails each time is lost after four days without an alarm.',
    },
    {
      id: 'dead-letters-unnoticed',
      find: 'threshold: 1,\n',
      replace: 'threshold: 100,\n',
      why: 'Nobody hears of lost e-mails until a hundred of them lie there.',
      tests: ['test/infra/alarms.test.ts'],
    },
  ]),
  ...inFile({ file: 'infra/backgroundFunction.ts', tests: ['test/infra/safety.test.ts'] }, [
    {
      id: 'whole-batch-done',
      find: 'maxConcurrency, reportBatchItemFailures: true }',
      replace: 'maxConcurrency }',
      why: 'Lambda takes a message that failed for one that is done: somebody gets no e-mail.',
    },
    {
      id: 'stream-from-now',
      find: 'StartingPosition.TRIM_HORIZON',
      replace: 'StartingPosition.LATEST',
      why: 'Events during a deployment are never published.',
    },
    {
      id: 'stopped-sweep-unnoticed',
      find: '      silenceIsBad: true,\n',
      replace: '',
      why: 'The sweep stops, offers end no more, and no alarm says so.',
      tests: ['test/infra/alarms.test.ts'],
    },
  ]),
  ...inFile({ file: 'infra/bus.ts', tests: ['test/infra/safety.test.ts'] }, [
    {
      id: 'undelivered-event-lost',
      find: 'new SqsQueue(queue, { deadLetterQueue: deadLetters })',
      replace: 'new SqsQueue(queue)',
      why: 'An event that the bus can’t put into a queue is gone.',
    },
  ]),
  ...inFile({ file: 'infra/data.ts', tests: ['test/infra/safety.test.ts'] }, [
    {
      id: 'no-backups',
      find: 'pointInTimeRecoveryEnabled: true',
      replace: 'pointInTimeRecoveryEnabled: false',
      why: 'A mistake of yesterday can’t be undone.',
    },
    {
      id: 'table-can-be-deleted',
      find: 'adopted !== undefined || isProtected(tenant),',
      replace: 'adopted !== undefined,',
      why: 'One click deletes a food bank’s data.',
    },
  ]),
  ...inFile({ file: 'infra/data.ts', tests: ['test/infra/adoptedTable.test.ts'] }, [
    {
      id: 'adopted-table-goes-with-a-failure',
      find: 'adopted === undefined ? removalOf(tenant) : RemovalPolicy.RETAIN',
      replace: 'removalOf(tenant)',
      why: 'A failed deployment deletes the only restored table.',
    },
    {
      id: 'restored-table-replaces-the-former',
      find: "adopted === undefined ? 'Table'",
      replace: "adopted !== '' ? 'Table'",
      why: 'The deployment of a restored table fails, because its name is taken.',
    },
  ]),
  ...inFile({ file: 'infra/copies.ts', tests: ['test/infra/copies.test.ts'] }, [
    {
      id: 'copies-without-accounts',
      find: "['photos', 'pictures', 'backups'] as const",
      replace: "['photos', 'pictures'] as const",
      why: 'In a rebuilt tenant nobody has an account.',
    },
  ]),
  ...inFile({ file: 'infra/copiesStack.ts', tests: ['test/infra/copies.test.ts'] }, [
    {
      id: 'copies-deleted-at-will',
      find: 'minRetention: Duration.days(copies.days)',
      replace: 'minRetention: Duration.days(1)',
      why: 'Whoever breaks in deletes the copies as well.',
    },
  ]),
  ...inFile({ file: 'infra/operator/restoring.ts', tests: ['test/api/core/restore.isolated.test.ts'] }, [
    {
      id: 'restored-events-wait',
      find: "'REMOVE due, dueAt'",
      replace: "'REMOVE dueAt'",
      why: 'An hour after a restore, people get e-mails again that they had before it.',
    },
    {
      id: 'restored-counters-go-back',
      find: 'attribute_not_exists(#last) OR #last < :to',
      replace: 'attribute_not_exists(#last) AND #last < :to',
      why: 'Two donations get the same number after a restore.',
    },
  ]),
  ...inFile({ file: 'infra/removal.ts', tests: ['test/infra/safety.test.ts'] }, [
    {
      id: 'data-deleted-with-stack',
      find: 'tenant.production ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY',
      replace: 'RemovalPolicy.DESTROY',
      why: 'Removing a stack removes all that a tenant has.',
    },
  ]),
  ...inFile({ file: 'infra/mail.ts', tests: ['test/infra/mail.test.ts'] }, [
    {
      id: 'complaints-unreported',
      find: 'EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT',
      replace: 'EmailSendingEvent.BOUNCE',
      why: 'People who called an e-mail spam get more of them, until SES stops all e-mails.',
    },
  ]),
  ...inFile({ file: 'infra/tenant.ts', tests: ['test/infra/tenant.test.ts'] }, [
    {
      id: 'misspelled-setting',
      find: 'const Settings = z\n  .strictObject({',
      replace: 'const Settings = z\n  .object({',
      why: 'A tenant with `prodution: true` is deployed as a trial whose data goes with its stack.',
    },
  ]),
]

export const cloud: readonly Mutant[] = [...policies, ...network, ...retained]
