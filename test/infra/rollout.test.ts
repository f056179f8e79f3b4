import { beforeAll, describe, expect, it } from 'vitest'
import { backgroundFunctions } from '../../events/subscriptions.ts'
import { entries, entryOf } from '../../infra/entries.ts'
import { catalogues } from '../../infra/tenantStack.ts'
import { catalogue } from '../../shared/catalogue.ts'
import { Cloud, cloudOf, documented, type Found, few, trial } from './cloud.ts'
import { resolvedText } from './policies.ts'

let cloud: Cloud
beforeAll(() => {
  cloud = cloudOf(trial)
})

const nameOf = (entry: string) => `demo_${entry.replace('/', '_')}`
const aliases = (of = cloud) => of.of('AWS::Lambda::Alias')

/** The function that an alias or a version belongs to. */
const functionOf = (of: Cloud, { stack, Properties }: Found) =>
  of.all.find(({ stack: where, id }) => where === stack && id === Properties.FunctionName.Ref)?.Properties.FunctionName

/** The version that a function's alias points at, by its id in the template. */
function versionOf(of: Cloud, entry: string): string {
  const alias = aliases(of).find((each) => functionOf(of, each) === nameOf(entry))
  if (!alias) throw new Error(`${entry} has no alias`)
  return alias.Properties.FunctionVersion['Fn::GetAtt'][0]
}

describe('new code', () => {
  it('reaches every function through an alias', () => {
    expect(
      aliases()
        .map((alias) => functionOf(cloud, alias))
        .toSorted(),
    ).toEqual(entries().map(nameOf).toSorted())
    for (const { Properties } of aliases()) expect(Properties.Name).toBe('live')
  })

  it('is called through the alias by queues, the stream, schedules and the user pool', () => {
    const calls = [
      ...cloud.of('AWS::Lambda::EventSourceMapping').map((each) => [each, each.Properties.FunctionName] as const),
      ...cloud.of('AWS::Scheduler::Schedule').map((each) => [each, each.Properties.Target.Arn] as const),
      ...cloud.of('AWS::Cognito::UserPool').flatMap((each) => {
        const { PreTokenGenerationConfig, PostConfirmation, CreateAuthChallenge } = each.Properties.LambdaConfig
        return [PreTokenGenerationConfig.LambdaArn, PostConfirmation, CreateAuthChallenge].map(
          (called) => [each, called] as const,
        )
      }),
    ]
    expect(calls.length).toBe(backgroundFunctions.length)
    // A queue's mapping names the function by a part of the alias's ARN, so the reference inside of it is looked at.
    const named = (called: unknown) => JSON.stringify(called).match(/"Ref":"(\w+)"/)?.[1]
    for (const [{ path, stack }, called] of calls)
      expect(resolvedText(cloud, stack, { Ref: named(called) }), path).toMatch(/\/Live\}$/)
  })

  it('gets a tenth of the calls for ten minutes, and goes back when an alarm is raised', () => {
    const groups = cloud.of('AWS::CodeDeploy::DeploymentGroup')
    expect(groups).toHaveLength(entries().length)
    for (const { Properties, stack } of groups) {
      expect(Properties.DeploymentConfigName).toBe('CodeDeployDefault.LambdaCanary10Percent10Minutes')
      expect(Properties.AlarmConfiguration).toMatchObject({ Enabled: true, IgnorePollAlarmFailure: true })
      const alarms = Properties.AlarmConfiguration.Alarms.map(({ Name }: { Name: unknown }) =>
        resolvedText(cloud, stack, Name),
      )
      // The API asks the pool for its tokens, so what the pool calls is made before the API's alarm.
      expect(alarms).toEqual(stack === 'root' ? ['{Rollout/WorkFaults}'] : ['{Rollout/WorkFaults}', '{Rollout/Faults}'])
      expect(Properties.AutoRollbackConfiguration.Events).toContain('DEPLOYMENT_STOP_ON_ALARM')
    }
    for (const { stack, UpdatePolicy } of aliases()) {
      const { ApplicationName, DeploymentGroupName } = UpdatePolicy?.CodeDeployLambdaAliasUpdate ?? {}
      expect(resolvedText(cloud, stack, ApplicationName)).toBe('{Rollout/Application}')
      expect(resolvedText(cloud, stack, DeploymentGroupName)).toMatch(/\/Live\/Shift\}$/)
    }
  })

  it('replaces the old in one step when it is urgent, whichever alarm is raised', () => {
    const urgent = new Cloud({ ...trial, isUrgent: true }, few)
    expect(aliases(urgent).map((alias) => functionOf(urgent, alias))).toContain(nameOf('offers/acceptMatch'))
    expect(aliases(urgent).filter(({ UpdatePolicy }) => UpdatePolicy !== undefined)).toEqual([])
    expect(urgent.of('AWS::CodeDeploy::DeploymentGroup')).toHaveLength(aliases(urgent).length)
  })

  it('is made in one step by a first deployment, which a second one completes', () => {
    const first = new Cloud({ ...trial, isFirstDeployment: true }, few)
    expect(aliases(first).map((alias) => functionOf(first, alias))).toContain(nameOf('offers/acceptMatch'))
    expect(aliases(first).filter(({ UpdatePolicy }) => UpdatePolicy !== undefined)).toEqual([])
    expect(first.of('AWS::CodeDeploy::DeploymentGroup')).toEqual([])
    const shown = (of: Cloud) => aliases(of).map(({ path, Properties }) => [path, Properties])
    expect(shown(new Cloud(trial, few))).toEqual(shown(first))
  })

  it('of one endpoint changes that function and nothing else', () => {
    const before = cloudOf(documented)
    const after = new Cloud(documented, catalogues, (entry) => entry === 'offers/acceptMatch')
    expect(changes(before, after)).toEqual([
      // The alias points at the new version of the changed function; the tenant's stack names the area's new template.
      ['offers', 'AWS::Lambda::Alias', 'offers/acceptMatch/Live'],
      ['offers', 'AWS::Lambda::Function', 'offers/acceptMatch'],
      ['offers', 'AWS::Lambda::Version', 'offers/acceptMatch/CurrentVersion'],
      ['root', 'AWS::CloudFormation::Stack', 'offers.NestedStack/offers.NestedStackResource'],
    ])
  })

  it('is a version of its own when a setting changes', () => {
    const sweep = 'timers/sweepDue'
    const [one, settings] = [new Cloud(trial, few), new Cloud({ ...trial, maxLimits: 6 }, few)]
    expect(versionOf(settings, sweep)).not.toBe(versionOf(one, sweep))
  })
})

