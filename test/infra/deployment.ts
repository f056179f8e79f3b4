import { type Cloud, changedCloudOf, cloudOf, documented, documentedFirst, type Found, type Template } from './cloud.ts'

/**
 * The order in which CloudFormation makes or changes what differs between two clouds, reckoned from the templates: a resource starts
 * as soon as everything that it refers to or depends on is done. How long each takes is assumed from public reports, on the
 * short side; the first deployment in an account has to tell.
 */

export interface Step {
  /** Seconds since the deployment began. */
  readonly start: number
  readonly end: number
  readonly stack: string
  readonly path: string
  readonly type: string
  readonly action: 'create' | 'update'
}

/** Seconds that a resource takes; what is not named takes two. */
const seconds: Readonly<Record<string, number>> = {
  'AWS::CloudFront::Distribution': 240,
  'AWS::DynamoDB::Table': 60,
  'AWS::IAM::Role': 15,
  'AWS::IAM::Policy': 15,
  'AWS::Lambda::Function': 8,
  'AWS::Lambda::Version': 3,
  'AWS::Lambda::EventSourceMapping': 30,
  'Custom::CDKBucketDeployment': 60,
  'Custom::OriginSecret': 10,
}
/** CodeDeploy gives a changed alias a tenth of the calls for ten minutes. */
const shiftSeconds = 600

const secondsOf = ({ Type, UpdatePolicy }: Found, action: Step['action']) =>
  (seconds[Type] ?? 2) + (Type === 'AWS::Lambda::Alias' && action === 'update' && UpdatePolicy ? shiftSeconds : 0)

/** Resources of its template that a value refers to. */
function references(value: unknown, template: Template): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => references(one, template))
  if (typeof value !== 'object' || value === null) return []
  const { Ref, 'Fn::GetAtt': attribute } = value as { Ref?: string; 'Fn::GetAtt'?: string[] }
  const id = Ref ?? attribute?.[0]
  if (id !== undefined) return template.Resources[id] ? [id] : []
  return Object.values(value).flatMap((one) => references(one, template))
}

const isStack = ({ Type }: Found) => Type === 'AWS::CloudFormation::Stack'
/** Area of a nested stack's resource. */
const areaOf = ({ path }: Found) => path.split('.')[0] ?? ''

/** The steps from one cloud to another, or of a first deployment, by their start. What is deleted comes after them. */
export function stepsOf(after: Cloud, before?: Cloud): Step[] {
  const keyOf = ({ stack, id }: Pick<Found, 'stack' | 'id'>) => `${stack} ${id}`
  const [now, old] = [after, before].map((cloud) => new Map(cloud?.all.map((one) => [keyOf(one), one]))) as [
    Map<string, Found>,
    Map<string, Found>,
  ]
  const nested = new Map(after.all.filter(isStack).map((one) => [areaOf(one), one]))
  const inside = Map.groupBy(after.all, ({ stack }) => stack)
  const steps = new Map<string, Step | { readonly start: number; readonly end: number }>()

  const startOfStack = (stack: string): number => {
    const resource = nested.get(stack)
    return resource ? startOf(resource) : 0
  }
  const startOf = (one: Found): number => {
    const template = after.templates.get(one.stack) as Template
    const needs = new Set([...references(one, template), ...(one.DependsOn ?? [])])
    const ends = [...needs].map((id) => endOf(now.get(keyOf({ stack: one.stack, id })) as Found))
    return Math.max(startOfStack(one.stack), ...ends)
  }
  const endOf = (one: Found): number => {
    const known = steps.get(keyOf(one))
    if (known) return known.end
    const start = startOf(one)
    const { stack, path, Type: type } = one
    const former = old.get(keyOf(one))
    const action = former ? 'update' : 'create'
    if (isStack(one)) {
      const end = Math.max(start, ...(inside.get(areaOf(one)) ?? []).map(endOf))
      steps.set(keyOf(one), { start, end })
      return end
    }
    const isSame = former !== undefined && contentOf(former) === contentOf(one)
    const step = { start, end: start + (isSame ? 0 : secondsOf(one, action)), stack, path, type, action } as const
    steps.set(keyOf(one), isSame ? { start, end: start } : step)
    return step.end
  }
  for (const one of after.all) endOf(one)
  return [...steps.values()].filter((step): step is Step => 'path' in step).toSorted((a, b) => a.start - b.start)
}

/** Resources that CloudFormation creates, updates or deletes on the way from one cloud to another, or to none. */
function sizeOfOperation(after: Cloud | undefined, before?: Cloud): number {
  const keyOf = ({ stack, id }: Found) => `${stack} ${id}`
  const contents = (cloud: Cloud | undefined) => new Map(cloud?.all.map((one) => [keyOf(one), contentOf(one)]))
  const [now, old] = [contents(after), contents(before)]
  return [...new Set([...now.keys(), ...old.keys()])].filter((key) => now.get(key) !== old.get(key)).length
}

export type Operations = ReturnType<typeof operations>
/** Resources of everything that CloudFormation is asked for in the life of a tenant. */
export function operations(made: Cloud, whole: Cloud, changed: Cloud) {
  return {
    'the first deployment': sizeOfOperation(made),
    'the second': sizeOfOperation(whole, made),
    'a release that changes every function': sizeOfOperation(changed, whole),
    'the deployment before a removal': sizeOfOperation(made, whole),
    'the removal': sizeOfOperation(undefined, made),
  }
}

/** Those of the documented production tenant. */
export const documentedOperations = () =>
  operations(cloudOf(documentedFirst), cloudOf(documented), changedCloudOf(documented))

/** CloudFormation changes a resource for its properties alone. */
const contentOf = ({ Properties }: Found) => JSON.stringify(Properties)

/** Changes that services take of an account in a second, and the calls that a step makes of each. */
export const rates: Readonly<
  Record<string, { readonly perSecond: number; readonly calls: Readonly<Record<string, number>> }>
> = {
  // Reading calls do not count. CodeDeploy moves an alias when its shift begins and when it ends.
  Lambda: {
    perSecond: 15,
    calls: {
      'AWS::Lambda::Function': 1,
      'AWS::Lambda::Version': 1,
      'AWS::Lambda::Alias': 1,
      'AWS::Lambda::EventSourceMapping': 1,
      'AWS::Lambda::Permission': 1,
    },
  },
  'API Gateway': {
    perSecond: 10,
    calls: { 'AWS::ApiGatewayV2::Api': 2, 'AWS::ApiGatewayV2::Stage': 1 },
  },
  'CloudWatch alarms': { perSecond: 3, calls: { 'AWS::CloudWatch::Alarm': 1 } },
  'Logs: metric filters': { perSecond: 5, calls: { 'AWS::Logs::MetricFilter': 1 } },
  'Logs: groups': { perSecond: 10, calls: { 'AWS::Logs::LogGroup': 2 } },
}

/** CloudFormation repeats a call that a service turned away, with growing pauses: a burst is spread over this long. */
export const patienceSeconds = 30

/** Calls of the busiest half minute, by service, as calls a second. */
export const busiest = (steps: readonly Step[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(rates).map(([service, { calls }]) => {
      const at = steps
        .flatMap(({ start, type }) => Array<number>(calls[type] ?? 0).fill(start))
        .toSorted((a, b) => a - b)
      let [most, first] = [0, 0]
      for (const [index, second] of at.entries()) {
        while ((at[first] as number) <= second - patienceSeconds) first += 1
        most = Math.max(most, index - first + 1)
      }
      return [service, most / patienceSeconds]
    }),
  )
