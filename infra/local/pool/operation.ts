import * as z from 'zod/mini'
import type { Attempts, Quota } from './attempts.ts'
import type { Identities } from './identities.ts'
import type { Post } from './messages.ts'
import type { CustomChallenge, OpenChallenge } from './openChallenge.ts'
import type { People, PoolPerson } from './people.ts'
import { invalidParameter, notAuthorized, PoolError } from './poolError.ts'
import type { PoolSession, Sessions } from './sessions.ts'
import type { ShortLived } from './shortLived.ts'
import type { Handshake } from './srp.ts'
import { type Issuer, issuerOf, type TokenTrigger } from './tokens.ts'
import type { PostConfirmation, PreSignUp } from './triggers.ts'

/** Somebody who was sent to a provider's page, and the page that they come back to. */
export interface Authorization {
  readonly provider: string
  readonly clientId: string
  readonly redirectUri: string
  readonly state: string
  readonly challenge: string
}
interface Code extends Omit<Authorization, 'provider' | 'state'> {
  readonly sub: string
}

/** State that the operations of the pool work on. */
export interface Parts extends Issuer, Post {
  readonly clientIds: readonly string[]
  readonly postConfirmation: PostConfirmation | undefined
  readonly preSignUp: PreSignUp | undefined
  /** Without it nobody signs in by a challenge of the tenant's own. */
  readonly customChallenge: CustomChallenge | undefined
  readonly customChallenges: ShortLived<OpenChallenge>
  /** Organizations whose people sign in with what they have there. */
  readonly providers: readonly { readonly id: string; readonly name: string }[]
  readonly identities: Identities
  readonly authorizations: ShortLived<Authorization>
  readonly codes: ShortLived<Code>
  /** Of this pool alone: makes what it invents for strangers the same each time, and its codes unreadable on disk. */
  readonly secret: string
  readonly people: People
  readonly sessions: Sessions
  readonly handshakes: ShortLived<{
    readonly person: PoolPerson
    readonly isStranger: boolean
    readonly handshake: Handshake
  }>
  readonly newPasswords: ShortLived<{ readonly sub: string; readonly clientId: string }>
  /** People who proved their password and still have to give a code. */
  readonly codeChallenges: ShortLived<{
    readonly sub: string
    readonly clientId: string
    readonly trigger: TokenTrigger
  }>
  readonly wrongPasswords: Attempts
  readonly wrongCodes: Attempts
  readonly codesAsked: Quota
  readonly codesTried: Quota
}

export type Operation = (asked: unknown, parts: Parts) => Promise<object>
type Answer = object | Promise<object>

export function operation<T>(input: z.ZodMiniType<T>, run: (asked: T, parts: Parts) => Answer): Operation {
  return async (asked, parts) => {
    const parsed = input.safeParse(asked)
    if (!parsed.success) throw invalidParameter(z.prettifyError(parsed.error))
    return run(parsed.data, parts)
  }
}

/** Asked by the web app, which names its client. */
export const byClient = <T extends { ClientId: string }>(
  input: z.ZodMiniType<T>,
  run: (asked: T, parts: Parts) => Answer,
) =>
  operation(input, (asked, parts) => {
    if (parts.clientIds.includes(asked.ClientId)) return run(asked, parts)
    throw new PoolError('ResourceNotFoundException', `User pool client ${asked.ClientId} does not exist.`)
  })

/** Asked by someone who is signed in. */
export const byHolder = <T extends { AccessToken: string }>(
  input: z.ZodMiniType<T>,
  run: (asked: T, holder: PoolPerson, parts: Parts) => Answer,
) => operation(input, (asked, parts) => run(asked, holderOf(asked.AccessToken, parts), parts))

/** Asked by a function of the app, with the rights of the tenant. */
export const byAdmin = <T extends { UserPoolId: string }>(
  input: z.ZodMiniType<T>,
  run: (asked: T, parts: Parts) => Answer,
) =>
  operation(input, (asked, parts) => {
    if (asked.UserPoolId === parts.poolId) return run(asked, parts)
    throw new PoolError('ResourceNotFoundException', `User pool ${asked.UserPoolId} does not exist.`)
  })

export const byAdminOn = <T extends { UserPoolId: string; Username: string }>(
  input: z.ZodMiniType<T>,
  run: (asked: T, person: PoolPerson, parts: Parts) => Answer,
) =>
  byAdmin(input, (asked, parts) => {
    const person = parts.people.find(asked.Username)
    if (person) return run(asked, person, parts)
    throw new PoolError('UserNotFoundException', 'User does not exist.')
  })

function holderOf(accessToken: string, { poolId, signing, sessions, people }: Parts): PoolPerson {
  const claims = signing.read(accessToken)
  if (claims?.token_use !== 'access' || claims.iss !== issuerOf(poolId)) throw notAuthorized('Invalid Access Token')
  if (Number(claims.exp) * 1000 <= Date.now()) throw notAuthorized('Access Token has expired')
  const session = sessions.byOrigin(String(claims.origin_jti))
  if (!session || session.revoked) throw notAuthorized('Access Token has been revoked')
  return personOf(session, people)
}

/** Person of the sign-in; nobody any more when they were deleted or disabled meanwhile. */
export function personOf(session: PoolSession, people: People): PoolPerson {
  const person = people.find(session.sub)
  if (!person) throw new PoolError('UserNotFoundException', 'User does not exist.')
  if (!person.enabled) throw notAuthorized('User is disabled.')
  return person
}
