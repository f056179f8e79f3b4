import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { beforeAll, describe, expect, it } from 'vitest'
import { CopiesStack } from '../../infra/copiesStack.ts'
import type { Tenant } from '../../infra/tenant.ts'
import { appOf, Cloud, copied, few, production, type Template } from './cloud.ts'
import { resolvedText } from './policies.ts'

/** Copies of a tenant's data in a second region and a second account: the plan here, and the vault there. */

type Copies = NonNullable<Tenant['copies']>
const { copies } = copied
const vaultThere = 'arn:aws:backup:us-west-2:444455556666:backup-vault:gleanery-harvest-copies-us-east-1'

let cloud: Cloud
let without: Cloud
beforeAll(() => {
  cloud = new Cloud(copied, few)
  without = new Cloud(production, few)
})
const only = (type: string, of = cloud) => {
  const [one, ...more] = of.of(type)
  if (!one || more.length > 0) throw new Error(`${more.length + (one ? 1 : 0)} of ${type}`)
  return one
}

const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> }

/** Template of the stack elsewhere. */
function vaultStack(change: Partial<Copies> = {}): Template {
  const app = new App({ outdir: mkdtempSync(join(tmpdir(), 'gleanery-copies-')), context })
  const stack = new CopiesStack(app, { ...copied, copies: { ...copies, ...change } })
  app.synth()
  const template = JSON.parse(readFileSync(join(app.outdir, stack.templateFile), 'utf8')) as Template
  rmSync(app.outdir, { recursive: true })
  return template
}
const vaultOf = (template: Template) =>
  Object.values(template.Resources).find(({ Type }) => Type === 'AWS::Backup::BackupVault')

describe('copies elsewhere', () => {
  it('are made daily, after the nightly export of the user pool, and kept for the days of the tenant’s file', () => {
    const [rule, ...more] = only('AWS::Backup::BackupPlan').Properties.BackupPlan.BackupPlanRule
    expect(more).toEqual([])
    expect(rule).toMatchObject({
      ScheduleExpression: 'cron(0 10 * * ? *)',
      Lifecycle: { DeleteAfterDays: 3 },
      CopyActions: [{ DestinationBackupVaultArn: vaultThere, Lifecycle: { DeleteAfterDays: 14 } }],
    })
  })

  it('hold the table, photos, pictures and accounts, whose buckets keep versions', () => {
    const selected = only('AWS::Backup::BackupSelection').Properties.BackupSelection.Resources as unknown[]
    const [table, ...buckets] = selected.map((resource) => resolvedText(cloud, 'root', resource))
    expect(table).toBe('{Data/Table.Arn}')
    expect(buckets).toEqual(
      ['photos', 'pictures', 'backups'].map((holds) => `arn:aws:s3:::gleanery-harvest-${holds}-111122223333-us-east-1`),
    )
    for (const name of buckets) {
      const bucket = cloud.of('AWS::S3::Bucket').find(({ Properties }) => name.endsWith(`:::${Properties.BucketName}`))
      expect(bucket?.Properties.VersioningConfiguration, name).toEqual({ Status: 'Enabled' })
    }
  })

  it('pass through a vault whose key the other account may use, as AWS Backup asks', () => {
    const { EncryptionKeyArn } = only('AWS::Backup::BackupVault').Properties
    expect(resolvedText(cloud, 'root', EncryptionKeyArn)).toBe('{Copies/Key.Arn}')
    const key = cloud.of('AWS::KMS::Key').find(({ path }) => path === 'Copies/Key')
    const statements: { Principal: unknown; Action: unknown }[] = key?.Properties.KeyPolicy.Statement ?? []
    const shared = statements.find(({ Principal }) => JSON.stringify(Principal).includes('444455556666'))
    expect(shared?.Action).toContain('kms:Decrypt')
  })

  it('raise an alarm when fewer than all of them came for two days', () => {
    const alarm = cloud.of('AWS::CloudWatch::Alarm').find(({ path }) => path === 'Copies/Missed')
    expect(alarm?.Properties).toMatchObject({
      Namespace: 'AWS/Backup',
      MetricName: 'NumberOfCopyJobsCompleted',
      Dimensions: [{ Name: 'BackupVaultName', Value: 'gleanery-harvest-copies-us-east-1' }],
      Threshold: 4,
      EvaluationPeriods: 2,
      TreatMissingData: 'breaching',
    })
    const runbook = readFileSync('docs/deploying.md', 'utf8').split('## When an alarm comes')[1]?.split('\n## ')[0]
    expect(runbook).toContain('| `copies missed` |')
  })

  it('cost a tenant without them nothing, and one with them few resources', () => {
    expect(without.all.filter(({ path }) => path.startsWith('Copies'))).toEqual([])
    expect(cloud.all.length - without.all.length).toBe(6)
    const backups = without.of('AWS::S3::Bucket').find(({ path }) => path === 'Backups')
    expect(backups?.Properties.VersioningConfiguration).toBeUndefined()
  })
})

