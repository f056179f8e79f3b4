import * as z from 'zod/mini'
import { catalogue } from '../../../shared/catalogue.ts'
import { background } from '../http/background.ts'
import { log } from '../log.ts'
import { setting } from '../setting.ts'

/**
 * Asks what a person's browser asks first, by the tenant's own web address: an address that leads nowhere, a
 * CloudFront that refuses, an app without its files or a user pool that is closed is seen by no other alarm.
 */

const patienceMs = 8_000

const pathOf = (wanted: string) => catalogue.find(({ id }) => id === wanted)?.path ?? `/${wanted}`

async function ask(url: string, wanted: number, request: RequestInit = {}): Promise<string> {
  const answer = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
  const text = await answer.text()
  if (answer.status !== wanted) throw new Error(`${new URL(url).pathname} answered ${answer.status}`)
  return text
}

/** The sign-in page with the first of its scripts, whose name changes with each release. */
async function openPage(web: string): Promise<void> {
  const [, script] = (await ask(`${web}/`, 200)).match(/<script[^>]* src="([^"]+)"/) ?? []
  if (!script) throw new Error('The page has no script')
  await ask(new URL(script, `${web}/`).href, 200)
}

const Config = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  userPoolEndpoint: z.optional(z.string()),
})

/** The first step of signing in, which the pool answers for any name alike: nobody has to have an account for the check. */
async function beginSignIn(web: string): Promise<void> {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = Config.parse(
    JSON.parse(await ask(`${web}/config.json`, 200)),
  )
  const pool = userPoolEndpoint ?? `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/`
  const answer = await ask(pool, 200, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      ClientId: userPoolClientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: 'check-from-outside@gleanery.invalid', SRP_A: 'a'.repeat(512) },
    }),
  })
  if (!answer.includes('PASSWORD_VERIFIER')) throw new Error('The user pool asks for no password')
}

/** Without a token it has to be refused by the authorizer, and not by CloudFront or for want of a route. */
const askSession = (web: string) => ask(web + pathOf('getSession'), 401)

/**
 * One call through every part: a donation with a wrong key. The function reads the table, writes a count of wrong keys from this address,
 * which expires by itself, and refuses in an answer of its own.
 */
async function write(web: string): Promise<void> {
  const body = {
    Reference: 'check-from-outside',
    LocationCode: 'none',
    categories: [{ DonationCategoryID: 1, Pounds: 1 }],
    StorageRequirementIDs: [],
    DonorRecordedPickupDate: null,
    PickupTimeTypeID: 1,
    Notes: '',
  }
  const headers = { 'content-type': 'application/json', 'access-code': 'none' }
  const url = web + pathOf('postDonorDonation').replace('{donorId}', '1')
  const answer = await ask(url, 401, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.includes('"Successful":false')) throw new Error('The refusal is not the function’s')
}

const steps = { page: openPage, 'sign-in': beginSignIn, session: askSession, write }

/** All steps, so that the log names each that fails. */
export const handler = background<unknown, { readonly passed: number }>('session/checkFromOutside').handler(
  async () => {
    const web = setting('WEB_URL')
    const asked = Object.entries(steps).map(async ([step, take]) => {
      try {
        await take(web)
        return []
      } catch (error) {
        log.warn('outside step failed', { step, error: error instanceof Error ? error : String(error) })
        return [step]
      }
    })
    const failed = (await Promise.all(asked)).flat()
    if (failed.length > 0) throw new Error(`From outside these fail: ${failed.join(', ')}`)
    return { passed: asked.length }
  },
)
