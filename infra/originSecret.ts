import { CustomResource, Duration, Validations } from 'aws-cdk-lib'
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as LambdaFunction, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { writeLogs } from './logs.ts'
import { removalOf } from './removal.ts'
import type { Tenant } from './tenant.ts'

/**
 * Answers CloudFormation with the two values of a step, derived from a generated key that is in no template: the step's own
 * and the next one's.
 */
export const derivationCode = `
const { createHmac } = require('node:crypto')
const valueOf = (step) => createHmac('sha256', process.env.KEY).update('step ' + step).digest('base64url')

exports.handler = async (event) => {
  const { StackId, RequestId, LogicalResourceId, ResourceProperties } = event
  const step = Number(ResourceProperties.Step)
  const body = JSON.stringify({
    Status: 'SUCCESS',
    StackId,
    RequestId,
    LogicalResourceId,
    PhysicalResourceId: 'origin-secret',
    NoEcho: true,
    Data: { Values: valueOf(step) + ',' + valueOf(step + 1) },
  })
  const answer = await fetch(event.ResponseURL, { method: 'PUT', body })
  if (!answer.ok) throw new Error('CloudFormation answered ' + answer.status)
}
`

/**
 * The header that shows functions that a call came through CloudFront: two values, of which functions accept either. They stay
 * until the tenant's file raises `originSecretStep`. Neighboring steps share a value, so that during such a deployment, and
 * while it is undone, CloudFront and functions of either step understand each other in any order.
 */
export class OriginSecret extends Construct {
  readonly step: number
  /** Both values: CloudFront sends them, functions accept either. */
  readonly values: string

  constructor(scope: Construct, id: string, tenant: Tenant, logs: LogGroup) {
    super(scope, id)
    this.step = tenant.originSecretStep
    this.values = new CustomResource(this, 'Value', {
      resourceType: 'Custom::OriginSecret',
      serviceToken: this.#derive(tenant, logs).functionArn,
      serviceTimeout: Duration.minutes(2),
      properties: { Step: this.step },
    }).getAttString('Values')
  }

  #derive(tenant: Tenant, logs: LogGroup): LambdaFunction {
    return new LambdaFunction(this, 'Derive', {
      description: 'Derives the secret that CloudFront sends to the API; runs at deployments only',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromInline(derivationCode),
      timeout: Duration.seconds(30),
      role: new Role(this, 'Role', {
        assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
        inlinePolicies: { logs: new PolicyDocument({ statements: [writeLogs(logs)] }) },
      }),
      logGroup: logs,
      loggingFormat: LoggingFormat.JSON,
      environment: { KEY: this.#key(tenant) },
    })
  }

  #key(tenant: Tenant): string {
    const key = new Secret(this, 'Key', {
      description: `Gleanery ${tenant.id}: derives the secret that CloudFront sends to the API`,
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: removalOf(tenant),
    })
    Validations.of(key).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'What is derived from it changes with `originSecretStep`; the key itself leaves the account nowhere.',
    })
    return key.secretValue.unsafeUnwrap()
  }
}