const insideCdk = createRequire(import.meta.resolve('aws-cdk-lib'))
const { CompositeEngine, TemplateContent } = insideCdk('@aws/cloudformation-validate')

/** Faults of a template that CloudFormation would not take. */
function problemsOf(template: object): unknown[] {
  const engine = new CompositeEngine()
  const content = new TemplateContent(JSON.stringify(template), 'copies')
  const { diagnostics } = engine.validateTemplate(content, { severityLevel: 'ERROR' })
  engine.free()
  return diagnostics
}

/** Synthesis that fails at a finding of the security checks. */
function checkedSynthesis(app: App): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  app.synth()
  rmSync(app.outdir, { recursive: true })
}

it('the stack with copies is taken by CloudFormation and passes the security checks', () => {
  expect(problemsOf(cloud.templates.get('root') ?? {})).toEqual([])
  expect(() => checkedSynthesis(appOf(copied, few).app)).not.toThrow()
})

describe('the vault elsewhere', () => {
  it('has the name that the plan copies to, in that account and region, and outlives everything', () => {
    const vault = vaultOf(vaultStack())
    expect(vaultThere).toContain(`:backup-vault:${vault?.Properties.BackupVaultName}`)
    expect(vault).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' })
    const stack = new CopiesStack(new App(), copied)
    expect([stack.region, stack.account, stack.terminationProtection]).toEqual(['us-west-2', '444455556666', true])
  })

  it('lets nobody delete a copy before its days are over; for good from the fourth day on where the file says so', () => {
    expect(vaultOf(vaultStack())?.Properties.LockConfiguration).toEqual({ MinRetentionDays: 14 })
    const final = vaultOf(vaultStack({ lock: 'compliance' }))
    expect(final?.Properties.LockConfiguration).toEqual({ MinRetentionDays: 14, ChangeableForDays: 3 })
  })

  it('has a role beside it that restores, under the name that the runbook gives it', () => {
    const role = Object.values(vaultStack().Resources).find(({ Type }) => Type === 'AWS::IAM::Role')
    expect(role?.Properties.RoleName).toBe('gleanery-harvest-restoring-us-east-1')
    expect(role?.Properties.AssumeRolePolicyDocument.Statement[0].Principal).toEqual({
      Service: 'backup.amazonaws.com',
    })
    expect(readFileSync('docs/deploying.md', 'utf8')).toContain('role/gleanery-river-restoring-us-east-1')
  })

  it('takes copies from the tenant’s account and from no other', () => {
    const { Statement } = vaultOf(vaultStack())?.Properties.AccessPolicy ?? {}
    expect(Statement).toEqual([
      {
        Action: 'backup:CopyIntoBackupVault',
        Effect: 'Allow',
        Principal: { AWS: 'arn:aws:iam::111122223333:root' },
        Resource: '*',
      },
    ])
  })

  it('needs no policy where it is in the tenant’s own account', () => {
    const { account: __, ...here } = copies
    const app = new App()
    const stack = new CopiesStack(app, { ...copied, copies: here })
    expect(stack.account).toBe('111122223333')
    expect(JSON.stringify(app.synth().getStackByName(stack.stackName).template)).not.toContain('CopyIntoBackupVault')
  })

  it('is taken by CloudFormation and passes the security checks', () => {
    expect(problemsOf(vaultStack())).toEqual([])
    const app = new App({ outdir: mkdtempSync(join(tmpdir(), 'gleanery-copies-')), context })
    new CopiesStack(app, copied)
    expect(() => checkedSynthesis(app)).not.toThrow()
  })
})
