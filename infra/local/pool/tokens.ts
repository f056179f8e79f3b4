import { randomUUID } from 'node:crypto'
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda'
import { localRegion } from '../environment.ts'
import type { PoolPerson } from './people.ts'
import type { PoolSession } from './sessions.ts'
import type { Claims, TokenSigning } from './signing.ts'
import { callTrigger } from './triggers.ts'

/** The function that puts claims into the tokens, called with what Cognito calls it with (event version 2). */
export type PreToken = (event: PreTokenGenerationV2TriggerEvent) => Promise<PreTokenGenerationV2TriggerEvent>
export type TokenTrigger =
  | 'TokenGeneration_Authentication'
  | 'TokenGeneration_NewPasswordChallenge'
  | 'TokenGeneration_RefreshTokens'

export interface Tokens {
  readonly AccessToken: string
  readonly IdToken: string
  readonly ExpiresIn: number
  readonly TokenType: 'Bearer'
}

export interface Issuer {
  readonly poolId: string
  readonly signing: TokenSigning
  readonly preToken: PreToken | undefined
}

export const issuerOf = (poolId: string) => `https://cognito-idp.${poolId.split('_')[0]}.amazonaws.com/${poolId}`
const secondsValid = 3600
const ownScope = 'aws.cognito.signin.user.admin'

export async function issue(
  issuer: Issuer,
  person: PoolPerson,
  session: PoolSession,
  trigger: TokenTrigger,
): Promise<Tokens> {
  const event = eventOf(issuer.poolId, person, session, trigger)
  const { response } = issuer.preToken ? await callTrigger('PreTokenGeneration', issuer.preToken, event) : event
  const wanted = response?.claimsAndScopeOverrideDetails
  const shared = sharedClaims(issuer.poolId, person, session)
  const { accessTokenGeneration: access, idTokenGeneration: id } = wanted ?? {}
  const sign = (own: Claims, fixed: ReadonlySet<string>, changes: Changes | undefined) =>
    issuer.signing.sign(withChanges({ ...shared, ...own, jti: randomUUID() }, fixed, changes))
  return {
    AccessToken: sign(
      { token_use: 'access', client_id: session.clientId, username: person.sub, scope: ownScope },
      fixedInAccess,
      access,
    ),
    IdToken: sign(
      { ...attributeClaims(person), token_use: 'id', aud: session.clientId, 'cognito:username': person.sub },
      fixedInId,
      id,
    ),
    ExpiresIn: secondsValid,
    TokenType: 'Bearer',
  }
}

export const attributesOf = (person: PoolPerson): Record<string, string> => ({ sub: person.sub, ...person.attributes })

function eventOf(
  poolId: string,
  person: PoolPerson,
  session: PoolSession,
  trigger: TokenTrigger,
): PreTokenGenerationV2TriggerEvent {
  return {
    version: '2',
    triggerSource: trigger,
    region: localRegion,
    userPoolId: poolId,
    userName: person.sub,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: session.clientId },
    request: {
      userAttributes: { ...attributesOf(person), 'cognito:user_status': person.status },
      groupConfiguration: { groupsToOverride: [], iamRolesToOverride: [] },
      scopes: [ownScope],
    },
    // Cognito hands over null and lets the function fill it; the type knows only the filled one.
    response: { claimsAndScopeOverrideDetails: null } as unknown as PreTokenGenerationV2TriggerEvent['response'],
  }
}

function sharedClaims(poolId: string, person: PoolPerson, session: PoolSession): Claims {
  const now = Math.floor(Date.now() / 1000)
  return {
    sub: person.sub,
    iss: issuerOf(poolId),
    origin_jti: session.origin,
    event_id: randomUUID(),
    auth_time: session.authTime,
    iat: now,
    exp: now + secondsValid,
  }
}

const attributeClaims = ({ attributes }: PoolPerson): Claims =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, name.endsWith('_verified') ? value === 'true' : value]),
  )

interface Changes {
  readonly claimsToAddOrOverride?: Readonly<Record<string, unknown>> | undefined
}

const fixedInBoth = [
  'at_hash',
  'auth_time',
  'azp',
  'exp',
  'iat',
  'iss',
  'jti',
  'nbf',
  'nonce',
  'origin_jti',
  'sub',
  'token_use',
]
const fixedInAccess = new Set([
  ...fixedInBoth,
  'acr',
  'amr',
  'client_id',
  'device_key',
  'event_id',
  'scope',
  'username',
  'version',
])
const fixedInId = new Set([...fixedInBoth, 'aud', 'cognito:username', 'identities', 's_hash'])

/** A function can not say who someone is or how long the token is good: Cognito leaves those claims as they are. */
function withChanges(claims: Claims, fixed: ReadonlySet<string>, changes: Changes | undefined): Claims {
  const added = Object.entries(changes?.claimsToAddOrOverride ?? {}).filter(([name]) => !fixed.has(name))
  return { ...claims, ...Object.fromEntries(added) }
}
