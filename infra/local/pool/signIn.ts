import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { answered, nextChallenge } from './customChallenge.ts'
import { byClient, type Operation, type Parts, personOf } from './operation.ts'
import { checkPassword } from './passwords.ts'
import type { PoolPerson } from './people.ts'
import { invalidParameter, notAuthorized, PoolError } from './poolError.ts'
import { hasSecondFactor, takeCode } from './secondFactor.ts'
import { challenge, makeVerifier, proves } from './srp.ts'
import { issue, type TokenTrigger } from './tokens.ts'

/** Signing in and staying so: the browser proves its password, may have to set a new one, and gets tokens. */

const Strings = z.record(z.string(), z.string())

const initiateAuth = byClient(
  z.object({ ClientId: z.string(), AuthFlow: z.string(), AuthParameters: z.optional(Strings) }),
  ({ ClientId, AuthFlow, AuthParameters = {} }, parts) => {
    if (AuthFlow === 'USER_SRP_AUTH') return startSrp(AuthParameters, parts)
    if (AuthFlow === 'CUSTOM_AUTH') return startCustom(AuthParameters, ClientId, parts)
    throw invalidParameter(`${AuthFlow} flow not enabled for this client`)
  },
)

function startSrp({ USERNAME = '', SRP_A = '' }: Readonly<Record<string, string>>, parts: Parts) {
  if (USERNAME === '') throw invalidParameter('Missing required parameter USERNAME')
  const known = parts.people.find(USERNAME)
  const person = known?.verifier ? known : strangerNamed(USERNAME, parts)
  const handshake = person.verifier && challenge(SRP_A, person.verifier)
  if (!person.verifier || !handshake) throw invalidParameter('Invalid SRP_A')
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: person.verifier.salt,
      SRP_B: handshake.B.toString(16),
      SECRET_BLOCK: parts.handshakes.put({ person, isStranger: person !== known, handshake }),
      USER_ID_FOR_SRP: person.sub,
      USERNAME: person.sub,
    },
  }
}

function startCustom({ USERNAME = '' }: Readonly<Record<string, string>>, clientId: string, parts: Parts) {
  if (USERNAME === '') throw invalidParameter('Missing required parameter USERNAME')
  const known = parts.people.find(USERNAME)
  const attempt = { clientId, person: known ?? strangerNamed(USERNAME, parts), isStranger: known === undefined }
  return nextChallenge(attempt, [], parts)
}

/** Each answer is one step: the tenant's function says whether there is another. */
async function endCustom(responses: Readonly<Record<string, string>>, session: string, clientId: string, parts: Parts) {
  const waiting = parts.customChallenges.get(session)
  if (!waiting || waiting.attempt.clientId !== clientId) throw notAuthorized('Invalid session for the user.')
  parts.customChallenges.remove(session)
  const { attempt, session: results } = await answered(waiting, responses.ANSWER ?? '', parts)
  const next = await nextChallenge(attempt, results, parts)
  return next ?? signedIn(attempt.person, clientId, 'TokenGeneration_Authentication', parts)
}

/** Someone who does not exist gets a challenge as everybody does, the same salt each time, and fails like a wrong password. */
function strangerNamed(name: string, { poolId, secret }: Parts): PoolPerson {
  const invented = (what: string) => createHmac('sha256', secret).update(`${what} ${name.toLowerCase()}`).digest('hex')
  const [a, b, c, d, e] = /^(.{8})(.{4}).(.{3})(.{4})(.{12})/.exec(invented('sub'))?.slice(1) ?? []
  const sub = `${a}-${b}-4${c}-${d}-${e}`
  const verifier = makeVerifier({ poolId, userName: sub }, invented('password'), invented('salt').slice(0, 32))
  const rest = { temporaryUntil: null, resetCode: null, createdAt: 0, changedAt: 0 }
  return { sub, verifier, attributes: {}, status: 'CONFIRMED', enabled: true, ...rest }
}

const respondToAuthChallenge = byClient(
  z.object({
    ClientId: z.string(),
    ChallengeName: z.string(),
    ChallengeResponses: z.optional(Strings),
    Session: z.optional(z.string()),
  }),
  ({ ClientId, ChallengeName, ChallengeResponses = {}, Session = '' }, parts) => {
    if (ChallengeName === 'PASSWORD_VERIFIER') return endSrp(ChallengeResponses, ClientId, parts)
    if (ChallengeName === 'NEW_PASSWORD_REQUIRED') return takeNewPassword(ChallengeResponses, Session, ClientId, parts)
    if (ChallengeName === 'CUSTOM_CHALLENGE') return endCustom(ChallengeResponses, Session, ClientId, parts)
    if (ChallengeName === 'SOFTWARE_TOKEN_MFA') return endCodeChallenge(ChallengeResponses, Session, ClientId, parts)
    throw invalidParameter(`Unsupported challenge ${ChallengeName}`)
  },
)

function endSrp(responses: Readonly<Record<string, string>>, clientId: string, parts: Parts) {
  const person = proven(responses, parts)
  if (!person.enabled) throw notAuthorized('User is disabled.')
  if (person.status === 'CONFIRMED') return admitted(person, clientId, 'TokenGeneration_Authentication', parts)
  if ((person.temporaryUntil ?? 0) <= Date.now())
    throw notAuthorized('Temporary password has expired and must be reset by an administrator.')
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    ChallengeParameters: {
      USER_ID_FOR_SRP: person.sub,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(person.attributes),
    },
    Session: parts.newPasswords.put({ sub: person.sub, clientId }),
  }
}

