import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PreSignUpTriggerEvent } from 'aws-lambda'
import { providerEmail, providerVerified } from '../../../shared/network/session/provider.ts'
import { localRegion } from '../environment.ts'
import { readBody, sendJson } from '../loopback.ts'
import type { Identity } from './identities.ts'
import type { Authorization, Parts } from './operation.ts'
import { PoolError } from './poolError.ts'
import { providerPageOf } from './providerPage.ts'
import { signedIn } from './signIn.ts'
import { callTrigger } from './triggers.ts'

/**
 * The pool's address for sign-in with what an organization has: OAuth's code flow with PKCE as Cognito serves it, and in place
 * of the organization a page on which whoever tries it says who they are.
 */

const leadTo = (response: ServerResponse, address: string) =>
  void response.writeHead(302, { location: address, 'cache-control': 'no-store' }).end()
const refuse = (response: ServerResponse, error: string, status = 400) =>
  sendJson(response, status, { error }, { 'cache-control': 'no-store' })

const back = ({ redirectUri, state }: Authorization, parameters: Record<string, string>) =>
  `${redirectUri}?${new URLSearchParams({ ...parameters, state })}`

/** Cognito takes the addresses that the client names; here they are the pages of this machine. */
const isOwn = (address: string, { headers }: IncomingMessage) =>
  URL.canParse(address) && new URL(address).host === headers.host

function authorize(request: IncomingMessage, response: ServerResponse, query: URLSearchParams, parts: Parts) {
  const asked = (name: string) => query.get(name) ?? ''
  const [provider, clientId, redirectUri] = [asked('identity_provider'), asked('client_id'), asked('redirect_uri')]
  const isKnown = parts.clientIds.includes(clientId) && parts.providers.some(({ id }) => id === provider)
  if (!isKnown || !isOwn(redirectUri, request)) return refuse(response, 'invalid_request')
  if (asked('response_type') !== 'code' || asked('code_challenge_method') !== 'S256' || asked('code_challenge') === '')
    return refuse(response, 'unsupported_response_type')
  const [state, challenge] = [asked('state'), asked('code_challenge')]
  const key = parts.authorizations.put({ provider, clientId, redirectUri, state, challenge })
  leadTo(response, `provider?${new URLSearchParams({ request: key })}`)
}

function showProvider(response: ServerResponse, key: string, parts: Parts) {
  const begun = parts.authorizations.get(key)
  const provider = parts.providers.find(({ id }) => id === begun?.provider)
  if (!provider) return refuse(response, 'invalid_request')
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(providerPageOf(provider.name, key))
}

const signUpOf = (poolId: string, { provider, name }: Identity, address: string, isVerified: boolean) =>
  ({
    version: '1',
    triggerSource: 'PreSignUp_ExternalProvider',
    region: localRegion,
    userPoolId: poolId,
    userName: `${provider}_${name}`,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: '' },
    request: {
      userAttributes: {
        [`custom:${providerEmail}`]: address,
        [`custom:${providerVerified}`]: String(isVerified),
        'cognito:email_alias': '',
        'cognito:phone_number_alias': '',
      },
      validationData: {},
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  }) satisfies PreSignUpTriggerEvent

/** The provider's answer: the person whom its name is linked to, after the function was asked where it is new. */
async function returnFromProvider(response: ServerResponse, form: URLSearchParams, parts: Parts) {
  const key = form.get('request') ?? ''
  const begun = parts.authorizations.get(key)
  if (!begun) return refuse(response, 'invalid_request')
  parts.authorizations.remove(key)
  const address = (form.get('address') ?? '').trim()
  const name = createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 20)
  const identity = { provider: begun.provider, name }
  try {
    if (parts.identities.find(identity) === undefined && parts.preSignUp)
      await callTrigger('PreSignUp', parts.preSignUp, signUpOf(parts.poolId, identity, address, form.has('verified')))
    const person = parts.people.find(parts.identities.find(identity) ?? '')
    if (!person?.enabled) throw new PoolError('UserLambdaValidationException', 'User is not enabled')
    const { state: _, provider: __, ...rest } = begun
    leadTo(response, back(begun, { code: parts.codes.put({ ...rest, sub: person.sub }) }))
  } catch (fault) {
    if (!(fault instanceof PoolError)) throw fault
    leadTo(response, back(begun, { error: 'invalid_request', error_description: fault.message }))
  }
}

async function giveTokens(response: ServerResponse, form: URLSearchParams, parts: Parts) {
  const code = form.get('code') ?? ''
  const given = parts.codes.get(code)
  parts.codes.remove(code)
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  const isRight =
    form.get('grant_type') === 'authorization_code' &&
    given?.clientId === form.get('client_id') &&
    given?.redirectUri === form.get('redirect_uri') &&
    given?.challenge === challenge
  const person = given && parts.people.find(given.sub)
  if (!isRight || !person?.enabled) return refuse(response, 'invalid_grant')
  const { AuthenticationResult: made } = await signedIn(person, given.clientId, 'TokenGeneration_HostedAuth', parts)
  const { AccessToken: access_token, IdToken: id_token, RefreshToken: refresh_token } = made
  const tokens = { access_token, id_token, refresh_token, token_type: 'Bearer', expires_in: made.ExpiresIn }
  sendJson(response, 200, tokens, { 'cache-control': 'no-store' })
}

const maxForm = 10_000

/** Serves a request to the pool's own address; false when it is none. */
export async function serveOauth(request: IncomingMessage, response: ServerResponse, parts: Parts): Promise<boolean> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local')
  const form = async () => new URLSearchParams((await readBody(request, maxForm)).toString())
  const served = `${request.method} ${pathname.replace(/^\/pool\//, '')}`
  if (served === 'GET oauth2/authorize') authorize(request, response, searchParams, parts)
  else if (served === 'GET oauth2/provider') showProvider(response, searchParams.get('request') ?? '', parts)
  else if (served === 'POST oauth2/provider') await returnFromProvider(response, await form(), parts)
  else if (served === 'POST oauth2/token') await giveTokens(response, await form(), parts)
  else if (served === 'GET logout' && isOwn(searchParams.get('logout_uri') ?? '', request))
    leadTo(response, searchParams.get('logout_uri') ?? '')
  else return false
  return true
}
