import { CustomResource, Duration, Validations } from 'aws-cdk-lib'
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as LambdaFunction, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { areaLogs, writeLogs } from './functions.ts'
import { removalOf } from './removal.ts'
import type { Tenant } from './tenant.ts'

/**
 * Answers CloudFormation with this deployment's secret and the previous deployment's, both derived from a generated key
 * that is in no template. A rollback swaps the two, because CloudFormation then swaps the deployments.
 */
export const derivationCode = `
const { createHmac } = require('node:crypto')
const secretOf = (deployment) => createHmac('sha256', process.env.KEY).update(deployment).digest('base64url')

exports.handler = async (event) => {
  const { StackId, RequestId, LogicalResourceId, ResourceProperties, OldResourceProperties } = event
  const previous = OldResourceProperties ?? ResourceProperties
  const body = JSON.stringify({
    Status: 'SUCCESS',
    StackId,
    RequestId,
    LogicalResourceId,
    PhysicalResourceId: 'origin-secret',
    NoEcho: true,
    Data: { Current: secretOf(ResourceProperties.Deployment), Previous: secretOf(previous.Deployment) },
  })
  const answer = await fetch(event.ResponseURL, { method: 'PUT', body })
  if (!answer.ok) throw new Error('CloudFormation answered ' + answer.status)
}
`

/**
 * The header that shows functions that a call came through CloudFront. It changes with every deployment. CloudFront is
 * updated before the functions and sends the previous value as well, so that functions of both deployments accept it.
 */
export class OriginSecret extends Construct {
  /** Value that functions accept. */
  readonly current: string
  /** Source of the value. */
  readonly deployment: string
  /** Values that CloudFront sends. */
  readonly headerValue: string

  constructor(scope: Construct, id: string, tenant: Tenant, deployment: string) {
    super(scope, id)
    const derivation = new CustomResource(this, 'Value', {
      resourceType: 'Custom::OriginSecret',
      serviceToken: this.#derive(tenant).functionArn,
      serviceTimeout: Duration.minutes(2),
      properties: { Deployment: deployment },
    })
    this.deployment = deployment
    this.current = derivation.getAttString('Current')
    this.headerValue = `${this.current},${derivation.getAttString('Previous')}`
  }

  #derive(tenant: Tenant): LambdaFunction {
    const logs = areaLogs(this, tenant, 'deployment')
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
      reason: 'What is derived from it changes with every deployment; the key itself leaves the account nowhere.',
    })
    return key.secretValue.unsafeUnwrap()
  }
}