/** Differences between two clouds: stack, type and path of each resource, but for its name in the template. */
function changes(before: Cloud, after: Cloud): string[][] {
  const texts = (of: Cloud) => new Map(of.all.map((each) => [[each.stack, each.Type, each.path].join(' '), each]))
  const [old, new_] = [texts(before), texts(after)]
  const keys = new Set([...old.keys(), ...new_.keys()])
  return [...keys]
    .filter((key) => JSON.stringify(old.get(key)) !== JSON.stringify(new_.get(key)))
    .map((key) => key.split(' '))
    .toSorted((a, b) => a.join().localeCompare(b.join()))
}

describe('the role that shifts', () => {
  it('moves aliases of this tenant only', () => {
    const [role] = cloud.of('AWS::IAM::Role').filter(({ path }) => path === 'Rollout/Shifter')
    expect(role?.Properties.ManagedPolicyArns).toBeUndefined()
    const [onFunctions, onAlarms] = role?.Properties.Policies[0].PolicyDocument.Statement ?? []
    expect(resolvedText(cloud, 'root', onFunctions.Resource)).toBe(
      'arn:aws:lambda:us-east-1:{AWS::AccountId}:function:demo_*',
    )
    expect(onAlarms.Action).toBe('cloudwatch:DescribeAlarms')
  })
})

describe('failures of background functions', () => {
  it('are counted from their own log, as their runs are: messages of a batch that fail are no failed calls', () => {
    for (const what of ['Failures', 'Runs']) {
      const filters = cloud.of('AWS::Logs::MetricFilter').filter(({ path }) => path === `Rollout/${what}`)
      expect(filters).toHaveLength(1)
      expect(resolvedText(cloud, 'root', filters[0]?.Properties.LogGroupName)).toBe('{Logs-work}')
      expect(filters[0]?.Properties.MetricTransformations[0]).toMatchObject({
        MetricNamespace: 'Gleanery/demo',
        MetricName: `Background${what}`,
      })
    }
    const logOf = (entry: string) => {
      const made = cloud.of('AWS::Lambda::Function').find(({ Properties }) => Properties.FunctionName === nameOf(entry))
      return resolvedText(cloud, made?.stack ?? '', made?.Properties.LoggingConfig.LogGroup)
    }
    for (const { name } of backgroundFunctions) expect(logOf(name), name).toBe('{Logs-work}')
    for (const endpoint of catalogue) expect(logOf(entryOf(endpoint))).toBe('{Logs-endpoints}')
  })
})
