import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { orderingKeys } from '../../functions/core/table/keys/ordering.ts'
import type { Caller } from '../../shared/core/access.ts'
import * as offers from '../../shared/rescue/offers/api.ts'
import { type Called, call, eventOf, send } from '../engine/call.ts'
import { callers } from '../engine/callers.ts'
import { people } from '../engine/smallTenant.ts'
import { isCount } from '../engine/stored.ts'
import type { Target } from '../engine/target.ts'
import { makeOwnTarget } from '../engine/targets.ts'
import { isFull } from '../engine/tier.ts'
import { recordCalls } from '../security/recorder.ts'
import { hasRole } from './authorization.ts'
import type { ListedEndpoint as Endpoint, Example } from './example.ts'
import { offers as offerExamples } from './examples/offers.ts'
import { hostileText, jsonOf, rawBody, spoilt } from './hostile.ts'
import { type Schema, schemaOf, validOf } from './valid.ts'

/**
 * Every endpoint, sent what its schema accepts and what no schema accepts: it answers within its contract, never with a
 * fault of its own, and what it refuses changes nothing.
 *
 * The full tier sends 150 to each, so that it ends within the hour. `npm run fuzz` sends a thousand and prints what became of
 * them; `FUZZ_RUNS` and `FUZZ_SEED` (a number, or `random`) say otherwise.
 */

const runs = Number(process.env.FUZZ_RUNS ?? (isFull ? 150 : 10))
const seed = process.env.FUZZ_SEED === 'random' ? Date.now() : Number(process.env.FUZZ_SEED ?? 20_261_120)
/** Requests to one tenant: then its resources may be cancelled, closed and deleted, and a new one is made. */
const perTenant = 50

type Fields = Record<string, unknown>
/** The fields of an object, or of all the objects that it may be. */
function shapeOf(schema: object): Fields {
  const { shape, options } = (schema as Schema)._zod.def
  return (shape ?? Object.assign({}, ...(options ?? []).map(shapeOf))) as Fields
}

/** A request as API Gateway hands it on. */
interface Sent {
  readonly caller: Caller | undefined
  readonly path: Record<string, string>
  readonly query: Record<string, string>
  readonly body: string | undefined
  readonly headers: Record<string, string>
  readonly isBase64Encoded: boolean
}

/** API Gateway decodes UTF-8, which holds no halves of characters. */
const urlText = hostileText.map((text) => text.slice(0, 3000).toWellFormed())
const asText = (value: unknown) => (typeof value === 'string' ? value.toWellFormed() : String(value))
const pick = (from: Fields, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => from[name] !== undefined).map((name) => [name, asText(from[name])]))

/** More than the authorization matrix asks for. */
const more: Record<string, (target: Target) => Fields> = {
  acceptMatch: ({ agencyId }) => ({ AgencyDriverID: agencyId * 10 + 1 }),
  createReceipt: ({ donationId }) => ({ adHocTransactionId: donationId }),
}

/** The input of the authorization matrix, with some fields as the schema alone would have them. */
function goodInput(endpoint: Endpoint, example: Example, caller: Caller, target: Target): fc.Arbitrary<Fields> {
  const aimed = { ...example.input(target, caller), ...more[endpoint.id]?.(target) } as Fields
  const parts = [endpoint.params, endpoint.query, ...(endpoint.body ? [endpoint.body] : [])]
  const made = fc.tuple(...parts.map((part) => validOf(schemaOf(part)) as fc.Arbitrary<Fields>))
  return fc.tuple(made, fc.func(fc.integer({ min: 0, max: 3 }))).map(([fields, dice]) => {
    const fromSchema = Object.assign({}, ...fields) as Fields
    const kept = Object.keys(fromSchema).filter((name) => dice(name) === 0)
    return { ...aimed, ...Object.fromEntries(kept.map((name) => [name, fromSchema[name]])) }
  })
}

