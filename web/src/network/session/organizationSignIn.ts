import * as z from 'zod/mini'
import { type LinkRefusal, linkRefusalIn } from '../../../../shared/network/session/provider.ts'
import { loadConfig, type Organization } from '../../core/config.ts'
import { leaveFor } from '../../core/go.ts'
import { paths } from '../../core/paths.ts'
import { usedOrganization } from './organization.ts'
import { claimsIn } from './storedToken.ts'

/**
 * Signing in with what somebody's organization has: OAuth's code flow with PKCE by the user pool's own address. The tokens
 * lie where aws-amplify keeps its own, which renews them and signs out.
 */

/** Memory of the tab until the person comes back. */
const begunKey = 'gleanery.organization'

const Begun = z.object({
  state: z.string(),
  verifier: z.string(),
  provider: z.string(),
  returnTo: z.nullable(z.string()),
  isSecond: z.boolean(),
})
type Begun = z.infer<typeof Begun>

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const random = () => base64url(crypto.getRandomValues(new Uint8Array(32)))

const ownPage = () => `${location.origin}${paths.signIn()}`

async function addressOf() {
  const { organizations, userPoolClientId } = await loadConfig()
  if (!organizations) throw new Error('No organization has a sign-in here')
  return { address: organizations.address, clientId: userPoolClientId }
}

/** Leaves for the organization's sign-in, which leads back to the sign-in page. */
export async function leaveForOrganization(
  { id: provider }: Pick<Organization, 'id'>,
  returnTo: string | null,
  isSecond = false,
): Promise<void> {
  const { address, clientId } = await addressOf()
  const begun: Begun = { state: random(), verifier: random(), provider, returnTo, isSecond }
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(begun.verifier))
  sessionStorage.setItem(begunKey, JSON.stringify(begun))
  const asked = {
    identity_provider: provider,
    response_type: 'code',
    client_id: clientId,
    redirect_uri: ownPage(),
    scope: 'openid aws.cognito.signin.user.admin',
    state: begun.state,
    code_challenge_method: 'S256',
    code_challenge: base64url(new Uint8Array(digest)),
  }
  leaveFor(`${address}/oauth2/authorize?${new URLSearchParams(asked)}`)
}

/** Refusal, by a name that the sign-in page has a sentence for. */
class OrganizationRefused extends Error {
  constructor(reason: LinkRefusal | 'errorProvider') {
    super(reason)
    this.name = reason
  }
}

function begunBefore(state: string | null): Begun {
  const kept = sessionStorage.getItem(begunKey)
  sessionStorage.removeItem(begunKey)
  const begun = kept === null ? undefined : Begun.safeParse(JSON.parse(kept)).data
  // Somebody else's code would sign this person in as them.
  if (!begun || begun.state !== state) throw new OrganizationRefused('errorProvider')
  return begun
}

const Tokens = z.object({ access_token: z.string(), id_token: z.string(), refresh_token: z.string() })

/** Ends the way that began here; answers where the person was going. Undefined: they are being sent once more. */
export async function endOrganizationSignIn(search: string): Promise<{ readonly returnTo: string | null } | undefined> {
  const query = new URLSearchParams(search)
  const begun = begunBefore(query.get('state'))
  const description = query.get('error_description') ?? ''
  // The pool has linked the person and would make an account all the same: the next time it knows them.
  if (/already found an entry/i.test(description) && !begun.isSecond) {
    await leaveForOrganization({ id: begun.provider }, begun.returnTo, true)
    return undefined
  }
  const code = query.get('code')
  if (code === null) throw new OrganizationRefused(linkRefusalIn(description) ?? 'errorProvider')
  await keepTokens(await tokensFor(code, begun))
  usedOrganization.set(begun.provider)
  return { returnTo: begun.returnTo }
}

async function tokensFor(code: string, { verifier }: Begun): Promise<z.infer<typeof Tokens>> {
  const { address, clientId } = await addressOf()
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: ownPage(),
    code,
    code_verifier: verifier,
  })
  const response = await fetch(`${address}/oauth2/token`, { method: 'POST', body })
  const tokens = response.ok ? Tokens.safeParse(await response.json()) : undefined
  if (!tokens?.success) throw new OrganizationRefused('errorProvider')
  return tokens.data
}

async function keepTokens({ access_token, id_token, refresh_token }: z.infer<typeof Tokens>): Promise<void> {
  const root = `CognitoIdentityServiceProvider.${(await loadConfig()).userPoolClientId}`
  const claims = claimsIn(access_token)
  const user = String(claims?.username ?? '')
  if (user === '') throw new OrganizationRefused('errorProvider')
  const kept = { accessToken: access_token, idToken: id_token, refreshToken: refresh_token, clockDrift: '0' }
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(`${root}.${user}.${name}`, value)
  localStorage.setItem(`${root}.LastAuthUser`, user)
}

/** The pool's address that forgets the person, for whoever came by an organization; it leads to the sign-in page. */
export async function organizationSignOut(): Promise<string> {
  usedOrganization.set('')
  const { address, clientId } = await addressOf()
  return `${address}/logout?${new URLSearchParams({ client_id: clientId, logout_uri: ownPage() })}`
}
