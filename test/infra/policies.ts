import { keyMatches } from '../../infra/tableKeys.ts'
import type { Cloud, Found, Template } from './cloud.ts'

/**
 * Environment and permissions of each function of the synthesized cloud, in words that templates and recorded calls share:
 * `table`, `table/index/due`, `bus`, `queue/due`, `photos/…`, `users`, `mail/…`.
 */

export interface Allowed {
  readonly actions: readonly string[]
  readonly resources: readonly string[]
  /** Patterns of the table's partition keys that it is for; absent: all. */
  readonly keys?: readonly string[]
}
/** One permission that a call needs. */
export interface Need {
  readonly action: string
  readonly resource: string
  /** Partition key of the table or of the index. */
  readonly key?: string
}
/** A call of the AWS SDK: the name of its command without `Command`, and its input. */
export interface SdkCall {
  readonly command: string
  readonly input: Readonly<Record<string, unknown>>
}

interface Statement {
  readonly Effect: string
  readonly Action: string | string[]
  readonly Resource?: unknown
  /** Everything but these. */
  readonly NotResource?: unknown
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, string | string[]>>>>
}

const list = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T])

const functionNamed = (cloud: Cloud, name: string): Found => {
  const found = cloud.of('AWS::Lambda::Function').find((resource) => resource.Properties.FunctionName === name)
  if (!found) throw new Error(`No function ${name} in the templates`)
  return found
}

/** The statements of the function's role: of its own policies and of those attached to it. */
function statementsOf(cloud: Cloud, functionName: string): readonly (Statement & { readonly stack: string })[] {
  const handler = functionNamed(cloud, functionName)
  const roleId = String(handler.Properties.Role['Fn::GetAtt'][0])
  const template = cloud.templates.get(handler.stack)
  const role = template?.Resources[roleId]
  if (!template || !role) throw new Error(`No role of ${functionName}`)
  const own = list(role.Properties.Policies ?? []).map((policy) => policy.PolicyDocument)
  const attached = Object.values(template.Resources)
    .filter((resource) => resource.Type === 'AWS::IAM::Policy')
    .filter((policy) => list(policy.Properties.Roles).some((ref) => ref.Ref === roleId))
    .map((policy) => policy.Properties.PolicyDocument)
  return [...own, ...attached]
    .flatMap((document) => document.Statement as Statement[])
    .map((statement) => ({ ...statement, stack: handler.stack }))
}

function keysOf({ Condition }: Statement, operator: 'ForAllValues' | 'ForAnyValue'): { keys?: readonly string[] } {
  const keys = Condition?.[`${operator}:StringLike`]?.['dynamodb:LeadingKeys']
  return keys === undefined ? {} : { keys: list(keys) }
}

/** Everything the function's role allows. */
export const allowedActions = (cloud: Cloud, functionName: string): Allowed[] =>
  statementsOf(cloud, functionName)
    .filter(({ Effect }) => Effect === 'Allow')
    .map((statement) => ({
      actions: [...list(statement.Action)],
      resources: list(statement.Resource ?? `not ${resolvedText(cloud, statement.stack, statement.NotResource)}`).map(
        (resource) => inWords(resolvedText(cloud, statement.stack, resource)),
      ),
      ...keysOf(statement, 'ForAllValues'),
    }))

/** Everything the function's role forbids, whatever else allows it: actions on keys of the table. */
export const forbiddenActions = (cloud: Cloud, functionName: string): Allowed[] =>
  statementsOf(cloud, functionName)
    .filter(({ Effect }) => Effect === 'Deny')
    .map((statement) => ({
      actions: list(statement.Action),
      resources: list(statement.Resource as string),
      ...keysOf(statement, 'ForAnyValue'),
    }))

/** The function's environment, with `{Data/Table}` for what is known at deployment only. */
export function environmentOf(cloud: Cloud, functionName: string): Record<string, string> {
  const { stack, Properties } = functionNamed(cloud, functionName)
  const variables = (Properties.Environment?.Variables ?? {}) as Record<string, unknown>
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, resolvedText(cloud, stack, value)]))
}