function bodyOf(endpoint: Endpoint, input: Fields): fc.Arbitrary<string | undefined> {
  if (!endpoint.body)
    return fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: rawBody })
  const names = Object.keys(shapeOf(endpoint.body))
  const good = Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name)))
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(jsonOf(good)) },
    { weight: 5, arbitrary: spoilt(good).map(jsonOf) },
    { weight: 1, arbitrary: rawBody },
  )
}

/** Mostly what is asked for; else one of its values spoilt, twice there, or something that nobody asked for. */
function textsOf(good: Record<string, string>): fc.Arbitrary<Record<string, string>> {
  const names = Object.keys(good)
  const name = fc.oneof(fc.constantFrom('surprise', '__proto__', 'constructor', 'd', ...names), urlText)
  const spoiltTexts = fc
    .tuple(name, fc.oneof(urlText, fc.constantFrom('-0', '1e3', '0x10', ' 7 ', '7,7', '٣', '')))
    .map(([wrong, text]) => Object.fromEntries([...Object.entries(good), [wrong, text]]))
  return fc.oneof({ weight: 5, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: spoiltTexts })
}

const header = fc.oneof(
  fc.tuple(fc.constant('accept-language'), fc.oneof(fc.constantFrom('es', 'es-MX;q=0.9', '*', 'constructor'), urlText)),
  fc.tuple(fc.constant('idempotency-key'), fc.oneof(fc.uuid(), fc.constant('the-same-key'), urlText)),
  fc.tuple(fc.constant('if-none-match'), fc.oneof(fc.constantFrom('*', '""', 'W/"x"'), urlText)),
  fc.tuple(fc.constant('content-type'), fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data', '')),
  fc.tuple(fc.constant('sec-purpose'), fc.constantFrom('prefetch', 'prefetch;prerender', '')),
  fc.tuple(fc.constantFrom('origin', 'x-forwarded-host', 'host'), fc.constantFrom('https://evil.example', 'null')),
  fc.tuple(fc.constant('x-http-method-override'), fc.constantFrom('DELETE', 'TRACE')),
)
const headers = fc.array(header, { maxLength: 2 }).map((list) => Object.fromEntries(list))

export function requestTo(endpoint: Endpoint, example: Example, targets: readonly Target[]): fc.Arbitrary<Sent> {
  const allowed = callers.filter((caller) => hasRole(example, caller))
  const usual = allowed.filter(({ Role }) => Role === example.by)
  const caller = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...(usual.length > 0 ? usual : allowed)) },
    { weight: 1, arbitrary: fc.constantFrom(...callers, undefined) },
  )
  const target = fc.nat(targets.length - 1)
  return fc.tuple(caller, target).chain(([by, nth]) =>
    goodInput(endpoint, example, by ?? (allowed[0] as Caller), targets[nth] as Target).chain((input) =>
      fc.record({
        caller: fc.constant(by),
        path: textsOf(pick(input, Object.keys(shapeOf(endpoint.params)))).map((path) =>
          pick(path, Object.keys(shapeOf(endpoint.params))),
        ),
        query: textsOf(pick(input, Object.keys(shapeOf(endpoint.query)))),
        body: bodyOf(endpoint, input),
        headers: headers.map((more) => ({ ...example.headers?.(targets[nth] as Target), ...more })),
        isBase64Encoded: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
      }),
    ),
  )
}

export function eventFor(endpoint: Endpoint, { isBase64Encoded, body, ...request }: Sent) {
  const sent = isBase64Encoded && body !== undefined ? Buffer.from(body).toString('base64') : body
  const event: APIGatewayProxyEventV2WithJWTAuthorizer = eventOf({ endpoint, ...request, body: sent })
  return { ...event, isBase64Encoded }
}

