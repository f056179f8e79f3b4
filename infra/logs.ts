import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { removalOf } from './removal.ts'
import type { Tenant } from './tenant.ts'

/** Logs of all functions: those that people's calls run, and those that follow from them. */
export interface FunctionLogs {
  readonly endpoints: LogGroup
  readonly work: LogGroup
}

export function functionLogs(scope: Construct, tenant: Tenant): FunctionLogs {
  const group = (kind: keyof FunctionLogs) =>
    new LogGroup(scope, `Logs-${kind}`, {
      logGroupName: `/gleanery/${tenant.id}/${kind}`,
      retention: tenant.logRetentionDays,
      removalPolicy: removalOf(tenant),
    })
  return { endpoints: group('endpoints'), work: group('work') }
}

export const writeLogs = (logs: LogGroup) =>
  new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logs.logGroupArn] })
