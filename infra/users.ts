import { Aws, Duration, Validations } from 'aws-cdk-lib'
import {
  AccountRecovery,
  CfnUserPoolRiskConfigurationAttachment,
  ClientAttributes,
  FeaturePlan,
  LambdaVersion,
  Mfa,
  StandardThreatProtectionMode,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito'
import { Policy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { FunctionDefinition } from '../events/subscriptions.ts'
import { federate, hasProviders, linkingSettings, providerAttributes } from './federation.ts'
import type { Foundation } from './foundation.ts'
import { functionRole, lambdaFunction } from './functions.ts'
import { type Grant, linkUsers, readUsers, sendTexts, signUsersOut } from './grants.ts'
import { combine } from './metrics.ts'
import { removalOf } from './removal.ts'
import { isProtected, mailDomain, type Tenant } from './tenant.ts'

/** Function that the pool calls and waits for. */
export interface TriggerFunctions {
  /** Looks up what follows from the active role. Without it nobody can sign in. */
  readonly token: IFunction
  /** Ends the sign-ins from before a password that replaces a forgotten one. */
  readonly password: IFunction
  /** Asks for the ticket of a one-time code, and tells whether it is right. */
  readonly code: IFunction
  /** Links people of the tenant's providers to their accounts. */
  readonly link: IFunction | undefined
}

/** The steps of a sign-in by code. */
const codeOperations = [
  UserPoolOperation.DEFINE_AUTH_CHALLENGE,
  UserPoolOperation.CREATE_AUTH_CHALLENGE,
  UserPoolOperation.VERIFY_AUTH_CHALLENGE_RESPONSE,
] as const

type Triggers = Readonly<Record<'tokenTrigger' | 'passwordTrigger' | 'codeTrigger' | 'linkTrigger', FunctionDefinition>>

export function triggerFunctions(scope: Construct, triggers: Triggers, resources: Foundation): TriggerFunctions {
  const tokens = new Construct(scope, 'Tokens')
  return {
    token: triggerFunction(tokens, triggers.tokenTrigger, resources),
    password: triggerFunction(new Construct(scope, 'Passwords'), triggers.passwordTrigger, resources),
    code: triggerFunction(new Construct(scope, 'Codes'), triggers.codeTrigger, resources),
    link: hasProviders(resources.tenant)
      ? linkFunction(new Construct(scope, 'Providers'), triggers, resources)
      : undefined,
  }
}

const linkFunction = (inside: Construct, { linkTrigger }: Triggers, resources: Foundation) =>
  triggerFunction(inside, linkTrigger, resources, {
    environment: linkingSettings(resources.tenant),
    // It fails where it refuses somebody: the pool knows no other answer.
    areErrorsRefusals: true,
  })

interface TriggerOptions {
  readonly environment?: Readonly<Record<string, string>>
  readonly areErrorsRefusals?: boolean
}

function triggerFunction(
  inside: Construct,
  definition: FunctionDefinition,
  resources: Foundation,
  { environment = {}, areErrorsRefusals = false }: TriggerOptions = {},
): IFunction {
  const { work: logs } = resources.logs
  // The pool names its triggers, so there is no pool yet: `Users` attaches the permissions on it.
  const permissions = definition.permissions.filter((permission) => !permission.startsWith('users:'))
  const { name: entry, timeoutSeconds, impact } = definition
  const role = functionRole(inside, 'Role', { permissions, entries: [entry], logs }, resources)
  const made = lambdaFunction(
    inside,
    'Function',
    { entry, description: `Without it: ${impact}`, timeoutSeconds, isAwaited: true, role, logs, environment },
    resources,
  )
  resources.alarms.raise(inside, 'Failing', {
    name: `${entry} failing`,
    what: `${entry} ${areErrorsRefusals ? '' : 'failed or '}was turned away by Lambda three times in five minutes.`,
    impact,
    ...(entry === 'session/preToken' ? { stopsPeople: true } : {}),
    metric: combine(
      'SUM',
      {
        ...(areErrorsRefusals ? {} : { errors: made.metricErrors({ statistic: 'sum' }) }),
        throttles: made.metricThrottles({ statistic: 'sum' }),
      },
      'failed',
    ),
    threshold: 3,
  })
  return resources.rollout.live(made)
}

/**
 * The user pool. People are invited, never sign up, and sign in with their e-mail address or phone number. A token says who they
 * are; their roles are in the table.
 */
export class Users extends Construct {
  readonly pool: UserPool
  readonly client: UserPoolClient

  constructor(scope: Construct, id: string, tenant: Tenant, triggers: TriggerFunctions) {
    super(scope, id)
    this.pool = new UserPool(this, 'Pool', {
      // Attributes, not the user name: a changed address then signs in at once (decision 51).
      signInAliases: { email: true, phone: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      selfSignUpEnabled: false,
      // By e-mail; who has a phone number alone gets the code as a text, where the tenant has a number to send from.
      accountRecovery: tenant.texts ? AccountRecovery.EMAIL_AND_PHONE_WITHOUT_MFA : AccountRecovery.EMAIL_ONLY,
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      ...(tenant.texts ? this.#codesByText(tenant) : { enableSmsRole: false }),
      passwordPolicy: {
        minLength: 12,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: true,
        tempPasswordValidity: Duration.days(7),
      },
      // Sent for a forgotten password; invitations are e-mails of the app's own.
      userVerification: {
        emailSubject: 'Your Gleanery code / Su código de Gleanery',
        emailBody: '<p>Your code: {####}</p><p>Su código: {####}</p>',
        smsMessage: 'Your food order code / Su código: {####}',
      },
      customAttributes: providerAttributes,
      ...planOf(tenant),
      ...(tenant.mail.usersToo ? { email: sesOf(tenant) } : {}),
      deletionProtection: isProtected(tenant),
      removalPolicy: removalOf(tenant),
    })
    // The Lite plan can't add claims to access tokens: no plan needs to.
    const event = tenant.signIn.plan === 'lite' ? LambdaVersion.V1_0 : LambdaVersion.V2_0
    this.pool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, triggers.token, event)
    this.pool.addTrigger(UserPoolOperation.POST_CONFIRMATION, triggers.password)
    for (const operation of codeOperations) this.pool.addTrigger(operation, triggers.code)
    // It asks whether a person has a second factor.
    this.#grant('ReadUsers', readUsers(this.pool.userPoolArn), triggers.token)
    this.#grant('SignUsersOut', signUsersOut(this.pool.userPoolArn), triggers.password)
    if (triggers.link) {
      this.pool.addTrigger(UserPoolOperation.PRE_SIGN_UP, triggers.link)
      this.#grant('FindUsers', readUsers(this.pool.userPoolArn), triggers.link)
      this.#grant('LinkUsers', linkUsers(this.pool.userPoolArn), triggers.link)
    }
    const federated = hasProviders(tenant) ? federate(this.pool, tenant) : undefined
    this.client = this.pool.addClient('Web', {
      // A custom challenge, too, works in every plan: neighbors answer it with what a texted code was exchanged for.
      authFlows: { userSrp: true, custom: true },
      ...(federated?.client ?? { disableOAuth: true }),
      preventUserExistenceErrors: true,
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(30),
      // A change made in the pool alone would leave the old address in the table.
      writeAttributes: writableAttributes(tenant),
    })
    // A client names only providers that are there.
    for (const provider of federated?.providers ?? []) this.client.node.addDependency(provider)
    if (tenant.breachedPasswords) this.#refuseBreachedPasswords()
    suppressFindings(this.pool, tenant)
  }

  /** Lets the pool, and no other caller of Cognito, send its codes to phone numbers. */
  #codesByText({ id }: Tenant) {
    const smsRoleExternalId = `gleanery-${id}-codes`
    const smsRole = new Role(this, 'Texts', {
      description: 'Texts the codes of forgotten passwords.',
      assumedBy: new ServicePrincipal('cognito-idp.amazonaws.com', {
        conditions: { StringEquals: { 'sts:ExternalId': smsRoleExternalId, 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    })
    smsRole.addToPolicy(sendTexts().statement)
    return { smsRole, smsRoleExternalId }
  }

  /** At sign-in the password is not sent (SRP), so it can be checked only when it is chosen. */
  #refuseBreachedPasswords(): void {
    new CfnUserPoolRiskConfigurationAttachment(this, 'BreachedPasswords', {
      userPoolId: this.pool.userPoolId,
      clientId: 'ALL',
      compromisedCredentialsRiskConfiguration: {
        actions: { eventAction: 'BLOCK' },
        eventFilter: ['SIGN_UP', 'PASSWORD_CHANGE'],
      },
    })
  }

  #grant(id: string, { statement }: Grant, to: IFunction): void {
    if (to.role) new Policy(this, id, { statements: [statement], roles: [to.role] })
  }
}

/** At a sign-in the pool writes what the provider asserts as the web app's client may. */
function writableAttributes(tenant: Tenant): ClientAttributes {
  const attributes = new ClientAttributes().withStandardAttributes({ locale: true })
  return hasProviders(tenant) ? attributes.withCustomAttributes(...Object.keys(providerAttributes)) : attributes
}

const planOf = ({ breachedPasswords, signIn }: Tenant) =>
  breachedPasswords
    ? { featurePlan: FeaturePlan.PLUS, standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION }
    : { featurePlan: signIn.plan === 'lite' ? FeaturePlan.LITE : FeaturePlan.ESSENTIALS }

const sesOf = (tenant: Tenant) =>
  UserPoolEmail.withSES({
    fromEmail: tenant.mail.from,
    fromName: 'Gleanery',
    sesRegion: tenant.region,
    ...(tenant.mail.identity === 'address' ? {} : { sesVerifiedDomain: mailDomain(tenant) }),
  })

function suppressFindings(pool: UserPool, tenant: Tenant): void {
  Validations.of(pool).acknowledge({
    id: 'AwsSolutions-COG2',
    reason:
      'Neighbors and small charities sign in from shared or old phones: each food bank decides which roles need it.',
  })
  if (tenant.breachedPasswords) return
  Validations.of(pool).acknowledge({
    id: 'AwsSolutions-COG8',
    reason: 'The Plus plan is paid per person and month and is the tenant’s choice (`breachedPasswords`).',
  })
}