/** Follows references through the templates: `{Data/Table.Arn}` is the ARN of that construct. */
export function resolvedText(cloud: Cloud, stack: string, value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return String(value)
  if ('Ref' in value) return reference(cloud, stack, String(value.Ref))
  if ('Fn::GetAtt' in value) {
    const [id = '', ...attribute] = value['Fn::GetAtt'] as string[]
    return attributeOf(cloud, stack, id, attribute.join('.'))
  }
  if ('Fn::Join' in value) {
    const [between, parts] = value['Fn::Join'] as [string, unknown[]]
    return parts.map((part) => resolvedText(cloud, stack, part)).join(between)
  }
  throw new Error(`Not understood: ${JSON.stringify(value)}`)
}

interface AlarmWidget {
  readonly sortBy?: string
  readonly alarms: readonly string[]
}

/** The dashboard's widgets of alarms, which it names by their ARNs. */
export function alarmWidgets(cloud: Cloud): AlarmWidget[] {
  const [dashboard] = cloud.of('AWS::CloudWatch::Dashboard')
  const body = JSON.parse(resolvedText(cloud, 'root', dashboard?.Properties.DashboardBody)) as {
    widgets: { type: string; properties: AlarmWidget }[]
  }
  return body.widgets.flatMap(({ type, properties }) => (type === 'alarm' ? [properties] : []))
}

function reference(cloud: Cloud, stack: string, id: string): string {
  if (id.startsWith('AWS::')) return `{${id}}`
  const template = templateOf(cloud, stack)
  if (template.Resources[id]) return `{${pathOf(cloud, stack, id)}}`
  return resolvedText(cloud, 'root', parameterOf(cloud, stack, id))
}

/** Value that the tenant's template gives a nested one. */
function parameterOf(cloud: Cloud, stack: string, name: string): unknown {
  const nested = cloud
    .of('AWS::CloudFormation::Stack')
    .find((resource) => resource.path.startsWith(`${stack}.NestedStack`))
  const value = nested?.Properties.Parameters?.[name]
  if (value === undefined) throw new Error(`Nothing gives ${stack} its ${name}`)
  return value
}

function attributeOf(cloud: Cloud, stack: string, id: string, attribute: string): string {
  const output = attribute.match(/^Outputs\.(.+)$/)?.[1]
  if (!output) return `{${pathOf(cloud, stack, id)}.${attribute}}`
  const inside = pathOf(cloud, stack, id).split('.')[0] ?? ''
  return resolvedText(cloud, inside, templateOf(cloud, inside).Outputs?.[output]?.Value)
}

const templateOf = (cloud: Cloud, stack: string): Template => {
  const template = cloud.templates.get(stack)
  if (!template) throw new Error(`No stack ${stack}`)
  return template
}

const pathOf = (cloud: Cloud, stack: string, id: string): string => {
  const found = cloud.all.find((resource) => resource.stack === stack && resource.id === id)
  if (!found) throw new Error(`No ${id} in ${stack}`)
  return found.path
}

