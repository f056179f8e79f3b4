import {
  DescribeStackDriftDetectionStatusCommand,
  DetectStackDriftCommand,
  paginateDescribeStackResourceDrifts,
} from '@aws-sdk/client-cloudformation'
import { stackName, type Tenant } from '../../tenant.ts'
import { type Access, orRefusal } from './access.ts'
import { nestedStacks } from './changes.ts'
import type { Fleet } from './fleet.ts'
import { eachOf } from './lanes.ts'
import { tableLines } from './table.ts'

/** Resources that somebody changed by hand since the deployment. CloudFormation looks at a stack alone, not at those inside it. */

export interface DriftedResource {
  /** Logical id of the nested stack, or `root`. */
  readonly stack: string
  readonly type: string
  readonly id: string
  readonly how: string
  readonly properties: readonly string[]
}
export interface TenantDrift {
  readonly id: string
  readonly stacks: number
  readonly drifted: readonly DriftedResource[]
  readonly obstacles: readonly string[]
}
type Wait = (milliseconds: number) => Promise<void>

/** Stacks of one tenant at the same time; CloudFormation asks each resource for itself. */
const stacksAtOnce = 4
const pollMs = 5_000

async function detect({ cloudFormation }: Access, StackName: string, wait: Wait): Promise<string | undefined> {
  const { StackDriftDetectionId } = await cloudFormation.send(new DetectStackDriftCommand({ StackName }))
  for (;;) {
    const asked = new DescribeStackDriftDetectionStatusCommand({ StackDriftDetectionId })
    const { DetectionStatus, DetectionStatusReason } = await cloudFormation.send(asked)
    if (DetectionStatus === 'DETECTION_COMPLETE') return undefined
    if (DetectionStatus === 'DETECTION_FAILED') return DetectionStatusReason ?? 'The detection failed.'
    await wait(pollMs)
  }
}

async function driftedIn({ cloudFormation }: Access, stack: string, StackName: string): Promise<DriftedResource[]> {
  const filters = { StackName, StackResourceDriftStatusFilters: ['MODIFIED' as const, 'DELETED' as const] }
  const found: DriftedResource[] = []
  for await (const { StackResourceDrifts = [] } of paginateDescribeStackResourceDrifts(
    { client: cloudFormation },
    filters,
  ))
    for (const {
      ResourceType = '',
      LogicalResourceId = '',
      StackResourceDriftStatus,
      PropertyDifferences,
    } of StackResourceDrifts)
      found.push({
        stack,
        type: ResourceType,
        id: LogicalResourceId,
        how: StackResourceDriftStatus ?? '',
        properties: (PropertyDifferences ?? []).map(({ PropertyPath = '' }) => PropertyPath),
      })
  return found
}

/** One that can't be looked at, such as during a deployment, hides no other. */
async function driftOfStack(access: Access, name: string, id: string, wait: Wait) {
  const asked = await orRefusal(
    (async () => {
      const failed = await detect(access, id, wait)
      return { drifted: await driftedIn(access, name, id), obstacles: failed ? [`${name}: ${failed}`] : [] }
    })(),
  )
  return 'refusal' in asked ? { drifted: [], obstacles: [`${name}: ${asked.refusal}`] } : asked
}

async function driftOf(tenant: Tenant, access: Access, wait: Wait): Promise<TenantDrift> {
  const root = stackName(tenant)
  const nested = await orRefusal(nestedStacks(access, root))
  if ('refusal' in nested) return { id: tenant.id, stacks: 0, drifted: [], obstacles: [nested.refusal] }
  const stacks: [string, string][] = [['root', root], ...nested]
  const found = await eachOf(stacks, ([name, id]) => driftOfStack(access, name, id, wait), stacksAtOnce)
  return {
    id: tenant.id,
    stacks: stacks.length,
    drifted: found.flatMap(({ drifted }) => drifted),
    obstacles: found.flatMap(({ obstacles }) => obstacles),
  }
}

export const driftOfFleet = ({ waves, accessOf }: Fleet, wait: Wait): Promise<TenantDrift[]> =>
  eachOf(waves.flat(), ({ tenant }) => driftOf(tenant, accessOf(tenant), wait))

export function driftLines(all: readonly TenantDrift[]): string[] {
  const rows = all.flatMap(({ id, stacks, drifted, obstacles }) => {
    const what = [
      ...drifted.map(({ stack, type, id: resource, how, properties }) => [
        how,
        `${stack}: ${type} ${resource}`,
        properties.join(', '),
      ]),
      ...obstacles.map((obstacle) => ['NOT KNOWN', obstacle, '']),
    ]
    return (what.length > 0 ? what : [['as deployed', `${stacks} stacks`, '']]).map((row) => [id, ...row])
  })
  return tableLines(['tenant', 'drift', 'resource', 'properties'], rows)
}
