import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bucketAnswer, deploymentOperations } from './awsDoubleDeployments.ts'

/**
 * Double of the AWS services that a fleet asks, over HTTP as their SDK speaks to them: CloudFormation and STS in AWS's query protocol
 * with XML, CloudWatch, DynamoDB and SSM in JSON. Answers have the shapes of AWS's API references. Each account and region has stacks
 * of its own; which is meant is read from the signature, so a call with the wrong credentials finds nothing.
 */

export interface DoubleStack {
  status: string
  outputs: Record<string, string>
  created: Date
  updated?: Date
  /** End of the last deployment. */
  ended: Date
  template: unknown
  /** Logical ids of nested stacks, with their names. */
  nested: Record<string, string>
  drifted: { type: string; id: string; status: 'MODIFIED' | 'DELETED'; paths: string[] }[]
}
export interface DoubleAlarm {
  name: string
  since: Date
  kind?: 'composite'
}
export interface DoublePlace {
  readonly stacks: Map<string, DoubleStack>
  alarms: DoubleAlarm[]
  /** Index names of tables, by the tables' names. */
  readonly tables: Map<string, unknown>
  /** Templates of change sets, by their stacks' names. */
  readonly changeSets: Map<string, unknown>
  /** Files of buckets, by their paths. */
  readonly files: Map<string, Buffer>
  /** Stacks whose next deployment is undone. */
  readonly undone: Set<string>
}

export class DoubleRefusal extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export interface DoubleCall {
  readonly account: string
  readonly region: string
  readonly service: string
  readonly action: string
  readonly given: Record<string, string>
  readonly path: string
  readonly body: Buffer
}
export type DoubleOperations = Readonly<Record<string, (call: DoubleCall, place: DoublePlace) => unknown>>
export type AskedOfDouble = Pick<DoubleCall, 'account' | 'region' | 'action'>

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Lists are elements `member` each, as in AWS's query protocol. */
function xml(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map((one) => `<member>${xml(one)}</member>`).join('')
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([name, part]) => `<${name}>${xml(part)}</${name}>`)
      .join('')
  return escaped(String(value))
}

/** Credentials of the shell, and those that the double gives for a role, which name the role's account. */
export const shellAccount = '999900009999'
const keyOf = (account: string) => `ASIA${account}`

export class AwsDouble {
  readonly #server: Server
  readonly #places = new Map<string, DoublePlace>()
  readonly #detections = new Map<string, number>()
  /** Roles that nobody may assume. */
  readonly closedRoles = new Set<string>()
  readonly assumed: string[] = []
  readonly asked: AskedOfDouble[] = []
  /** So many of the next calls are turned away. */
  throttled = 0

  private constructor(server: Server) {
    this.#server = server
  }

