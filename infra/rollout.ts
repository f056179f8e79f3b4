import type { CfnResource } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { type Alarm, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import { type IRole, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Alias, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'
import { functionArns } from './functionNames.ts'
import { failedCalls, metricsNamespace } from './metrics.ts'
import { suppressPattern } from './nagSuppressions.ts'
import { physicalName, type Tenant } from './tenant.ts'

/** The name under which everything calls a function that is rolled out gradually; it points at one version, or at two. */
const aliasName = 'live'

const failuresMetric = 'BackgroundFailures'

/**
 * A background function's failures are in its log only: a message of a batch that failed does not count as a failed call. A
 * report of Lambda's own tells of functions that ran out of time or memory or did not start.
 */
const failedLine =
  '{ ($.level = "ERROR" && $.run = "*") || ($.type = "platform.report" && $.record.status != "success") }'

/** Counts failures of an area's background functions for the alarm. */
export const countFailures = (scope: Construct, logGroup: ILogGroup, tenant: Tenant) =>
  new MetricFilter(scope, 'Failures', {
    logGroup,
    metricNamespace: metricsNamespace(tenant.id),
    metricName: failuresMetric,
    filterPattern: FilterPattern.literal(failedLine),
  })

export interface RolloutProps {
  readonly tenant: Tenant
  readonly alarms: Alarms
  readonly httpApis: ReadonlyMap<string, HttpApi>
}

/**
 * Rollout of new code: one in ten calls and messages first, all of them ten minutes later. If one of two alarms is
 * raised meanwhile, CodeDeploy puts the former version back and the whole deployment is undone.
 */
export class Rollout extends Construct {
  readonly #application: LambdaApplication
  readonly #role: IRole
  readonly #alarms: readonly Alarm[]
  readonly #isUrgent: boolean

  constructor(scope: Construct, id: string, { tenant, alarms, httpApis }: RolloutProps) {
    super(scope, id)
    this.#application = new LambdaApplication(this, 'Application', { applicationName: physicalName(tenant) })
    this.#role = this.#shifter(tenant)
    this.#alarms = [this.#callsFail(alarms, httpApis), this.#workFails(alarms, tenant)]
    this.#isUrgent = tenant.isUrgent ?? false
  }

  /**
   * The alias of a function. `changesWith` is what changes its environment without changing its template: a version is made
   * when it does, and only then, since Lambda refuses a version in which nothing changed.
   */
  live(handler: LambdaFunction, changesWith?: string): Alias {
    if (changesWith !== undefined) handler.invalidateVersionBasedOn(changesWith)
    const alias = new Alias(handler, 'Live', { aliasName, version: handler.currentVersion })
    new LambdaDeploymentGroup(alias, 'Shift', {
      application: this.#application,
      role: this.#role,
      alias,
      alarms: [...this.#alarms],
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_10MINUTES,
      autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
    })
    // Without the policy the alias moves in one step, whichever alarm is raised.
    if (this.#isUrgent) (alias.node.defaultChild as CfnResource).cfnOptions.updatePolicy = undefined
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

  #callsFail(alarms: Alarms, httpApis: RolloutProps['httpApis']): Alarm {
    return alarms.raise(this, 'Faults', {
      name: 'calls fail',
      what: 'Five or more calls of the API failed within five minutes.',
      impact: 'People see an error instead of their donations, offers or receipts.',
      metric: failedCalls(httpApis),
      threshold: 5,
    })
  }

  #workFails(alarms: Alarms, tenant: Tenant): Alarm {
    return alarms.raise(this, 'WorkFaults', {
      name: 'background work fails',
      what: 'Background functions failed five times or more within five minutes; what failed is tried again.',
      impact: 'E-mails, matching and other work that follows people’s changes are late.',
      metric: new Metric({
        namespace: metricsNamespace(tenant.id),
        metricName: failuresMetric,
        statistic: 'sum',
      }),
      threshold: 5,
    })
  }
}
