import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { openDatabase } from './dataDirectory.ts'
import { type Handler, isFromPage, readJson, sendJson, serve } from './loopback.ts'
import { accountOperations, accountQuotas } from './pool/account.ts'
import { adminOperations } from './pool/admin.ts'
import { Attempts, Quota } from './pool/attempts.ts'
import { verifyToken } from './pool/authorizer.ts'
import { identitiesSchema, openIdentities } from './pool/identities.ts'
import type { Post } from './pool/messages.ts'
import { serveOauth } from './pool/oauth.ts'
import type { CustomChallenge } from './pool/openChallenge.ts'
import type { Operation, Parts } from './pool/operation.ts'
import { openPeople, peopleSchema } from './pool/people.ts'
import { PoolError } from './pool/poolError.ts'
import { secondFactorOperations } from './pool/secondFactor.ts'
import { openSessions, sessionsSchema } from './pool/sessions.ts'
import { ShortLived } from './pool/shortLived.ts'
import { signedIn, signInOperations } from './pool/signIn.ts'
import { type Claims, openSigning, settingsSchema, storedSetting } from './pool/signing.ts'
import type { PreToken, Tokens } from './pool/tokens.ts'
import type { PostConfirmation, PreSignUp } from './pool/triggers.ts'

/**
 * The people of the local app: a user pool that speaks Cognito, for the browser's sign-in and the functions' admin
 * calls. It keeps verifiers, never passwords, and survives a kill.
 */
export interface LocalPool {
  /** Every operation, for the functions. Nothing checks their rights, so pages are refused here. */
  readonly endpoint: string
  readonly poolId: string
  readonly clientId: string
  /** For the web app's `userPoolEndpoint`, at any path: what everybody may call, and the keys in `.well-known/jwks.json`. */
  readonly handler: Handler
  /** Claims of the API's JWT authorizer from an `Authorization` header; undefined means 401. */
  verifyToken(authorization: string | undefined): Claims | undefined
  /** A sign-in without a password. `userName` may be the own name, the e-mail address or the phone number. */
  issueTokens(userName: string): Promise<Tokens & { readonly RefreshToken: string }>
  stop(): Promise<void>
}

export interface PoolOptions extends Post {
  /** Directory of the SQLite file; without one, all is in memory. */
  readonly directory?: string | undefined
  readonly port?: number | undefined
  readonly poolId?: string | undefined
  readonly clientId?: string | undefined
  readonly preToken?: PreToken | undefined
  readonly postConfirmation?: PostConfirmation | undefined
  readonly preSignUp?: PreSignUp | undefined
  readonly customChallenge?: CustomChallenge | undefined
  readonly providers?: Parts['providers'] | undefined
}

const schema = [settingsSchema, peopleSchema, sessionsSchema, identitiesSchema].join(';\n')

export async function startPool(options: PoolOptions): Promise<LocalPool> {
  const { directory, port, poolId = 'us-east-1_Gleanery1', clientId = '1gleanery0web0app000000000' } = options
  if (directory !== undefined) mkdirSync(directory, { recursive: true })
  const database = openDatabase(directory === undefined ? undefined : join(directory, 'pool.db'), schema)
  const parts = partsOf(database, { ...options, poolId, clientId })
  const forEverybody = { ...signInOperations, ...accountOperations, ...secondFactorOperations }
  const operations = handlerOf(forEverybody, parts)
  const all = handlerOf({ ...forEverybody, ...adminOperations }, parts)
  const listening = await serve(
    (request, response) =>
      isFromPage(request)
        ? refuse(response, 'AccessDeniedException', 'Pages have no rights here.', 403)
        : all(request, response),
    port,
  )
  return {
    endpoint: listening.endpoint,
    poolId,
    clientId,
    handler: async (request, response) => {
      if (!(await serveOauth(request, response, parts))) await operations(request, response)
    },
    verifyToken: (authorization) => verifyToken(parts, authorization),
    issueTokens: async (userName) => {
      const person = parts.people.find(userName)
      if (!person) throw new Error(`Nobody signs in as ${userName}.`)
      return (await signedIn(person, clientId, 'TokenGeneration_Authentication', parts)).AuthenticationResult
    },
    stop: async () => {
      await listening.stop()
      database.close()
    },
  }
}

const partsOf = (database: DatabaseSync, options: PoolOptions & { poolId: string; clientId: string }): Parts => ({
  poolId: options.poolId,
  clientIds: [options.clientId],
  preToken: options.preToken,
  postConfirmation: options.postConfirmation,
  preSignUp: options.preSignUp,
  customChallenge: options.customChallenge,
  customChallenges: new ShortLived(),
  providers: options.providers ?? [],
  identities: openIdentities(database),
  authorizations: new ShortLived(),
  codes: new ShortLived(),
  secret: storedSetting(database, 'secret', () => randomBytes(32).toString('hex')),
  signing: openSigning(database),
  people: openPeople(database),
  sessions: openSessions(database),
  sendMail: options.sendMail,
  sendText: options.sendText,
  handshakes: new ShortLived(),
  newPasswords: new ShortLived(),
  codeChallenges: new ShortLived(),
  wrongPasswords: new Attempts(),
  wrongCodes: new Attempts(),
  codesAsked: new Quota(accountQuotas.codesAsked),
  codesTried: new Quota(accountQuotas.codesTried),
})

const service = 'AWSCognitoIdentityProviderService.'
const maxBytes = 131_072

const refuse = (response: Parameters<Handler>[1], type: string, message: string, status = 400) =>
  sendJson(response, status, { __type: type, message }, { 'x-amzn-errortype': type, ...headers })
const headers = { 'content-type': 'application/x-amz-json-1.1', 'cache-control': 'no-store' }

function handlerOf(operations: Readonly<Record<string, Operation>>, parts: Parts): Handler {
  return async (request, response) => {
    if (request.method === 'GET' && request.url?.endsWith('/.well-known/jwks.json'))
      return sendJson(response, 200, parts.signing.jwks)
    const target = String(request.headers['x-amz-target'] ?? '')
    const name = target.startsWith(service) ? target.slice(service.length) : ''
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
    if (request.method !== 'POST' || !operation)
      return refuse(response, 'UnknownOperationException', 'Unknown operation.')
    const asked = await readJson(request, maxBytes)
    try {
      sendJson(response, 200, await operation(asked, parts), headers)
    } catch (fault) {
      if (!(fault instanceof PoolError)) throw fault
      refuse(response, fault.type, fault.message)
    }
  }
}
