import { DescribeStackEventsCommand, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { paginateDescribeAlarms } from '@aws-sdk/client-cloudwatch'
import { stackName, type Tenant } from '../../tenant.ts'
import type { Access } from './access.ts'

/** A tenant's stack as its account describes it. */
export interface Deployed {
  readonly status: string
  /** Commit that runs; undefined when a version before these outputs runs. */
  readonly version: string | undefined
  readonly settings: string | undefined
  readonly table: string | undefined
  /** Begin of the last deployment. */
  readonly startedAt: Date
}

export async function deployedState(tenant: Tenant, { cloudFormation }: Access): Promise<Deployed | undefined> {
  try {
    const { Stacks } = await cloudFormation.send(new DescribeStacksCommand({ StackName: stackName(tenant) }))
    const [stack] = Stacks ?? []
    // A change set that was never carried out is no stack yet.
    if (!stack || stack.StackStatus === 'REVIEW_IN_PROGRESS') return undefined
    const output = (name: string) => stack.Outputs?.find(({ OutputKey }) => OutputKey === name)?.OutputValue
    return {
      status: stack.StackStatus ?? '',
      version: output('Version'),
      settings: output('Settings'),
      table: output('TableName'),
      startedAt: stack.LastUpdatedTime ?? stack.CreationTime ?? new Date(0),
    }
  } catch (fault) {
    if (fault instanceof Error && fault.name === 'ValidationError' && /does not exist/.test(fault.message))
      return undefined
    throw fault
  }
}

/** Moment at which the stack's last deployment ended. */
export async function endOfDeployment(tenant: Tenant, { cloudFormation }: Access): Promise<Date> {
  const { StackEvents } = await cloudFormation.send(new DescribeStackEventsCommand({ StackName: stackName(tenant) }))
  return StackEvents?.[0]?.Timestamp ?? new Date(0)
}

export interface RaisedAlarm {
  readonly name: string
  readonly since: Date
}

/** The tenant's alarms that are raised now; their names begin with its id. */
export async function raisedAlarms(tenant: Tenant, { cloudWatch }: Access): Promise<RaisedAlarm[]> {
  const pages = paginateDescribeAlarms(
    { client: cloudWatch },
    { AlarmNamePrefix: `${tenant.id} `, StateValue: 'ALARM', AlarmTypes: ['MetricAlarm', 'CompositeAlarm'] },
  )
  const raised: RaisedAlarm[] = []
  for await (const { MetricAlarms = [], CompositeAlarms = [] } of pages)
    for (const { AlarmName = '', StateTransitionedTimestamp, StateUpdatedTimestamp } of [
      ...MetricAlarms,
      ...CompositeAlarms,
    ])
      raised.push({ name: AlarmName, since: StateTransitionedTimestamp ?? StateUpdatedTimestamp ?? new Date() })
  return raised
}