const words: readonly (readonly [RegExp, string])[] = [
  [/^\{Data\/Table\.Arn\}/, 'table'],
  [/^\{Bus\.Arn\}$/, 'bus'],
  [/^\{Queue-(\w+)\/Queue\.Arn\}$/, 'queue/$1'],
  [/^arn:aws:s3:::gleanery-\w+-(photos|pictures|exports|imports|backups)-[^/]*/, '$1'],
  [/^\{Users\/Pool\.Arn\}$/, 'users'],
  [/^arn:aws:lambda:.*:function:/, 'functions/'],
  [/^arn:aws:ses:[^/]*:identity\//, 'mail/'],
  [/^not arn:aws:sns:\*:\*:\*$/, 'phone'],
  [/^arn:aws:ses:[^/]*:configuration-set\/gleanery-\w+-mail-.*/, 'mailset'],
]
const inWords = (resource: string) => words.reduce((text, [pattern, word]) => text.replace(pattern, word), resource)

/** Permissions that a call needs, or an error for a command nobody has thought about yet. */
export function needsOf({ command, input }: SdkCall): Need[] {
  const index = input.IndexName === undefined ? '' : `/index/${input.IndexName}`
  const queue = `queue/${String(input.QueueUrl ?? '')
    .split('/')
    .at(-1)
    ?.split('-')
    .at(-1)}`
  switch (command) {
    case 'Get':
    case 'GetItem':
      return [{ action: 'dynamodb:GetItem', resource: 'table', key: keyIn(input.Key) }]
    case 'TransactGet':
    case 'TransactGetItems':
      return (input.TransactItems as { Get: { Key: unknown } }[]).map(({ Get }) => ({
        action: 'dynamodb:GetItem',
        resource: 'table',
        key: keyIn(Get.Key),
      }))
    case 'BatchGet':
    case 'BatchGetItem':
      return Object.values(input.RequestItems as Record<string, { Keys: unknown[] }>).flatMap(({ Keys }) =>
        Keys.map((key) => ({ action: 'dynamodb:BatchGetItem', resource: 'table', key: keyIn(key) })),
      )
    case 'Query':
      return [{ action: 'dynamodb:Query', resource: `table${index}`, key: textOf(valuesOf(input)[':pk']) }]
    case 'Scan':
      return [{ action: 'dynamodb:Scan', resource: `table${index}` }]
    case 'Put':
    case 'Update':
    case 'Delete':
    case 'PutItem':
    case 'UpdateItem':
    case 'DeleteItem':
      return [
        {
          action: `dynamodb:${command.replace('Item', '')}Item`,
          resource: 'table',
          key: keyIn(input.Key ?? input.Item),
        },
      ]
    case 'BatchWrite':
    case 'BatchWriteItem':
      return [{ action: 'dynamodb:BatchWriteItem', resource: 'table' }]
    case 'TransactWrite':
    case 'TransactWriteItems':
      return (input.TransactItems as Record<string, TransactionPart>[]).flatMap(Object.entries).map(partOfTransaction)
    case 'Invoke':
      return [{ action: 'lambda:InvokeFunction', resource: `functions/${String(input.FunctionName)}` }]
    case 'PutEvents':
      return [{ action: 'events:PutEvents', resource: 'bus' }]
    case 'SendMessage':
    case 'SendMessageBatch':
      return [{ action: 'sqs:SendMessage', resource: queue }]
    case 'SendEmail':
      return [
        { action: 'ses:SendEmail', resource: `mail/${String(input.FromEmailAddress).match(/@([^>]+)/)?.[1]}` },
        ...(input.ConfigurationSetName ? [{ action: 'ses:SendEmail', resource: 'mailset' }] : []),
      ]
    case 'Publish':
      return [{ action: 'sns:Publish', resource: input.PhoneNumber ? 'phone' : String(input.TopicArn) }]
    case 'GetObject':
    case 'PutObject':
      return [{ action: `s3:${command}`, resource: `${input.Bucket ?? 'photos'}/${input.Key}` }]
    default:
      if (/^(Admin\w+|ListUsers)$/.test(command)) return [{ action: `cognito-idp:${command}`, resource: 'users' }]
      throw new Error(`Which permission does ${command} need?`)
  }
}

/** A string as the document client has it, or as it is sent. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : (value as { S: string }).S)
const keyIn = (item: unknown): string => textOf((item as { pk: unknown }).pk)
const valuesOf = ({ ExpressionAttributeValues }: SdkCall['input']) =>
  ExpressionAttributeValues as Record<string, unknown>

interface TransactionPart {
  readonly Key?: unknown
  readonly Item?: unknown
}
const partOfTransaction = ([part, { Key, Item }]: [string, TransactionPart]): Need => ({
  action: `dynamodb:${part === 'ConditionCheck' ? 'ConditionCheckItem' : `${part}Item`}`,
  resource: 'table',
  key: keyIn(Key ?? Item),
})

const fits = (pattern: string, text: string) => {
  const [head = '', ...rest] = pattern.split('*')
  return rest.length === 0 ? text === pattern : text.startsWith(head) && text.endsWith(rest.at(-1) ?? '')
}

const isFor = ({ actions, resources, keys }: Allowed, { action, resource, key }: Need) =>
  actions.includes(action) &&
  resources.some((one) => fits(one, resource)) &&
  (keys === undefined || key === undefined || keys.some((pattern) => keyMatches(pattern, key)))

export const isAllowed = (allowed: readonly Allowed[], need: Need) => allowed.some((one) => isFor(one, need))

/** Needs of the calls that the function's role does not allow: empty when the policy is wide enough. */
export function deniedNeeds(cloud: Cloud, functionName: string, calls: readonly SdkCall[]): Need[] {
  const allowed = allowedActions(cloud, functionName)
  const forbidden = forbiddenActions(cloud, functionName)
  return calls.flatMap(needsOf).filter((need) => !isAllowed(allowed, need) || isAllowed(forbidden, need))
}
