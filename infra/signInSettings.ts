import * as z from 'zod/mini'
import { hostName, text } from './settingTypes.ts'

/** Ways in to a tenant (`signIn` in its file): a password, and for staff what their organization has. */

const address = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' })
const word = (what: string) => text(/^\S{1,200}$/, `must be ${what}`)

const Saml = z.strictObject({
  /** Address at which the provider tells its certificate and addresses. */
  metadata: address,
  /** Name of the assertion's attribute with the e-mail address. */
  email: z._default(z.string(), 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress'),
})

const Oidc = z.strictObject({
  issuer: address,
  clientId: word('the name that the provider gave the app'),
  /** Secret of Secrets Manager that holds the client secret. */
  secret: text(/^[\w/+=.@-]{1,512}$/, 'must be the name of a secret in Secrets Manager'),
  /** The provider's addresses count although it does not say that they are verified, as Microsoft Entra ID's do. */
  trustsAddresses: z._default(z.boolean({ error: 'must be true or false' }), false),
})

const Provider = z
  .strictObject({
    /** Part of the identities that the pool keeps: with another one everybody is linked anew. */
    id: text(/^[a-z][a-z0-9-]{1,19}$/, 'must be 2-20 of a-z, 0-9 and -'),
    /** Of the organization, on the button of the sign-in page. */
    name: text(/^\S(.{0,58}\S)?$/, 'must be 1 to 60 characters'),
    /** It signs in people whose e-mail address has one of these, and nobody else. */
    domains: z
      .array(hostName, { error: 'must be a list of domains' })
      .check(z.minLength(1, 'must name a domain'), z.maxLength(20, 'must name at most 20')),
    saml: z.optional(Saml),
    oidc: z.optional(Oidc),
  })
  .check(
    z.refine(({ saml, oidc }) => (saml === undefined) !== (oidc === undefined), {
      error: 'must have either saml or oidc',
    }),
  )
export type SignInProvider = z.output<typeof Provider>

const isDistinct = (all: readonly string[]) => new Set(all).size === all.length

export const SignInSettings = z
  .strictObject({
    /**
     * `essentials` has Cognito's Essentials plan and the role in the access tokens, for the deployment that brings a tenant from a
     * version before 2026-11-29: functions of both versions then answer whoever works meanwhile.
     */
    plan: z._default(z.enum(['lite', 'essentials'], { error: 'must be lite or essentials' }), 'lite'),
    /** First part of the pool's own address, which the providers know; nobody else in the region has it. */
    prefix: z.optional(
      text(
        /^(?!.*(aws|amazon|cognito))[a-z0-9]([a-z0-9-]{1,61}[a-z0-9])?$/,
        'must be a-z, 0-9 and -, without aws, amazon and cognito',
      ),
    ),
    providers: z._default(z.array(Provider).check(z.maxLength(20, 'must be at most 20')), []),
  })
  .check(
    z.refine(({ providers, prefix }) => providers.length === 0 || prefix !== undefined, {
      path: ['prefix'],
      error: 'must be named, because there are providers',
    }),
    z.refine(({ providers }) => isDistinct(providers.map(({ id }) => id)), {
      path: ['providers'],
      error: 'must have different ids',
    }),
    // One provider decides who the people of a domain are.
    z.refine(({ providers }) => isDistinct(providers.flatMap(({ domains }) => domains)), {
      path: ['providers'],
      error: 'must have different domains',
    }),
  )
