import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { tenantTakes } from '../../infra/operator/check/account.ts'
import { type Ask, AwsRefusal } from '../../infra/operator/check/awsCli.ts'
import { checkTenant, findingLines } from '../../infra/operator/check/check.ts'
import { deployedEnvironment } from '../../infra/operator/deployed.ts'
import { loadTenant } from '../../infra/tenant.ts'
import { Cloud, cloudOf, copied, few, production, trial } from './cloud.ts'

/** Answers of `npm run tenant -- check` to each that AWS may give. */

const record = { Name: '_1.app.example.org.', Value: '_2.acm-validations.aws.' }
const stack = {
  StackStatus: 'UPDATE_COMPLETE',
  EnableTerminationProtection: true,
  Outputs: [{ OutputKey: 'TableName', OutputValue: 'harvest-table' }],
}
/** A production tenant's account in which everything is as it should be. */
const answers: Readonly<Record<string, unknown>> = {
  'sts get-caller-identity': { Account: '111122223333', Arn: 'arn:aws:iam::111122223333:user/ops' },
  'ssm get-parameter': { Parameter: { Value: '28' } },
  'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 1000 } },
  'iam get-account-summary': { SummaryMap: { Roles: 200, RolesQuota: 1000 } },
  'route53 get-hosted-zone': { HostedZone: { Name: 'example.org.', Config: { PrivateZone: false } } },
  'acm describe-certificate': { Certificate: { Status: 'ISSUED', DomainName: 'app.example.org' } },
  'cloudformation describe-stacks': { Stacks: [stack] },
  'dynamodb describe-table': {
    Table: {
      TableArn: 'arn:aws:dynamodb:us-east-1:111122223333:table/harvest-table',
      TableStatus: 'ACTIVE',
      DeletionProtectionEnabled: true,
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
    },
  },
  'dynamodb describe-continuous-backups': {
    ContinuousBackupsDescription: { PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: 'ENABLED' } },
  },
  'dynamodb describe-time-to-live': {
    TimeToLiveDescription: { TimeToLiveStatus: 'ENABLED', AttributeName: 'expires' },
  },
  'backup describe-region-settings': {
    ResourceTypeOptInPreference: { DynamoDB: true, S3: true, EFS: false },
    ResourceTypeManagementPreference: { DynamoDB: true },
  },
  'backup list-copy-jobs': { CopyJobs: [{ State: 'COMPLETED' }] },
  'cloudfront list-distributions': { DistributionList: { Quantity: 0 } },
  'logs describe-log-groups': { logGroups: [] },
  'sesv2 get-email-identity': { VerifiedForSendingStatus: true },
  'sesv2 get-account': { ProductionAccessEnabled: true, SendingEnabled: true },
  'sns get-sms-sandbox-account-status': { IsInSandbox: false },
  'pinpoint-sms-voice-v2 describe-phone-numbers': {
    PhoneNumbers: [
      { PhoneNumber: '+18655550100', Status: 'ACTIVE', TwoWayEnabled: true, SelfManagedOptOutsEnabled: true },
    ],
  },
  'sns list-subscriptions': {
    Subscriptions: [
      {
        Endpoint: 'ops@example.org',
        SubscriptionArn: 'arn:aws:sns:us-east-1:111122223333:gleanery-harvest-AlarmsTopic-1:2',
        TopicArn: 'arn:aws:sns:us-east-1:111122223333:gleanery-harvest-AlarmsTopic-1',
      },
    ],
  },
}
const refusing = (code: string, message = code) => new AwsRefusal(code, message)

interface World {
  readonly tenant?: typeof production
  readonly aws?: Readonly<Record<string, unknown>>
  readonly resolves?: boolean
  readonly people?: { foodBanks: number; administrators: number; closedSince?: string }
}
const asked =
  (aws: Readonly<Record<string, unknown>>): Ask =>
  async (service, operation) => {
    const answer = { ...answers, ...aws }[`${service} ${operation}`]
    if (answer instanceof AwsRefusal) throw answer
    if (answer === undefined) throw new Error(`Nobody answers ${service} ${operation}`)
    return answer
  }
