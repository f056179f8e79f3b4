import { Duration } from 'aws-cdk-lib'
import { type IRole, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Function as LambdaFunction, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Permission } from '../shared/core/schema/endpoint.ts'
import type { Foundation } from './foundation.ts'
import { functionName } from './functionNames.ts'
import { grantsFor } from './grants.ts'
import { suppressPattern } from './nagSuppressions.ts'
import { removalOf } from './removal.ts'
import type { Tenant } from './tenant.ts'

/** One log group per area, so that a user's calls of one area are in one log. */
export const areaLogs = (scope: Construct, tenant: Tenant, area: string) =>
  new LogGroup(scope, 'Logs', {
    logGroupName: `/gleanery/${tenant.id}/${area}`,
    retention: tenant.logRetentionDays,
    removalPolicy: removalOf(tenant),
  })

export const writeLogs = (logs: LogGroup) =>
  new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logs.logGroupArn] })

export function functionRole(
  scope: Construct,
  id: string,
  permissions: readonly Permission[],
  logs: LogGroup,
  foundation: Foundation,
): Role {
  const grants = grantsFor(permissions, foundation, scope)
  const statements = [...grants.map(({ statement }) => statement), writeLogs(logs)]
  const role = new Role(scope, id, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    inlinePolicies: { permissions: new PolicyDocument({ statements }) },
  })
  for (const { pattern } of grants) if (pattern) suppressPattern(role, `Resource::${pattern.resource}`, pattern.reason)
  return role
}

export interface FunctionSpec {
  readonly entry: string
  readonly description: string
  readonly timeoutSeconds: number
  readonly memoryMegabytes?: number | undefined
  readonly role: IRole
  readonly logs: LogGroup
  /** Beside the variables that every function has. */
  readonly environment?: Readonly<Record<string, string>>
}

export function lambdaFunction(scope: Construct, id: string, spec: FunctionSpec, foundation: Foundation) {
  return new LambdaFunction(scope, id, {
    functionName: functionName(foundation.tenant, spec.entry),
    description: spec.description.slice(0, 256),
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    handler: 'index.handler',
    code: foundation.codeOf(spec.entry),
    // A third of a processor. Importing the SDK takes 55 ms on a whole one; little of the memory is used.
    memorySize: spec.memoryMegabytes ?? 512,
    timeout: Duration.seconds(spec.timeoutSeconds),
    role: spec.role,
    logGroup: spec.logs,
    loggingFormat: LoggingFormat.JSON,
    environment: { ...foundation.environment, ...spec.environment, POWERTOOLS_SERVICE_NAME: spec.entry },
  })
}