  static async start(): Promise<AwsDouble> {
    const server = createServer()
    const double = new AwsDouble(server)
    server.on('request', (request, response) => {
      void double.#answer(request).then(({ status, type, body }) => {
        response.writeHead(status, { 'content-type': type, 'x-amzn-requestid': 'double', etag: '"1"' }).end(body)
      })
    })
    await new Promise<void>((started) => server.listen(0, '127.0.0.1', started))
    return double
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  place(account: string, region: string): DoublePlace {
    const key = `${account}/${region}`
    const place = this.#places.get(key) ?? emptyPlace()
    this.#places.set(key, place)
    return place
  }

  async #answer(request: IncomingMessage) {
    const call = await readCall(request)
    this.asked.push({ account: call.account, region: call.region, action: call.action })
    if (call.service === 's3') return bucketAnswer(call, this.place(call.account, call.region))
    const isQuery = ['cloudformation', 'sts'].includes(call.service)
    try {
      if (this.throttled > 0) {
        this.throttled--
        throw new DoubleRefusal(isQuery ? 'Throttling' : 'ThrottlingException', 'Rate exceeded')
      }
      const answer = this.#operation(call)
      if (!isQuery) return { status: 200, type: 'application/x-amz-json-1.0', body: JSON.stringify(answer) }
      const body = `<${call.action}Response><${call.action}Result>${xml(answer)}</${call.action}Result></${call.action}Response>`
      return { status: 200, type: 'text/xml', body }
    } catch (fault) {
      const { code, message } =
        fault instanceof DoubleRefusal ? fault : new DoubleRefusal('InternalFailure', String(fault))
      if (!isQuery)
        return { status: 400, type: 'application/x-amz-json-1.0', body: JSON.stringify({ __type: code, message }) }
      const error = xml({ Error: { Type: 'Sender', Code: code, Message: message }, RequestId: 'double' })
      return { status: 400, type: 'text/xml', body: `<ErrorResponse>${error}</ErrorResponse>` }
    }
  }

  #operation(call: DoubleCall): unknown {
    const operation = Object.hasOwn(this.#operations, call.action) ? this.#operations[call.action] : undefined
    if (!operation) throw new DoubleRefusal('InvalidAction', `The double knows no ${call.service}:${call.action}.`)
    return operation(call, this.place(call.account, call.region))
  }

  readonly #operations: DoubleOperations = {
    ...deploymentOperations,
    AssumeRole: ({ given: { RoleArn = '' } }) => {
      this.assumed.push(RoleArn)
      if (this.closedRoles.has(RoleArn))
        throw new DoubleRefusal(
          'AccessDenied',
          `User is not authorized to perform: sts:AssumeRole on resource: ${RoleArn}`,
        )
      const account = RoleArn.split(':')[4] ?? ''
      return {
        Credentials: {
          AccessKeyId: keyOf(account),
          SecretAccessKey: 'secret',
          SessionToken: 'token',
          Expiration: new Date(Date.now() + 3_600_000),
        },
        AssumedRoleUser: { AssumedRoleId: 'AROA:gleanery-fleet', Arn: RoleArn },
      }
    },
    DescribeStacks: (call, place) => {
      const { StackName = '' } = call.given
      const stack = stackOf(place, StackName)
      return {
        Stacks: [
          {
            StackId: stackArn(call, StackName),
            StackName: nameOf(StackName),
            StackStatus: stack.status,
            CreationTime: stack.created,
            LastUpdatedTime: stack.updated,
            Outputs: Object.entries(stack.outputs).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue })),
            Parameters: [],
            Tags: [],
            EnableTerminationProtection: false,
          },
        ],
      }
    },
    DescribeStackEvents: (call, place) => {
      const { StackName = '' } = call.given
      const { ended, status } = stackOf(place, StackName)
      const StackId = stackArn(call, StackName)
      const event = {
        StackId,
        StackName: nameOf(StackName),
        LogicalResourceId: nameOf(StackName),
        PhysicalResourceId: StackId,
      }
      return {
        StackEvents: [
          {
            ...event,
            EventId: 'e',
            ResourceType: 'AWS::CloudFormation::Stack',
            Timestamp: ended,
            ResourceStatus: status,
          },
        ],
      }
    },
    GetTemplate: ({ given: { StackName = '' } }, place) => ({
      TemplateBody: JSON.stringify(stackOf(place, StackName).template),
      StagesAvailable: ['Original', 'Processed'],
    }),
    ListStackResources: ({ given: { StackName = '' } }, place) => ({
      StackResourceSummaries: Object.entries(stackOf(place, StackName).nested).map(([LogicalResourceId, name]) => ({
        LogicalResourceId,
        PhysicalResourceId: name,
        ResourceType: 'AWS::CloudFormation::Stack',
        ResourceStatus: 'UPDATE_COMPLETE',
        LastUpdatedTimestamp: new Date(0),
      })),
    }),
    DetectStackDrift: ({ given: { StackName = '' } }, place) => {
      const { status } = stackOf(place, StackName)
      if (status.endsWith('_IN_PROGRESS'))
        throw new DoubleRefusal(
          'ValidationError',
          `Stack [${StackName}] is in [${status}] state: drift detection is not allowed`,
        )
      this.#detections.set(StackName, 0)
      return { StackDriftDetectionId: StackName }
    },
    // Done at the second look, as CloudFormation takes a while.
    DescribeStackDriftDetectionStatus: ({ given: { StackDriftDetectionId: id = '' } }) => {
      const looks = this.#detections.get(id) ?? 0
      this.#detections.set(id, looks + 1)
      return {
        StackId: id,
        StackDriftDetectionId: id,
        DetectionStatus: looks > 0 ? 'DETECTION_COMPLETE' : 'DETECTION_IN_PROGRESS',
        Timestamp: new Date(0),
      }
    },
    DescribeStackResourceDrifts: ({ given: { StackName = '' } }, place) => ({
      StackResourceDrifts: stackOf(place, StackName).drifted.map(({ type, id, status, paths }) => ({
        StackId: StackName,
        LogicalResourceId: id,
        ResourceType: type,
        StackResourceDriftStatus: status,
        Timestamp: new Date(0),
        PropertyDifferences: paths.map((PropertyPath) => ({
          PropertyPath,
          ExpectedValue: 'a',
          ActualValue: 'b',
          DifferenceType: 'NOT_EQUAL',
        })),
      })),
    }),
    DescribeAlarms: ({ given: { AlarmNamePrefix = '' } }, place) => {
      const alarms = place.alarms.filter(({ name }) => name.startsWith(AlarmNamePrefix))
      const described = (kind: DoubleAlarm['kind']) =>
        alarms
          .filter((alarm) => alarm.kind === kind)
          .map(({ name, since }) => ({
            AlarmName: name,
            StateValue: 'ALARM',
            StateTransitionedTimestamp: since.getTime() / 1000,
            StateUpdatedTimestamp: since.getTime() / 1000,
          }))
      return { MetricAlarms: described(undefined), CompositeAlarms: described('composite') }
    },
    DescribeTable: ({ given: { TableName = '' } }, place) => {
      const indexes = place.tables.get(TableName)
      if (!indexes) throw new DoubleRefusal('ResourceNotFoundException', `Table: ${TableName} not found`)
      return { Table: { TableName, TableStatus: 'ACTIVE', GlobalSecondaryIndexes: indexes } }
    },
  }
}