/** Person whose password the browser has just shown to know. */
function proven(
  responses: Readonly<Record<string, string>>,
  { poolId, handshakes, wrongPasswords, people }: Parts,
): PoolPerson {
  const secret = responses.PASSWORD_CLAIM_SECRET_BLOCK ?? ''
  const begun = handshakes.get(secret)
  if (!begun) throw notAuthorized('Invalid session for the user.')
  handshakes.remove(secret)
  const { person, isStranger, handshake } = begun
  if (wrongPasswords.isLocked(person.sub)) throw notAuthorized('Password attempts exceeded')
  const now = isStranger ? person : people.find(person.sub)
  const claim = {
    secretBlock: Buffer.from(secret, 'base64'),
    timestamp: responses.TIMESTAMP ?? '',
    signature: responses.PASSWORD_CLAIM_SIGNATURE ?? '',
  }
  if (!proves({ poolId, userName: person.sub }, handshake, claim) || isStranger || !now) {
    wrongPasswords.failed(person.sub)
    throw notAuthorized()
  }
  wrongPasswords.succeeded(person.sub)
  return now
}

function takeNewPassword(responses: Readonly<Record<string, string>>, session: string, clientId: string, parts: Parts) {
  const waiting = parts.newPasswords.get(session)
  const person = waiting && parts.people.find(waiting.sub)
  if (!person || waiting.clientId !== clientId || person.status !== 'FORCE_CHANGE_PASSWORD')
    throw notAuthorized('Invalid session for the user.')
  if (!person.enabled) throw notAuthorized('User is disabled.')
  const confirmed = withPassword(person, responses.NEW_PASSWORD ?? '', parts)
  parts.newPasswords.remove(session)
  return admitted(confirmed, clientId, 'TokenGeneration_NewPasswordChallenge', parts)
}

/** Tokens for who proved the password, or the challenge of their second factor. */
function admitted(person: PoolPerson, clientId: string, trigger: TokenTrigger, parts: Parts) {
  if (!hasSecondFactor(person)) return signedIn(person, clientId, trigger, parts)
  return {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    ChallengeParameters: { USER_ID_FOR_SRP: person.sub },
    Session: parts.codeChallenges.put({ sub: person.sub, clientId, trigger }),
  }
}

/** A wrong code leaves the challenge open: another one may follow until it ends. */
function endCodeChallenge(
  responses: Readonly<Record<string, string>>,
  session: string,
  clientId: string,
  parts: Parts,
) {
  const waiting = parts.codeChallenges.get(session)
  const person = waiting && parts.people.find(waiting.sub)
  if (!person || waiting.clientId !== clientId || person.status !== 'CONFIRMED')
    throw notAuthorized('Invalid session for the user, session is expired.')
  if (!person.enabled) throw notAuthorized('User is disabled.')
  takeCode(person, responses.SOFTWARE_TOKEN_MFA_CODE ?? '', parts)
  parts.codeChallenges.remove(session)
  return signedIn(person, clientId, waiting.trigger, parts)
}

/** Gives someone a password of their own. */
export function withPassword(
  person: PoolPerson,
  password: string,
  { poolId, people, wrongPasswords }: Parts,
): PoolPerson {
  checkPassword(password)
  const verifier = makeVerifier({ poolId, userName: person.sub }, password)
  const confirmed: PoolPerson = { ...person, verifier, status: 'CONFIRMED', temporaryUntil: null, resetCode: null }
  people.save(confirmed)
  wrongPasswords.succeeded(person.sub)
  return confirmed
}

export async function signedIn(person: PoolPerson, clientId: string, trigger: TokenTrigger, parts: Parts) {
  const { session, refreshToken } = parts.sessions.open(person.sub, clientId)
  const tokens = await issue(parts, person, session, trigger)
  return { AuthenticationResult: { ...tokens, RefreshToken: refreshToken }, ChallengeParameters: {} }
}

const getTokensFromRefreshToken = byClient(
  z.object({ ClientId: z.string(), RefreshToken: z.string() }),
  async ({ ClientId, RefreshToken }, parts) => {
    const session = parts.sessions.byRefreshToken(RefreshToken)
    if (!session || session.clientId !== ClientId) throw notAuthorized('Invalid Refresh Token')
    if (session.revoked) throw notAuthorized('Refresh Token has been revoked')
    if (session.until <= Date.now()) throw notAuthorized('Refresh Token has expired')
    const person = personOf(session, parts.people)
    return { AuthenticationResult: await issue(parts, person, session, 'TokenGeneration_RefreshTokens') }
  },
)

const revokeToken = byClient(
  z.object({ ClientId: z.string(), Token: z.string() }),
  ({ ClientId, Token }, { sessions, signing }) => {
    if (signing.read(Token)) throw new PoolError('UnsupportedTokenTypeException', 'Unsupported token type')
    const session = sessions.byRefreshToken(Token)
    if (session && session.clientId !== ClientId)
      throw new PoolError('UnauthorizedException', 'The token was issued to another client.')
    if (session) sessions.revoke(session.origin)
    return {}
  },
)

export const signInOperations: Readonly<Record<string, Operation>> = {
  InitiateAuth: initiateAuth,
  RespondToAuthChallenge: respondToAuthChallenge,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  RevokeToken: revokeToken,
}
