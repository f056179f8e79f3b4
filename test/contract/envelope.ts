import { beforeAll, describe, expect, it } from 'vitest'
import { StoredResponse, storedResponseKey } from '../../functions/core/table/idempotency.ts'
import { table } from '../../functions/core/table/table.ts'
import { call, eventOf, send } from '../engine/call.ts'
import { callers } from '../engine/callers.ts'
import { stored } from '../engine/donations.ts'
import { tableHash } from '../engine/stored.ts'
import type { Target } from '../engine/target.ts'
import { hasRole } from './authorization.ts'
import type { Example, ListedEndpoint } from './example.ts'

/** Rules of every endpoint alike: the envelope, the refusal of malformed input, validators and prefetches. */

const prefetches: Record<string, string>[] = [
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
]
const malformedBodies = ['', '{', 'null', '[]', '"text"', '7']
const malformedIds = ['abc', '0', '-1', '1.5', '9007199254740993', '', ' ', '1e400']

/** Caller of an endpoint where one will do. */
export function callerOf(example: Example) {
  const { by } = example
  const caller = callers.find((one) => (by ? one.Role === by : hasRole(example, one)))
  if (!caller) throw new Error('No caller has a role of this endpoint')
  return caller
}

/** A test for the endpoints it applies to. */
const itWhen = (applies: unknown, title: string, body: () => Promise<void>) => {
  if (applies) it(title, body)
}

const fieldsOf = (schema: ListedEndpoint['params']) => Object.keys(schema.def.shape)

export function proveEnvelope(
  endpoint: ListedEndpoint,
  example: Example,
  tenant: () => Promise<readonly Target[]>,
): void {
  const caller = callerOf(example)
  const { onlyOnce } = example
  let own: Target
  const input = () => example.input(own, caller) as Record<string, unknown>
  const ask = (more: object = {}, headers: Record<string, string> = {}) =>
    call(endpoint, caller, { ...input(), ...more } as never, { headers: { ...example.headers?.(own), ...headers } })
  const sent = (schema: ListedEndpoint['params']) => {
    const given = fieldsOf(schema).filter((name) => input()[name] !== undefined)
    return Object.fromEntries(given.map((name) => [name, String(input()[name])]))
  }
  const sendRaw = (parts: { query?: Record<string, string>; body?: string }) =>
    send(
      endpoint,
      eventOf({ endpoint, caller, path: sent(endpoint.params), headers: example.headers?.(own) ?? {}, ...parts }),
    )

  describe(`${endpoint.id}: envelope and headers`, () => {
    const renew = async () => {
      const [first] = await tenant()
      if (first) own = first
    }
    beforeAll(renew)

    itWhen(!endpoint.file, 'answers in the envelope, with exactly the fields of its schema', async () => {
      const { answer, headers } = await ask()
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      const fields = answer.Successful ? ['Successful', 'Value'] : ['FailureReason', 'Successful']
      expect(Object.keys(answer).sort()).toEqual(fields)
      if (answer.Successful) expect(endpoint.value.parse(answer.Value)).toEqual(answer.Value)
    })

    itWhen(endpoint.file, 'answers a file of its media type, as an attachment that is not cached', async () => {
      const { status, headers } = await ask()
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        endpoint.file?.startsWith('text/') ? `${endpoint.file}; charset=utf-8` : endpoint.file,
        'no-store',
      ])
      expect(headers['content-disposition']).toMatch(/^attachment; filename="[^"]+"$/)
    })

    itWhen(endpoint.idempotent, 'answers a repeated call by its key, and changes nothing a second time', async () => {
      await renew()
      const [key, sentTwice] = ['sent-a-second-time', input()]
      const asked = () => call(endpoint, caller, sentTwice as never, { headers: { 'idempotency-key': key } })
      const untouched = await tableHash()
      const first = await asked()
      const after = await tableHash()
      if (!first.answer.Successful || after === untouched) return expect(after).toBe(untouched)
      expect(await table.get(storedResponseKey(caller.UserID, endpoint.id, key), StoredResponse)).toBeDefined()
      const { Value } = first.answer
      expect((await asked()).answer.Value).toEqual(onlyOnce ? { ...(Value as object), [onlyOnce]: null } : Value)
      expect(await tableHash()).toBe(after)
    })

    itWhen(!endpoint.file, 'refuses an unknown query field by name', async () => {
      const { status, answer } = await sendRaw({ query: { ...sent(endpoint.query), surprise: '1' }, body: '{}' })
      expect([status, answer.Successful]).toEqual([400, false])
      expect(answer.Message).toContain('surprise')
    })

    itWhen(endpoint.body, 'refuses an unknown body field by name', async () => {
      const { status, answer } = await ask({ SurprisingField: true })
      expect([status, answer.Message]).toEqual([400, expect.stringContaining('SurprisingField')])
    })

    itWhen(endpoint.body, 'refuses a body that is not an object, and one that is too large', async () => {
      for (const body of malformedBodies) expect((await sendRaw({ body })).status, body).toBe(400)
      const large = JSON.stringify({ Notes: 'x'.repeat(endpoint.maxBody) })
      expect((await sendRaw({ body: large })).status).toBe(413)
    })

    const [firstParameter] = fieldsOf(endpoint.params)
    itWhen(firstParameter, 'refuses a malformed id in the path', async () => {
      for (const value of malformedIds) {
        const { status, answer } = await ask({ [firstParameter ?? '']: value })
        expect([status, answer.Message], JSON.stringify(value)).toEqual([
          400,
          expect.stringMatching(new RegExp(`^${firstParameter}: `)),
        ])
      }
    })

    itWhen(
      endpoint.method === 'GET' && !endpoint.mutates && !endpoint.file,
      'answers 304 when the ETag matches',
      async () => {
        const first = await ask()
        if (!first.answer.Successful) return expect(first.answer.FailureReason).toMatch(/receipt|no file/)
        expect(first.headers).toMatchObject({
          'cache-control': 'private, no-cache',
          vary: 'accept-language, authorization, api-version',
        })
        const { etag = '' } = first.headers
        for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
          const again = await ask({}, { 'if-none-match': known })
          expect([again.status, again.body, again.headers.etag]).toEqual([304, '', etag])
        }
        expect((await ask({}, { 'if-none-match': '"other"' })).status).toBe(200)
      },
    )

    itWhen(
      endpoint.method === 'GET' && endpoint.mutates,
      'a GET that changes state refuses a prefetch, is not cached, and can be repeated',
      async () => {
        await renew()
        const before = await stored(own.donationId)
        for (const headers of prefetches) expect((await ask({}, headers)).status).toBe(403)
        expect(await stored(own.donationId)).toEqual(before)
        const first = await ask()
        expect(first.headers['cache-control']).toBe('no-store')
        expect(first.headers.etag).toBeUndefined()
        expect(first.answer.Successful).toBe(true)
        const after = await stored(own.donationId)
        const again = await ask()
        expect(again.answer).toEqual(first.answer)
        expect(await stored(own.donationId)).toEqual(after)
      },
    )
  })
}