const emptyPlace = (): DoublePlace => ({
  stacks: new Map(),
  alarms: [],
  tables: new Map(),
  changeSets: new Map(),
  files: new Map(),
  undone: new Set(),
})

export const stackArn = ({ account, region }: DoubleCall, name: string) =>
  name.startsWith('arn:')
    ? name
    : `arn:aws:cloudformation:${region}:${account}:stack/${name}/00000000-0000-0000-0000-000000000000`

/** Name of a stack that is given by name or ARN. */
export const nameOf = (stack: string) => (stack.startsWith('arn:') ? (stack.split('/')[1] ?? '') : stack)

export function stackOf(place: DoublePlace, name: string): DoubleStack {
  const stack = place.stacks.get(nameOf(name))
  if (!stack) throw new DoubleRefusal('ValidationError', `Stack with id ${name} does not exist`)
  return stack
}

async function readCall(request: IncomingMessage): Promise<DoubleCall> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const body = Buffer.concat(parts)
  const [, key = '', region = '', service = ''] =
    /Credential=([^/]+)\/\d+\/([^/]+)\/([^/]+)\//.exec(request.headers.authorization ?? '') ?? []
  const account = key.startsWith('ASIA') ? key.slice('ASIA'.length) : shellAccount
  const call = { account, region, service, path: request.url ?? '', body, action: request.method ?? '', given: {} }
  if (service === 's3') return call
  const target = request.headers['x-amz-target']
  if (typeof target === 'string')
    return { ...call, action: target.split('.')[1] ?? '', given: JSON.parse(body.toString()) as DoubleCall['given'] }
  const given = Object.fromEntries(new URLSearchParams(body.toString()))
  return { ...call, action: given.Action ?? '', given }
}
