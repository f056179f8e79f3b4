import { CfnQueryDefinition, type ILogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { FunctionLogs } from './logs.ts'
import type { Tenant } from './tenant.ts'

/**
 * Questions that an operator asks the logs, saved in CloudWatch Logs Insights under `Gleanery/<tenant>/`. Lines of functions carry the id
 * of the call that they follow from, from the click to the e-mail: X-Ray would lose it at the table's stream.
 */
interface Question {
  readonly name: string
  /** All functions, those of background work, or access logs of the API; `both` for a call's whole way. */
  readonly logs: 'functions' | 'work' | 'calls' | 'both'
  readonly query: readonly string[]
}

export const questions: readonly Question[] = [
  {
    name: 'What came of one call',
    logs: 'both',
    query: [
      // `mail sent` and `mail returned` name the recipient by the pool's user name or by number, never by an address.
      'fields @timestamp, service, route, level, message, status, kind, person, event, reason, error.message',
      // An e-mail's tag takes no `=`, with which the ids of API Gateway end: what came back has the rest alone.
      'filter correlation_id like "PUT THE ID HERE, WITHOUT ITS =" or request like "PUT THE ID HERE, WITHOUT ITS ="',
      'sort @timestamp asc',
    ],
  },
  {
    name: 'Calls that failed, and why',
    logs: 'functions',
    query: [
      'filter level = "ERROR" and ispresent(endpoint)',
      'stats count(*) as times, latest(correlation_id) as example by endpoint, error.name, error.message',
      'sort times desc',
    ],
  },
  {
    name: 'Errors in browsers',
    logs: 'functions',
    query: [
      'filter ispresent(browserError.name)',
      'stats count(*) as times, latest(@timestamp) as last by browserError.page, browserError.name, browserError.message, browserError.at.0',
      'sort times desc',
    ],
  },
  {
    name: 'Slow calls',
    logs: 'functions',
    query: [
      'filter ispresent(milliseconds)',
      'stats count(*) as calls, pct(milliseconds, 50) as median, pct(milliseconds, 99) as slowest by endpoint',
      'sort slowest desc',
      'limit 25',
    ],
  },
  {
    name: 'Background work that failed, and why',
    logs: 'work',
    query: [
      // Failures by the count of the alarm; a function out of time or memory could write no line, only Lambda's own
      // report of it.
      'filter (level = "ERROR" and ispresent(run)) or (type = "platform.report" and record.status != "success")',
      'fields coalesce(run, @logStream) as work, coalesce(error.name, record.status) as failure',
      'stats count(*) as times, latest(correlation_id) as example by work, failure, error.message',
      'sort times desc',
    ],
  },
  {
    name: 'E-mails and texts that were not sent',
    logs: 'functions',
    query: [
      'filter message in ["mail refused", "mail uncertain"]',
      'fields @timestamp, service, kind, reason, event, correlation_id',
      'sort @timestamp desc',
    ],
  },
  {
    name: 'Calls that were turned away',
    logs: 'calls',
    query: [
      'filter status >= 400 and status < 500',
      'stats count(*) as times, latest(request) as example by route, status, refusal, authorizer',
      'sort times desc',
    ],
  },
]

export function addLogQueries(scope: Construct, tenant: Tenant, logs: FunctionLogs, callLogs: ILogGroup): void {
  const functions = [logs.endpoints.logGroupName, logs.work.logGroupName]
  const calls = [callLogs.logGroupName]
  const groups = { functions, work: [logs.work.logGroupName], calls, both: [...functions, ...calls] }
  for (const [index, { name, logs: which, query }] of questions.entries())
    new CfnQueryDefinition(scope, `Question${index + 1}`, {
      name: `Gleanery/${tenant.id}/${name}`,
      logGroupNames: groups[which],
      queryString: query.join('\n| '),
    })
}