function findings({ tenant = copied, aws = {}, resolves = true, people }: World = {}) {
  return checkTenant({
    tenant,
    ask: asked(aws),
    resolves: async () => resolves,
    people: async (table) => {
      expect(table).toBe('harvest-table')
      return { foodBanks: 2, administrators: 1, closedSince: undefined, ...people }
    },
  })
}
const missingIn = async (world: World) => (await findings(world)).filter(({ state }) => state === 'missing')
const stackWith = (change: object) => ({ 'cloudformation describe-stacks': { Stacks: [{ ...stack, ...change }] } })
const notDeployed = { 'cloudformation describe-stacks': refusing('ValidationError') }
const certificateWith = (change: object) => ({
  'acm describe-certificate': { Certificate: { Status: 'ISSUED', DomainName: 'app.example.org', ...change } },
})
const phoneWith = (change: object) => ({
  'pinpoint-sms-voice-v2 describe-phone-numbers': {
    PhoneNumbers: [
      {
        PhoneNumber: '+18655550100',
        Status: 'ACTIVE',
        TwoWayEnabled: true,
        SelfManagedOptOutsEnabled: true,
        ...change,
      },
    ],
  },
})

describe('a tenant that lacks nothing', () => {
  it('is said to, one line each', async () => {
    expect(findingLines(await findings())).toEqual([
      'ok      us-east-1 is prepared for the CDK.',
      'ok      1000 functions may run at one time.',
      'ok      The account has room for 800 more roles.',
      'ok      The zone example.org is there.',
      'ok      The certificate of app.example.org is issued.',
      'ok      The tenant is deployed.',
      'ok      The table harvest-table is protected, and can be restored to any second of 35 days.',
      'ok      AWS Backup works on tables and buckets in us-east-1.',
      'ok      Table, photos, pictures and accounts were copied to arn:aws:backup:us-west-2:444455556666:backup-vault:gleanery-harvest-copies-us-east-1 within 36 hours.',
      'ok      SES sends as example.org.',
      'ok      SES sends to everybody.',
      'ok      Text messages reach everybody.',
      'ok      The number +18655550100 sends and receives.',
      'ok      app.example.org leads somewhere.',
      'ok      Alarms are mailed to ops@example.org.',
      'ok      2 food banks, 1 with an administrator.',
    ])
  })

  it('before its first deployment is told what comes with it', async () => {
    const found = await findings({
      aws: { ...notDeployed, 'sesv2 get-email-identity': refusing('NotFoundException') },
    })
    expect(found.filter(({ state }) => state === 'missing')).toEqual([])
    expect(found.filter(({ state }) => state === 'later').map(({ remedy }) => remedy)).toEqual([
      'npm run build; npx cdk deploy -c tenant=harvest -c first=true',
      'The deployment creates it.',
    ])
  })

  it('may be a trial in the sandbox, without domain, texts and alarms', async () => {
    const sandbox = { 'sesv2 get-account': { ProductionAccessEnabled: false, SendingEnabled: true } }
    const found = await findings({ tenant: trial, aws: sandbox })
    expect(found.filter(({ state }) => state === 'missing')).toEqual([])
    expect(found.find(({ state }) => state === 'later')?.remedy).toContain('verify the few recipients')
  })
})

