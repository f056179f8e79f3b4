import { beforeAll, describe, expect, it } from 'vitest'
import { backgroundFunctions, poolTriggers } from '../../events/subscriptions.ts'
import { entryOf, isGradual } from '../../infra/entries.ts'
import { catalogue } from '../../shared/catalogue.ts'
import { Cloud, cloudOf, type Found, few, trial } from './cloud.ts'
import { resolvedText } from './policies.ts'

let cloud: Cloud
beforeAll(() => {
  cloud = cloudOf(trial)
})

const gradual = [...catalogue.filter(isGradual).map(entryOf), ...backgroundFunctions.map(({ name }) => name)]
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
  it('reaches endpoints that write, but for what is seldom set up, and background functions through an alias each', () => {
    expect(gradual).toEqual(expect.arrayContaining(['offers/acceptMatch', 'ordering/addOrder', 'orders/handOverOrder']))
    expect(gradual).not.toContain('tags/addTag')
    expect(aliases().map((alias) => functionOf(cloud, alias))).toHaveLength(gradual.length)
    expect(new Set(aliases().map((alias) => functionOf(cloud, alias)))).toEqual(new Set(gradual.map(nameOf)))
    for (const { Properties } of aliases()) expect(Properties.Name).toBe('live')
  })

  it('is called through the alias by queues, the stream, schedules and the user pool', () => {
    const calls = [
      ...cloud.of('AWS::Lambda::EventSourceMapping').map((each) => [each, each.Properties.FunctionName] as const),
      ...cloud.of('AWS::Scheduler::Schedule').map((each) => [each, each.Properties.Target.Arn] as const),
      ...cloud.of('AWS::Cognito::UserPool').flatMap((each) => {
        const { PreTokenGenerationConfig, PostConfirmation } = each.Properties.LambdaConfig
        return [PreTokenGenerationConfig.LambdaArn, PostConfirmation].map((called) => [each, called] as const)
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
    expect(groups).toHaveLength(gradual.length)
    for (const { Properties, stack } of groups) {
      expect(Properties.DeploymentConfigName).toBe('CodeDeployDefault.LambdaCanary10Percent10Minutes')
      expect(Properties.AlarmConfiguration.Enabled).toBe(true)
      const alarms = Properties.AlarmConfiguration.Alarms.map(({ Name }: { Name: unknown }) =>
        resolvedText(cloud, stack, Name),
      )
      expect(alarms).toEqual(['{Rollout/Faults}', '{Rollout/WorkFaults}'])
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

  it('makes a version of each endpoint, whose secret changes, and none of a background function that is the same', () => {
    const [one, two] = [new Cloud(trial, few), new Cloud(trial, few, 'two')]
    const [publisher = '', sweep = ''] = ['outbox/publishEvents', 'timers/sweepDue']
    expect(versionOf(two, 'offers/acceptMatch')).not.toBe(versionOf(one, 'offers/acceptMatch'))
    for (const entry of [publisher, sweep, ...poolTriggers.map(({ name }) => name)])
      expect(versionOf(two, entry), entry).toBe(versionOf(one, entry))
    const settings = new Cloud({ ...trial, maxLimits: 6 }, few)
    expect(versionOf(settings, sweep)).not.toBe(versionOf(one, sweep))
  })
})

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
  it('are counted from the log of each area that has any: messages of a batch that fail are no failed calls', () => {
    const areas = new Set(
      backgroundFunctions.filter((run) => !poolTriggers.includes(run)).map(({ name }) => name.split('/')[0]),
    )
    const filters = cloud.of('AWS::Logs::MetricFilter').filter(({ path }) => path.endsWith('/Failures'))
    expect(new Set(filters.map(({ stack }) => stack))).toEqual(areas)
    for (const { Properties, stack } of filters) {
      expect(resolvedText(cloud, stack, Properties.LogGroupName)).toBe(`{${stack}/Logs}`)
      expect(Properties.MetricTransformations[0]).toMatchObject({
        MetricNamespace: 'Gleanery/demo',
        MetricName: 'BackgroundFailures',
      })
    }
  })
})
