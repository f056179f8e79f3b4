import { randomUUID } from 'node:crypto'
import type { PreTokenGenerationTriggerEvent } from 'aws-lambda'
import { localRegion } from '../environment.ts'
import type { PoolPerson } from './people.ts'
import type { PoolSession } from './sessions.ts'
import type { Claims, TokenSigning } from './signing.ts'
import { callTrigger } from './triggers.ts'

/** The function that is called before each token, with what Cognito calls it with in every plan (event version 1). */
export type PreToken = (event: PreTokenGenerationTriggerEvent) => Promise<PreTokenGenerationTriggerEvent>
export type TokenTrigger =
  | 'TokenGeneration_Authentication'
  | 'TokenGeneration_NewPasswordChallenge'
  | 'TokenGeneration_RefreshTokens'
  | 'TokenGeneration_HostedAuth'

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
  if (issuer.preToken)
    await callTrigger('PreTokenGeneration', issuer.preToken, eventOf(issuer.poolId, person, session, trigger))
  const shared = sharedClaims(issuer.poolId, person, session)
  const sign = (own: Claims) => issuer.signing.sign({ ...shared, ...own, jti: randomUUID() })
  return {
    AccessToken: sign({ token_use: 'access', client_id: session.clientId, username: person.sub, scope: ownScope }),
    IdToken: sign({
      ...attributeClaims(person),
      token_use: 'id',
      aud: session.clientId,
      'cognito:username': person.sub,
    }),
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
): PreTokenGenerationTriggerEvent {
  return {
    version: '1',
    triggerSource: trigger,
    region: localRegion,
    userPoolId: poolId,
    userName: person.sub,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: session.clientId },
    request: {
      userAttributes: { ...attributesOf(person), 'cognito:user_status': person.status },
      groupConfiguration: { groupsToOverride: [], iamRolesToOverride: [] },
    },
    // Cognito hands over null and lets the function fill it; the type knows only the filled one.
    response: { claimsOverrideDetails: null } as unknown as PreTokenGenerationTriggerEvent['response'],
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
