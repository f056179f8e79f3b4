import * as z from 'zod/mini'

/** Sign-in with what somebody's organization has (SAML or OpenID Connect): whom a provider may sign in. */

/** Attributes of the user pool, without `custom:`, in which a provider's word about an address arrives. */
export const providerEmail = 'provider_email'
export const providerVerified = 'provider_verified'

export const Provider = z.object({
  id: z.string(),
  domains: z.array(z.string()),
  /** Its addresses count although it does not say that they are verified. */
  isAddressTrusted: z.boolean(),
})
export type Provider = z.infer<typeof Provider>

/** Reasons that the sign-in page has a sentence for. */
export const linkRefusals = ['providerAddress', 'providerUnverified', 'providerUnknown'] as const
export type LinkRefusal = (typeof linkRefusals)[number]

interface Asserted {
  readonly address: string
  readonly verified: string
}

/** A provider signs in people of its own domains, with an address that is theirs. */
export function assertionRefusal(
  { domains, isAddressTrusted }: Omit<Provider, 'id'>,
  { address, verified }: Asserted,
): LinkRefusal | undefined {
  const [name = '', domain = '', ...rest] = address.toLowerCase().split('@')
  if (name === '' || rest.length > 0 || !domains.includes(domain)) return 'providerAddress'
  return isAddressTrusted || verified === 'true' ? undefined : 'providerUnverified'
}

/** The pool tells a page why its function refused: in a sentence of its own, with the function's last. */
export const linkRefusalIn = (description: string): LinkRefusal | undefined =>
  linkRefusals.find((reason) => description.includes(reason))