describe('what is missing is named with its remedy:', () => {
  it.each<[string, World, RegExp, RegExp]>([
    [
      'the AWS CLI',
      { aws: { 'sts get-caller-identity': refusing('NotInstalled') } },
      /aws is not installed/,
      /Install/,
    ],
    [
      'credentials',
      { aws: { 'sts get-caller-identity': refusing('ExpiredToken', 'The token has expired') } },
      /does not know who you are: The token has expired/,
      /aws sso login/,
    ],
    [
      'the right account',
      { aws: { 'sts get-caller-identity': { Account: '999988887777', Arn: 'x' } } },
      /999988887777.*111122223333/,
      /AWS_PROFILE/,
    ],
    [
      'the bootstrap',
      { aws: { 'ssm get-parameter': refusing('ParameterNotFound') } },
      /not prepared/,
      /npx cdk bootstrap aws:\/\/111122223333\/us-east-1/,
    ],
    ['a newer bootstrap', { aws: { 'ssm get-parameter': { Parameter: { Value: '4' } } } }, /older CDK/, /bootstrap/],
    [
      'concurrency',
      { aws: { 'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 10 } } } },
      /Only 10 functions/,
      /Service Quotas/,
    ],
    [
      'the deployment that adopts a restored table',
      { tenant: { ...production, table: 'harvest-restored' } },
      /names the table harvest-restored; the stack works on harvest-table/,
      /--import-existing-resources/,
    ],
    [
      'copies elsewhere',
      { aws: { 'backup list-copy-jobs': { CopyJobs: [] } } },
      /no copy came to arn:aws:backup:us-west-2:444455556666:.* of: the table, photos, pictures, backups/,
      /Copy jobs says why/,
    ],
    [
      'settings of AWS Backup',
      { aws: { 'backup describe-region-settings': { ResourceTypeOptInPreference: { DynamoDB: true } } } },
      /does not work on tables and buckets/,
      /update-region-settings --region us-east-1 .*S3=true/,
    ],
    [
      'settings of a table',
      {
        aws: {
          'dynamodb describe-table': { Table: { TableArn: 'x', TableStatus: 'ACTIVE' } },
          'dynamodb describe-time-to-live': { TimeToLiveDescription: { TimeToLiveStatus: 'DISABLED' } },
        },
      },
      /harvest-table has no stream, no deletion protection, no expiry of items/,
      /docs\/deploying\.md/,
    ],
    [
      'room for roles',
      { aws: { ...notDeployed, 'iam get-account-summary': { SummaryMap: { Roles: 950, RolesQuota: 1000 } } } },
      /room for 50 more/,
      /ask for 5,000/,
    ],
    [
      'the zone',
      { aws: { 'route53 get-hosted-zone': refusing('NoSuchHostedZone') } },
      /no zone Z0123456789ABC/,
      /list/,
    ],
    [
      'the zone of that name',
      { aws: { 'route53 get-hosted-zone': { HostedZone: { Name: 'other.org.' } } } },
      /that of other\.org/,
      /correct "zone"/,
    ],
    [
      'a public zone',
      { aws: { 'route53 get-hosted-zone': { HostedZone: { Name: 'example.org.', Config: { PrivateZone: true } } } } },
      /is private/,
      /correct "zone"/,
    ],
    [
      'the certificate',
      { aws: { 'acm describe-certificate': refusing('ResourceNotFoundException') } },
      /no such certificate/,
      /request-certificate.*ARN into the file/,
    ],
    [
      'the certificate’s proof',
      { aws: certificateWith({ Status: 'PENDING_VALIDATION', DomainValidationOptions: [{ ResourceRecord: record }] }) },
      /waits for its proof/,
      /_1\.app\.example\.org\. CNAME _2\.acm-validations\.aws\./,
    ],
    ['a valid certificate', { aws: certificateWith({ Status: 'EXPIRED' }) }, /EXPIRED/, /request-certificate/],
    [
      'a certificate of that name',
      { aws: certificateWith({ DomainName: '*.other.org' }) },
      /one for \*\.other\.org/,
      /--domain-name app\.example\.org/,
    ],
    [
      'a first deployment that succeeded',
      { aws: stackWith({ StackStatus: 'ROLLBACK_COMPLETE', Outputs: [] }) },
      /first deployment failed/,
      /Events.*cdk destroy -c tenant=harvest/,
    ],
    [
      'an upgrade that was not undone',
      { aws: stackWith({ StackStatus: 'UPDATE_ROLLBACK_COMPLETE' }) },
      /was undone; the version before it runs/,
      /Deploy again/,
    ],
    [
      'an undoing that succeeded',
      { aws: stackWith({ StackStatus: 'UPDATE_ROLLBACK_FAILED' }) },
      /so did its undoing/,
      /continue-update-rollback --stack-name gleanery-harvest/,
    ],
    ['a stack that works', { aws: stackWith({ StackStatus: 'DELETE_FAILED' }) }, /DELETE_FAILED/, /Events/],
    [
      'the second deployment',
      { aws: stackWith({ Outputs: [...stack.Outputs, { OutputKey: 'Settings', OutputValue: '0123456789ab-first' }] }) },
      /second deployment is missing/,
      /without first=true/,
    ],
    ['protection', { aws: stackWith({ EnableTerminationProtection: false }) }, /not protected/, /without first=true/],
    [
      'the sender’s proof',
      { aws: { 'sesv2 get-email-identity': { VerifiedForSendingStatus: false } } },
      /not verified example\.org/,
      /three CNAME records/,
    ],
    [
      'an existing sender',
      {
        tenant: { ...production, mail: { ...production.mail, identity: 'existing' } },
        aws: { 'sesv2 get-email-identity': refusing('NotFoundException') },
      },
      /SES does not know example\.org/,
      /mail\.identity/,
    ],
    [
      'a sender for the user pool',
      {
        tenant: { ...production, mail: { ...production.mail, usersToo: true } },
        aws: { ...notDeployed, 'sesv2 get-email-identity': refusing('NotFoundException') },
      },
      /does not know example\.org yet/,
      /Take "usersToo" out/,
    ],
    [
      'a sender that was deleted',
      { aws: { 'sesv2 get-email-identity': refusing('NotFoundException') } },
      /SES does not know example\.org/,
      /Deploy again/,
    ],
    [
      'leaving the sandbox',
      { aws: { 'sesv2 get-account': { ProductionAccessEnabled: false, SendingEnabled: true } } },
      /sandbox/,
      /Request production access/,
    ],
    [
      'a granted request',
      {
        aws: {
          'sesv2 get-account': { SendingEnabled: true, Details: { ReviewDetails: { Status: 'DENIED', CaseId: '7' } } },
        },
      },
      /denied the request/,
      /Support → Your support cases/,
    ],
    [
      'an address that no other distribution has',
      {
        aws: {
          ...notDeployed,
          'cloudfront list-distributions': {
            DistributionList: { Items: [{ Id: 'E1', Aliases: { Quantity: 1, Items: ['app.example.org'] } }] },
          },
        },
      },
      /E1 .* has the address app\.example\.org: CNAMEAlreadyExists/,
      /alternate domain names/,
    ],
    [
      'room for its log groups',
      {
        aws: {
          ...notDeployed,
          'logs describe-log-groups': { logGroups: [{ logGroupName: '/gleanery/harvest/work' }] },
        },
      },
      /Log groups of an earlier stack are there \(1\)/,
      /delete-log-group --log-group-name \/gleanery\/harvest\/work/,
    ],
    ['sending at all', { aws: { 'sesv2 get-account': { SendingEnabled: false } } }, /send nothing/, /says why/],
    [
      'leaving the sandbox of texts',
      { aws: { 'sns get-sms-sandbox-account-status': { IsInSandbox: true } } },
      /in their sandbox/,
      /Exit SMS sandbox/,
    ],
    ['the number', { aws: phoneWith({ PhoneNumber: '+18655550199' }) }, /does not have the number/, /request one/],
    ['the number’s registration', { aws: phoneWith({ Status: 'PENDING' }) }, /PENDING/, /registration/],
    ['answers to texts', { aws: phoneWith({ TwoWayEnabled: false }) }, /receives answers/, /ReceivedTextsTopic/],
    ['own opt-outs', { aws: phoneWith({ SelfManagedOptOutsEnabled: false }) }, /answers STOP/, /self-managed/],
    ['the address’s record', { resolves: false }, /leads nowhere/, /the zone example\.org has its records/],
    [
      'a confirmed alarm address',
      {
        aws: {
          'sns list-subscriptions': {
            Subscriptions: [
              {
                Endpoint: 'ops@example.org',
                SubscriptionArn: 'PendingConfirmation',
                TopicArn: 'arn:aws:sns:us-east-1:111122223333:gleanery-harvest-AlarmsTopic-1',
              },
            ],
          },
        },
      },
      /gets no alarms yet/,
      /Click the link/,
    ],
    [
      'an alarm address',
      { aws: { 'sns list-subscriptions': { Subscriptions: [] } } },
      /ops@example\.org gets no alarms\./,
      /Create subscription/,
    ],
    ['somebody to tell', { tenant: { ...production, alarmEmail: undefined } }, /Nobody is told/, /Put "alarmEmail"/],
    [
      'a food bank',
      { people: { foodBanks: 0, administrators: 0 } },
      /no food bank/,
      /create-foodbank --invite --tenant harvest/,
    ],
    [
      'to be open',
      { people: { foodBanks: 1, administrators: 1, closedSince: '2026-11-22T14:00:00.000Z' } },
      /closed since 2026-11-22T14:00/,
      /open --tenant harvest/,
    ],
    [
      'an administrator',
      { people: { foodBanks: 1, administrators: 0 } },
      /No food bank has an administrator/,
      /invite --role foodbankadmin/,
    ],
  ])('%s', async (_, world, what, remedy) => {
    const found = await missingIn(world)
    expect(found).toHaveLength(1)
    expect(found[0]?.what).toMatch(what)
    expect(found[0]?.remedy).toMatch(remedy)
  })

  it('permissions, of which one keeps no other check from its answer', async () => {
    const denied = refusing('AccessDeniedException', 'not authorized to perform: ssm:GetParameter')
    const found = await findings({ aws: { 'ssm get-parameter': denied } })
    expect(found[0]).toMatchObject({ state: 'missing', what: 'Not known: not authorized to perform: ssm:GetParameter' })
    expect(found).toHaveLength(16)
    const hidden = await missingIn({
      aws: { 'cloudformation describe-stacks': refusing('AccessDenied', 'not allowed') },
    })
    expect(hidden.map(({ what }) => what)).toEqual(['Not known: not allowed'])
  })
})

// Windows runs no shell scripts.
describe.skipIf(process.platform === 'win32')('the command', () => {
  /** Runs it with a command `aws` that answers like this. */
  function run(id: string, script: string) {
    const directory = mkdtempSync(join(tmpdir(), 'gleanery-aws-'))
    onTestFinished(() => rmSync(directory, { recursive: true }))
    writeFileSync(join(directory, 'aws'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    const args = ['--disable-warning=ExperimentalWarning', 'bin/tenant.ts', 'check', id]
    return spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, PATH: `${directory}:/bin` } })
  }

  it('asks by the command line of AWS, names its refusals, and ends with 1', () => {
    const { stdout, status } = run(
      'demo',
      `case "$1" in
      sts) echo '{"Account":"111122223333","Arn":"arn"}' ;;
      cloudformation) echo 'An error occurred (ValidationError) when calling the DescribeStacks operation: none' >&2; exit 254 ;;
      *) echo "An error occurred (AccessDenied) when calling $2: no $* for you" >&2; exit 254 ;;
      esac`,
    )
    expect(stdout).toContain('MISSING Not known: An error occurred (AccessDenied) when calling get-parameter')
    expect(stdout).toContain('--output json --region us-east-1')
    expect(stdout).toContain('later   The tenant is not deployed yet.')
    expect(status).toBe(1)
  })

  it('says which tenants there are', () => {
    const { stdout, status } = run('nobody', 'exit 1')
    expect(stdout).toMatch(/^MISSING There is no tenant 'nobody'; known: demo\b/)
    expect(status).toBe(1)
  })
})

it('reckons with at least what a tenant takes', () => {
  const roles = cloudOf(production).of('AWS::IAM::Role').length
  expect(roles).toBeLessThanOrEqual(tenantTakes.roles)
  expect(roles).toBeGreaterThan(tenantTakes.roles - 30)
})

describe('the examples of tenant files', () => {
  const example = (id: string) => loadTenant(id, join(import.meta.dirname, '../../docs/tenants'))
  const named = [
    ['AWS::Lambda::Function', 'FunctionName'],
    ['AWS::DynamoDB::Table', 'TableName'],
    ['AWS::S3::Bucket', 'BucketName'],
    ['AWS::CloudWatch::Alarm', 'AlarmName'],
    ['AWS::Logs::LogGroup', 'LogGroupName'],
    ['AWS::Events::EventBus', 'Name'],
  ] as const
  const namesIn = (cloud: Cloud) =>
    named.flatMap(([type, property]) =>
      cloud.of(type).flatMap(({ Properties }) => (Properties[property] ? [JSON.stringify(Properties[property])] : [])),
    )

  it.each(['trial', 'production', 'second'])('%s is valid, and its cloud can be synthesized', (id) => {
    const tenant = example(id)
    expect(tenant.production).toBe(id !== 'trial')
    expect(new Cloud(tenant, few).of('AWS::DynamoDB::Table')).toHaveLength(1)
  })

  it('two of one account and region share no name', () => {
    const [one, other] = [new Cloud(example('production'), few), new Cloud(example('second'), few)].map(namesIn)
    expect(one?.length).toBeGreaterThan(20)
    expect(one?.filter((name) => other?.includes(name))).toEqual([])
  })
})

it('asks for the copies of each by its name, in the vault elsewhere', async () => {
  const asks: string[] = []
  const ask = asked({})
  await checkTenant({
    tenant: copied,
    ask: (...words) => {
      if (words[1] === 'list-copy-jobs') asks.push(words.join(' '))
      return ask(...words)
    },
    resolves: async () => true,
    people: async () => ({ foodBanks: 1, administrators: 1, closedSince: undefined }),
  })
  expect(asks.map((words) => words.match(/--by-resource-arn (\S+)/)?.[1])).toEqual([
    'arn:aws:dynamodb:us-east-1:111122223333:table/harvest-table',
    ...['photos', 'pictures', 'backups'].map(
      (holds) => `arn:aws:s3:::gleanery-harvest-${holds}-111122223333-us-east-1`,
    ),
  ])
  for (const words of asks)
    expect(words).toMatch(
      /--by-state COMPLETED .*--by-destination-vault-arn arn:aws:backup:us-west-2:444455556666:backup-vault:gleanery-harvest-copies-us-east-1 --by-complete-after \d{4}-/,
    )
})

describe('a command with --tenant', () => {
  it('works on what the stack of the tenant names', async () => {
    const outputs = [...stack.Outputs, { OutputKey: 'UserPoolId', OutputValue: 'us-east-1_Harvest' }]
    expect(await deployedEnvironment(production, asked(stackWith({ Outputs: outputs })))).toEqual({
      AWS_REGION: 'us-east-1',
      TABLE_NAME: 'harvest-table',
      BUS_NAME: 'gleanery-harvest-us-east-1',
      ADDRESS_SERVICE: 'census',
      SHARDS: '4',
      USER_POOL_ID: 'us-east-1_Harvest',
    })
  })

  it('restores a table before the tenant is deployed, as in another region', async () => {
    expect(await deployedEnvironment(production, asked(notDeployed), 'restore')).toEqual({
      AWS_REGION: 'us-east-1',
      TABLE_NAME: '',
    })
  })

  it('is refused for a tenant that is not deployed', async () => {
    await expect(deployedEnvironment(production, asked(notDeployed))).rejects.toThrow(
      'The tenant harvest is not deployed yet. See: npm run tenant -- check harvest',
    )
  })
})
