import type { CfnResource } from 'aws-cdk-lib'
import { type Alarm, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import { type IRole, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Alias, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'
import { aliasName, functionArns } from './functionNames.ts'
import { type HttpApis, manyCallsFail, manyFail, metricsNamespace } from './metrics.ts'
import { suppressPattern } from './nagSuppressions.ts'
import { physicalName, type Tenant } from './tenant.ts'

/**
 * A background function's failures are in its log only: a message of a batch that failed does not count as a failed call. A
 * report of Lambda's own ends each run, and tells of functions that ran out of time or memory or did not start.
 */
const lines = {
  Failures: '{ ($.level = "ERROR" && $.run = "*") || ($.type = "platform.report" && $.record.status != "success") }',
  Runs: '{ $.type = "platform.report" }',
}
type Counted = keyof typeof lines

const metricName = (what: Counted) => `Background${what}`
const countLines = (scope: Construct, what: Counted, logGroup: ILogGroup, tenant: Tenant) =>
  new MetricFilter(scope, what, {
    logGroup,
    metricNamespace: metricsNamespace(tenant.id),
    metricName: metricName(what),
    filterPattern: FilterPattern.literal(lines[what]),
  })
const counted = (tenant: Tenant, what: Counted) =>
  new Metric({ namespace: metricsNamespace(tenant.id), metricName: metricName(what), statistic: 'sum' })

const resourceOf = ({ node }: Construct) => node.defaultChild as CfnResource

/**
 * Rollout of new code: one in ten calls and messages first, all of them ten minutes later. If one of two alarms is
 * raised meanwhile, CodeDeploy puts the former version back and the whole deployment is undone.
 */
export class Rollout extends Construct {
  readonly #application: LambdaApplication
  readonly #role: IRole
  readonly #alarms: Alarms
  readonly #watched: Alarm[]
  readonly #isUrgent: boolean
  readonly #isFirst: boolean

  constructor(scope: Construct, id: string, tenant: Tenant, alarms: Alarms, work: ILogGroup) {
    super(scope, id)
    this.#alarms = alarms
    this.#application = new LambdaApplication(this, 'Application', { applicationName: physicalName(tenant) })
    this.#role = this.#shifter(tenant)
    for (const what of Object.keys(lines) as Counted[]) countLines(this, what, work, tenant)
    this.#watched = [this.#workFails(tenant)]
    this.#isUrgent = tenant.isUrgent ?? false
    this.#isFirst = tenant.isFirstDeployment ?? false
  }

  /**
   * The alias of a function. `changesWith` is what changes its environment without changing its template: a version is made
   * when it does, and only then, since Lambda refuses a version in which nothing changed.
   */
  live(handler: LambdaFunction, changesWith?: string): Alias {
    if (changesWith !== undefined) handler.invalidateVersionBasedOn(changesWith)
    const alias = new Alias(handler, 'Live', { aliasName, version: handler.currentVersion })
    // There is no former version to go back to, and CloudFormation creates 2,500 resources in one operation.
    if (this.#isFirst) return alias
    const group = new LambdaDeploymentGroup(alias, 'Shift', {
      application: this.#application,
      role: this.#role,
      alias,
      alarms: [...this.#watched],
      // With hundreds of functions at a time CodeDeploy may not be told an alarm's state; the next look, seconds later, tells.
      ignorePollAlarmsFailure: true,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_10MINUTES,
      autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
    })
    // Functions are made one after the other, and so their groups, instead of hundreds at once.
    resourceOf(group).addResourceDependency(resourceOf(handler))
    // Without the policy the alias moves in one step, whichever alarm is raised.
    if (this.#isUrgent) resourceOf(alias).cfnOptions.updatePolicy = undefined
    return alias
  }

  /** Moves aliases of this tenant and looks at alarms; AWS's own policy allows it for every function of the account. */
  #shifter(tenant: Tenant): IRole {
    const functions = functionArns(this, tenant)
    const role = new Role(this, 'Shifter', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      inlinePolicies: {
        shift: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: ['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'],
              resources: [functions],
            }),
            new PolicyStatement({ actions: ['cloudwatch:DescribeAlarms'], resources: ['*'] }),
          ],
        }),
      },
    })
    suppressPattern(role, `Resource::${functions}`, 'The pattern is this tenant’s functions by name.')
    suppressPattern(role, 'Resource::*', 'Alarms are described together, not one by one.')
    return role.withoutPolicyUpdates()
  }

  /** Functions that are made after this go back when calls fail, too. The user pool's own come before the API. */
  watchCalls(httpApis: HttpApis): void {
    const alarm = this.#alarms.raise(this, 'Faults', {
      name: 'calls fail',
      what: 'Within five minutes five or more calls of the API failed, and at least one in a hundred.',
      impact: 'People see an error instead of their donations, offers or receipts.',
      stopsPeople: true,
      metric: manyCallsFail(httpApis),
      threshold: 1,
    })
    this.#watched.push(alarm)
  }

  #workFails(tenant: Tenant): Alarm {
    return this.#alarms.raise(this, 'WorkFaults', {
      name: 'background work fails',
      what: 'Within five minutes background functions failed five times or more, and at least once in a hundred runs; what failed is tried again.',
      impact: 'E-mails, matching and other work that follows people’s changes are late.',
      metric: manyFail(
        { failures: counted(tenant, 'Failures') },
        { runs: counted(tenant, 'Runs') },
        'background work fails',
      ),
      threshold: 1,
    })
  }
}
