import { SecretValue } from 'aws-cdk-lib'
import {
  CfnUserPoolDomain,
  type IUserPool,
  OAuthScope,
  ProviderAttribute,
  StringAttribute,
  UserPoolClientIdentityProvider,
  type UserPoolClientOptions,
  UserPoolIdentityProviderOidc,
  UserPoolIdentityProviderSaml,
  UserPoolIdentityProviderSamlMetadata,
} from 'aws-cdk-lib/aws-cognito'
import { providerEmail, providerVerified } from '../shared/network/session/provider.ts'
import type { SignInProvider } from './signInSettings.ts'
import type { Tenant } from './tenant.ts'

/**
 * Organizations whose people sign in with what they have there. The address that a provider asserts goes into attributes of
 * its own: the pool would overwrite the account's address with it at each sign-in.
 */

/** In every pool: an attribute can't be taken out of one any more. */
export const providerAttributes = {
  [providerEmail]: new StringAttribute({ mutable: true, maxLen: 320 }),
  [providerVerified]: new StringAttribute({ mutable: true, maxLen: 10 }),
}

export const hasProviders = ({ signIn }: Pick<Tenant, 'signIn'>): boolean => signIn.providers.length > 0

/** Address of the pool that providers and browsers know. */
export const signInAddress = ({ signIn, region }: Pick<Tenant, 'signIn' | 'region'>) =>
  `https://${signIn.prefix}.auth.${region}.amazoncognito.com`

const custom = (name: string) => `custom:${name}`

function providerOf(pool: IUserPool, { id, saml, oidc }: SignInProvider) {
  const common = { userPool: pool, name: id }
  if (saml)
    return new UserPoolIdentityProviderSaml(pool, `Provider-${id}`, {
      ...common,
      metadata: UserPoolIdentityProviderSamlMetadata.url(saml.metadata),
      attributeMapping: { custom: { [custom(providerEmail)]: ProviderAttribute.other(saml.email) } },
    })
  if (!oidc) throw new Error(`Provider ${id} is of no kind`)
  const { issuer, clientId, secret } = oidc
  return new UserPoolIdentityProviderOidc(pool, `Provider-${id}`, {
    ...common,
    clientId,
    clientSecret: SecretValue.secretsManager(secret).unsafeUnwrap(),
    issuerUrl: issuer,
    scopes: ['openid', 'email'],
    attributeMapping: {
      custom: {
        [custom(providerEmail)]: ProviderAttribute.other('email'),
        [custom(providerVerified)]: ProviderAttribute.other('email_verified'),
      },
    },
  })
}

/** The pool's address and its providers, and what the web app's client needs for them. */
export function federate(pool: IUserPool, tenant: Tenant) {
  const { domain, signIn } = tenant
  if (!domain || !signIn.prefix) throw new Error('The tenant names no address')
  new CfnUserPoolDomain(pool, 'Address', { userPoolId: pool.userPoolId, domain: signIn.prefix })
  const providers = signIn.providers.map((one) => providerOf(pool, one))
  const page = `https://${domain.name}/sign-in`
  const client = {
    supportedIdentityProviders: [
      UserPoolClientIdentityProvider.COGNITO,
      ...signIn.providers.map(({ id }) => UserPoolClientIdentityProvider.custom(id)),
    ],
    oAuth: {
      flows: { authorizationCodeGrant: true },
      scopes: [OAuthScope.OPENID, OAuthScope.COGNITO_ADMIN],
      callbackUrls: [page],
      logoutUrls: [page],
    },
  } satisfies Partial<UserPoolClientOptions>
  return { client, providers }
}

/** Settings of the function that links people. */
export const linkingSettings = ({ signIn }: Tenant) => ({
  SIGN_IN_PROVIDERS: JSON.stringify(
    signIn.providers.map(({ id, domains, oidc }) => ({
      id,
      domains,
      // SAML has no word for it: who runs the organization's sign-in gives its addresses.
      isAddressTrusted: oidc?.trustsAddresses ?? true,
    })),
  ),
})

/** Facts about the providers for the sign-in page. */
export const signInOffer = (tenant: Tenant) =>
  hasProviders(tenant)
    ? {
        organizations: {
          address: signInAddress(tenant),
          providers: tenant.signIn.providers.map(({ id, name }) => ({ id, name })),
        },
      }
    : {}
