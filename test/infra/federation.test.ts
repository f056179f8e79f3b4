import { beforeAll, describe, expect, it } from 'vitest'
import { signInOffer } from '../../infra/federation.ts'
import type { Tenant } from '../../infra/tenant.ts'
import { Cloud, few, production, trial } from './cloud.ts'
import { allowedActions, resolvedText } from './policies.ts'

/** Organizations whose people sign in with what they have there. */

const saml = { metadata: 'https://login.county.example/metadata', email: 'mail' }
const oidc = {
  issuer: 'https://login.grocer.example',
  clientId: 'gleanery',
  secret: 'gleanery/grocer',
  trustsAddresses: true,
}
const tenant: Tenant = {
  ...production,
  signIn: {
    plan: 'lite',
    prefix: 'harvest-sign-in',
    providers: [
      { id: 'county', name: 'River County', domains: ['county.example'], saml },
      { id: 'grocer', name: 'Fresh Market', domains: ['grocer.example'], oidc },
    ],
  },
}
let cloud: Cloud
beforeAll(() => {
  cloud = new Cloud(tenant, few)
})
const one = (type: string) => cloud.of(type)[0]?.Properties

describe('a tenant with providers', () => {
  it('has an address of the pool, and the web app’s client goes there and comes back to the sign-in page', () => {
    expect(one('AWS::Cognito::UserPoolDomain')?.Domain).toBe('harvest-sign-in')
    expect(one('AWS::Cognito::UserPoolClient')).toMatchObject({
      AllowedOAuthFlows: ['code'],
      AllowedOAuthFlowsUserPoolClient: true,
      AllowedOAuthScopes: ['openid', 'aws.cognito.signin.user.admin'],
      CallbackURLs: ['https://app.example.org/sign-in'],
      LogoutURLs: ['https://app.example.org/sign-in'],
      SupportedIdentityProviders: ['COGNITO', 'county', 'grocer'],
      ExplicitAuthFlows: ['ALLOW_CUSTOM_AUTH', 'ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    })
  })

  it('has each provider with its kind’s settings, and no secret in the template', () => {
    const providers = cloud.of('AWS::Cognito::UserPoolIdentityProvider').map(({ Properties }) => Properties)
    expect(providers.map(({ ProviderName, ProviderType }) => [ProviderName, ProviderType])).toEqual([
      ['county', 'SAML'],
      ['grocer', 'OIDC'],
    ])
    expect(providers[0]?.ProviderDetails.MetadataURL).toBe('https://login.county.example/metadata')
    expect(providers[1]?.ProviderDetails).toMatchObject({
      client_id: 'gleanery',
      oidc_issuer: 'https://login.grocer.example',
      client_secret: '{{resolve:secretsmanager:gleanery/grocer:SecretString:::}}',
    })
  })

  it('keeps what a provider asserts apart from the account’s own address', () => {
    const written = cloud
      .of('AWS::Cognito::UserPoolIdentityProvider')
      .map(({ Properties }) => Properties.AttributeMapping)
    expect(written).toEqual([
      { 'custom:provider_email': 'mail' },
      { 'custom:provider_email': 'email', 'custom:provider_verified': 'email_verified' },
    ])
    expect(one('AWS::Cognito::UserPoolClient')?.WriteAttributes.toSorted()).toEqual([
      'custom:provider_email',
      'custom:provider_verified',
      'locale',
    ])
  })

  it('asks a function before the pool would make an account, which may find people and link them', () => {
    const { LambdaConfig } = one('AWS::Cognito::UserPool') ?? {}
    expect(resolvedText(cloud, 'root', LambdaConfig.PreSignUp)).toBe('{Providers/Function/Live}')
    const allowed = allowedActions(cloud, `${tenant.id}_people_linkProvider`)
    expect(allowed).toContainEqual({ actions: ['cognito-idp:AdminGetUser'], resources: ['users'] })
    expect(allowed).toContainEqual({
      actions: ['cognito-idp:AdminLinkProviderForUser', 'cognito-idp:AdminSetUserPassword'],
      resources: ['users'],
    })
    const made = cloud
      .of('AWS::Lambda::Function')
      .find(({ Properties }) => /linkProvider/.test(Properties.FunctionName))
    expect(JSON.parse(made?.Properties.Environment.Variables.SIGN_IN_PROVIDERS)).toEqual([
      { id: 'county', domains: ['county.example'], isAddressTrusted: true },
      { id: 'grocer', domains: ['grocer.example'], isAddressTrusted: true },
    ])
  })

  it('lets its pages talk to that address, and tells them the providers', () => {
    const { Config } = cloud
      .of('AWS::CloudFront::ResponseHeadersPolicy')
      .map(({ Properties }) => Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig)
      .map(({ ContentSecurityPolicy }) => ({ Config: JSON.stringify(ContentSecurityPolicy) }))[0] ?? { Config: '' }
    expect(Config).toContain('https://harvest-sign-in.auth.us-east-1.amazoncognito.com')
    expect(signInOffer(tenant)).toEqual({
      organizations: {
        address: 'https://harvest-sign-in.auth.us-east-1.amazoncognito.com',
        providers: [
          { id: 'county', name: 'River County' },
          { id: 'grocer', name: 'Fresh Market' },
        ],
      },
    })
  })
})

it('a tenant without providers has none of it', () => {
  const without = new Cloud(trial, few)
  expect(without.of('AWS::Cognito::UserPoolDomain')).toEqual([])
  expect(without.of('AWS::Cognito::UserPoolIdentityProvider')).toEqual([])
  expect(without.of('AWS::Cognito::UserPool')[0]?.Properties.LambdaConfig.PreSignUp).toBeUndefined()
  const names = without.of('AWS::Lambda::Function').map(({ Properties }) => Properties.FunctionName)
  expect(names).not.toContain('demo_people_linkProvider')
  expect(signInOffer(trial)).toEqual({})
})