/** Checks what holds for every answer, whatever was asked. */
function assertContract(endpoint: Endpoint, { status, answer, headers: sent, body }: Called<unknown>): void {
  expect(status, body).toBeLessThan(500)
  expect(sent['cache-control']).toMatch(/^(no-store|private, no-cache)$/)
  expect(sent['content-type']).toBeDefined()
  expect(sent['set-cookie']).toBeUndefined()
  const isFile = endpoint.file !== undefined && sent['content-disposition']?.startsWith('attachment')
  if (!isFile) expect(sent['content-type']).toBe('application/json; charset=utf-8')
  if (isFile) expect(status).toBe(200)
  else if (status === 304) expect([endpoint.mutates, body]).toEqual([false, ''])
  else if (status !== 200) {
    expect(Object.keys(answer).sort()).toEqual(['Message', 'Successful'])
    expect([answer.Successful, typeof answer.Message]).toEqual([false, 'string'])
    expect([400, 401, 403, 404, 409, 413, 429]).toContain(status)
  } else if (answer.Successful) expect(endpoint.value.parse(answer.Value)).toEqual(answer.Value)
  else expect(answer).toEqual({ Successful: false, FailureReason: expect.stringMatching(/\S/) })
}

const calls = recordCalls()
/** Partitions that reading an old list of products to order makes anew: that changes nothing. */
const productsToOrder = orderingKeys.orderableHead(0).pk.slice(0, -1)

/** Partitions of the table that the recorded calls changed, but for those that only count. */
const changed = () =>
  calls
    .filter(({ command, isDone }) => isDone && /Write|Put|Update|Delete/.test(command))
    .flatMap(({ input }) => [...JSON.stringify(input).matchAll(/"pk":"([^"]*)"/g)].map(([, pk = '']) => pk))
    .filter((pk) => !isCount(pk) && !pk.startsWith(productsToOrder))

async function holds(endpoint: Endpoint, sent: Sent): Promise<string> {
  calls.splice(0)
  const called = await send(endpoint, eventFor(endpoint, sent))
  assertContract(endpoint, called)
  const isDone = called.status === 200 && called.answer.Successful !== false
  // Wrong codes are counted, and calls with a donor's key; nothing else of such a call is written.
  const isWrongCode = endpoint.roles === 'anonymous' && [401, 404, 429].includes(called.status)
  if (isWrongCode) return String(called.status)
  if (!endpoint.mutates || (!isDone && endpoint.id !== 'postDonorDonation')) expect(changed()).toEqual([])
  return isDone ? 'done' : called.status === 200 ? 'refused' : String(called.status)
}

/** A donation that its agency has accepted: it can be closed and receipted. */
export async function acceptedTarget(): Promise<Target> {
  const own = await makeOwnTarget()
  const input = offerExamples.acceptMatch?.input(own, people.agencies[0])
  await call(offers.acceptMatch, people.agencies[0], input as never)
  return own
}

const counted = new Map<string, Record<string, number>>()
afterAll(() => {
  if (process.env.FUZZ_REPORT) console.table(Object.fromEntries(counted))
})

/** Random requests, good and hostile: the endpoint answers within its contract, and what it refuses changes nothing. */
export function proveFuzz(endpoint: Endpoint, example: Example, tenant: () => Promise<readonly Target[]>): void {
  describe(`${endpoint.id}: random requests`, () => {
    it('answers as its contract says, and a refused request writes nothing', {
      timeout: 60_000 + runs * 1000,
    }, async () => {
      const count: Record<string, number> = {}
      for (let done = 0; done < runs; done += perTenant) {
        const targets = await tenant()
        await fc.assert(
          fc.asyncProperty(requestTo(endpoint, example, targets), async (sent) => {
            const outcome = await holds(endpoint, sent)
            count[outcome] = (count[outcome] ?? 0) + 1
          }),
          { numRuns: Math.min(perTenant, runs - done), seed: seed + done, endOnFailure: false },
        )
      }
      counted.set(endpoint.id, count)
    })
  })
}
