import { Duration, type Stack } from 'aws-cdk-lib'
import { type IRole, PolicyDocument, type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  type CfnFunction,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
} from 'aws-cdk-lib/aws-lambda'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Permission } from '../shared/core/schema/endpoint.ts'
import { usualMegabytes, wholeProcessor } from './entries.ts'
import type { Foundation } from './foundation.ts'
import { functionName } from './functionNames.ts'
import { grantsFor } from './grants.ts'
import { writeLogs } from './logs.ts'
import { suppressPattern } from './nagSuppressions.ts'
import { reservedFor } from './reserved.ts'

export interface RoleSpec {
  readonly permissions: readonly Permission[]
  /** Functions that have the role: they say which keys of the table it is for. */
  readonly entries: readonly string[]
  readonly logs: LogGroup
  /** Needs of an event source mapping: the role is whole before the function, and so before the mapping. */
  readonly fromSource?: readonly PolicyStatement[]
}

export function functionRole(scope: Construct, id: string, spec: RoleSpec, foundation: Foundation): IRole {
  const grants = grantsFor(spec.permissions, spec.entries, foundation, scope)
  const statements = [...grants.map(({ statement }) => statement), writeLogs(spec.logs), ...(spec.fromSource ?? [])]
  const role = new Role(scope, id, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    inlinePolicies: { permissions: new PolicyDocument({ statements }) },
  })
  for (const { pattern } of grants) if (pattern) suppressPattern(role, `Resource::${pattern.resource}`, pattern.reason)
  // The CDK would put what the mapping needs into a policy of its own.
  return role.withoutPolicyUpdates()
}

export interface FunctionSpec {
  readonly entry: string
  readonly description: string
  readonly timeoutSeconds: number
  readonly memoryMegabytes?: number | undefined
  /** A person waits for it: a whole processor, and called every five minutes, of which Lambda writes no lines. */
  readonly isAwaited?: boolean
  readonly role: IRole
  readonly logs: LogGroup
  /** Beside the variables that every function has. */
  readonly environment?: Readonly<Record<string, string>>
}

/** The function made last in each stack. */
const lastOf = new WeakMap<Stack, CfnFunction>()

/** One function of a stack after the other: Lambda takes 15 changes a second of an account, and stacks are changed side by side. */
function waitForLast(made: LambdaFunction): void {
  const resource = made.node.defaultChild as CfnFunction
  const last = lastOf.get(resource.stack)
  if (last) resource.addResourceDependency(last)
  lastOf.set(resource.stack, resource)
}

export function lambdaFunction(scope: Construct, id: string, spec: FunctionSpec, foundation: Foundation) {
  const reserved = reservedFor(foundation.tenant, spec.entry)
  const made = new LambdaFunction(scope, id, {
    functionName: functionName(foundation.tenant, spec.entry),
    description: spec.description.slice(0, 256),
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    handler: 'index.handler',
    code: foundation.codeOf(spec.entry),
    memorySize: spec.isAwaited ? wholeProcessor : (spec.memoryMegabytes ?? usualMegabytes),
    timeout: Duration.seconds(spec.timeoutSeconds),
    ...(reserved === undefined ? {} : { reservedConcurrentExecutions: reserved }),
    role: spec.role,
    logGroup: spec.logs,
    loggingFormat: LoggingFormat.JSON,
    systemLogLevelV2: spec.isAwaited ? SystemLogLevel.WARN : SystemLogLevel.INFO,
    environment: { ...foundation.environment, ...spec.environment, POWERTOOLS_SERVICE_NAME: spec.entry },
  })
  waitForLast(made)
  return made
}
