import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { apiVersion, apiVersionHeader, area } from '../../../../shared/core/schema/endpoint.ts'
import { answerCache } from './answerCache.ts'
import { ApiError, addressOf, call, callFile, isLost, Refused, setUpClient } from './client.ts'

const { get, post, put } = area('shelf')
const shelf = {
  getThing: get('getThing', '/api/shelves/{shelf}/things/{id}', {
    summary: '',
    roles: 'anyone',
    resource: 'self',
    params: { shelf: z.string(), id: z.coerce.number<number>() },
    query: { search: z.optional(z.string()), rows: z.optional(z.coerce.number<number>()) },
    value: z.object({ Name: z.string() }),
  }),
  changeThing: put('changeThing', '/api/things/{id}', {
    summary: '',
    roles: 'anyone',
    resource: 'self',
    params: { id: z.coerce.number<number>() },
    query: { mode: z.optional(z.string()) },
    body: z.strictObject({ Name: z.string(), Note: z.optional(z.string()) }),
    value: z.null(),
    idempotent: true,
  }),
  acceptThing: get('acceptThing', '/api/things/{id}/accept', {
    summary: '',
    roles: 'anyone',
    resource: 'self',
    params: { id: z.coerce.number<number>() },
    value: z.null(),
    mutates: true,
  }),
  postThing: post('postThing', '/api/things', { summary: '', roles: 'anyone', resource: 'self', value: z.null() }),
  getPublic: get('getPublic', '/api/public', { summary: '', roles: 'anonymous', resource: 'tenant', value: z.null() }),
  getStrict: get('getStrict', '/api/strict', {
    summary: '',
    roles: 'anyone',
    resource: 'self',
    value: z.strictObject({ Name: z.string(), Hours: z.strictObject({ From: z.int() }) }),
  }),
  exportThings: get('exportThings', '/api/things/export', {
    summary: '',
    roles: 'anyone',
    resource: 'self',
    value: z.null(),
    file: 'text/csv',
  }),
}

interface Sent {
  url: string
  init: RequestInit
  header: (name: string) => string | null
}
let sent: Sent[]
let answers: (() => Response | Promise<Response>)[]
let tokens: { held: string | undefined; fresh: string | undefined }
let leaves: number

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
const value = (Value: unknown, headers?: Record<string, string>) => json({ Successful: true, Value }, 200, headers)

beforeEach(() => {
  sent = []
  answers = []
  tokens = { held: 'token-1', fresh: 'token-2' }
  leaves = 0
  answerCache.clear()
  let keys = 0
  setUpClient({
    fetch: async (url, init) => {
      sent.push({ url, init, header: (name) => new Headers(init.headers).get(name) })
      const answer = answers.shift()
      if (!answer) throw new Error(`no answer for ${url}`)
      return answer()
    },
    // A test before this one may have connected a browser's.
    acting: () => undefined,
    token: async (fresh) => (fresh ? tokens.fresh : tokens.held),
    language: () => 'es',
    signedOut: () => {
      leaves += 1
    },
    now: () => 1_000_000,
    newKey: () => {
      keys += 1
      return `key-${keys}`
    },
  })
})

describe('a request', () => {
  it('puts each field where its schema says: path, query, body', async () => {
    answers.push(value({ Name: 'a' }), value(null))
    await call(shelf.getThing, { shelf: 'top & left', id: 7, search: 'é', rows: 5 })
    await call(shelf.changeThing, { id: 7, mode: 'x', Name: 'b' })
    expect(sent[0]?.url).toBe('/api/shelves/top%20%26%20left/things/7?rows=5&search=%C3%A9&d=1000000')
    expect(sent[0]?.init).toMatchObject({ method: 'GET', body: null })
    expect(sent[1]?.url).toBe('/api/things/7?mode=x')
    expect(sent[1]?.init).toMatchObject({ method: 'PUT', body: '{"Name":"b"}' })
    expect(sent[1]?.header('content-type')).toBe('application/json')
  })
  it('sends the token, the language and, for reads, a fresh address', async () => {
    answers.push(value({ Name: 'a' }))
    await call(shelf.getThing, { shelf: 's', id: 1 })
    expect(sent[0]?.header('authorization')).toBe('Bearer token-1')
    expect(sent[0]?.header('accept-language')).toBe('es')
    expect(sent[0]?.url.endsWith('?d=1000000')).toBe(true)
  })
  it('sends no body where the endpoint has none', async () => {
    answers.push(value(null))
    await call(shelf.postThing, {})
    expect(sent[0]?.init.body).toBeNull()
    expect(sent[0]?.header('content-type')).toBeNull()
  })
  it('has one address for equal inputs, whatever their order', () => {
    expect(addressOf(shelf.getThing, { rows: 5, search: 'x', id: 1, shelf: 's' })).toBe(
      addressOf(shelf.getThing, { shelf: 's', id: 1, search: 'x', rows: 5 }),
    )
    expect(addressOf(shelf.getThing, { shelf: 's', id: 1, search: undefined })).toBe('/api/shelves/s/things/1')
  })
  it('calls a public endpoint without asking who is there', async () => {
    tokens.held = undefined
    answers.push(value(null))
    await call(shelf.getPublic, {})
    expect(sent[0]?.header('authorization')).toBeNull()
    expect(leaves).toBe(0)
  })
})

describe('an answer', () => {
  const thing = { shelf: 's', id: 1 }
  it('is read by its schema', async () => {
    answers.push(value({ Name: 'a', Extra: 1 }), value({ Name: 5 }))
    expect(await call(shelf.getThing, thing)).toEqual({ Name: 'a' })
    await expect(call(shelf.getThing, thing)).rejects.toMatchObject({ name: 'ApiError', status: 502 })
  })
  it('of a later version is read without the fields that this one doesn’t know', async () => {
    answers.push(value({ Name: 'a', Hours: { From: 8, Zone: 'UTC' }, Since: '2027' }))
    expect(await call(shelf.getStrict, {})).toEqual({ Name: 'a', Hours: { From: 8 } })
    expect(sent[0]?.header(apiVersionHeader)).toBe(String(apiVersion))
  })
  it('that refuses is a Refused with its reason', async () => {
    answers.push(json({ Successful: false, FailureReason: 'Not today.' }))
    const refused = call(shelf.getThing, thing)
    await expect(refused).rejects.toBeInstanceOf(Refused)
    await expect(refused).rejects.toMatchObject({ reason: 'Not today.' })
  })
  it('other than 2xx is an ApiError with its status and message', async () => {
    answers.push(json({ Successful: false, Message: 'Changed by someone else.' }, 409))
    await expect(call(shelf.getThing, thing)).rejects.toMatchObject({
      status: 409,
      message: 'Changed by someone else.',
    })
  })
  it('that is not JSON is an ApiError with its status', async () => {
    answers.push(() => new Response('<html>', { status: 500 }))
    await expect(call(shelf.getThing, thing)).rejects.toMatchObject({ status: 500 })
  })
  it('that never arrives has status 0 and counts as lost; a refusal does not', async () => {
    answers.push(() => Promise.reject(new TypeError('failed to fetch')))
    const lost = await call(shelf.getThing, thing).catch((error: unknown) => error)
    expect(lost).toMatchObject({ name: 'ApiError', status: 0 })
    expect([lost, new ApiError(503, ''), new ApiError(409, ''), new Refused('no')].map(isLost)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('when too many people come at once', () => {
  const full = () => new Response('{"message":"Too Many Requests"}', { status: 429 })
  const noRoom = () => new Response('{"message":"Service Unavailable"}', { status: 503 })
  let waited: number[]
  beforeEach(() => {
    waited = []
    setUpClient({ pause: async (milliseconds) => void waited.push(milliseconds), random: () => 1 })
  })

  it('a change is sent again under the same key, later each time, until there is room', async () => {
    answers.push(full, noRoom, full, value(null))
    await call(shelf.changeThing, { id: 1, Name: 'a' })
    expect(new Set(sent.map((one) => one.header('idempotency-key'))).size).toBe(1)
    expect(waited).toEqual([1000, 2000, 4000])
  })

  it('those who were turned away together come back at different times', async () => {
    setUpClient({ random: () => 0 })
    answers.push(full, value({ Name: 'a' }))
    await call(shelf.getThing, { shelf: 's', id: 1 })
    expect(waited).toEqual([500])
  })

  it('it ends after half a minute, with a failure that says so', async () => {
    answers.push(...Array.from({ length: 6 }, () => full))
    await expect(call(shelf.getThing, { shelf: 's', id: 1 })).rejects.toMatchObject({ status: 429, message: '' })
    expect(waited.reduce((sum, one) => sum + one)).toBe(27_000)
  })

  it('a change without a key is sent again only when it did not run', async () => {
    answers.push(full, noRoom)
    await expect(call(shelf.postThing, {})).rejects.toMatchObject({ status: 503 })
    expect(sent).toHaveLength(2)
  })

  it('a refusal of the product’s own is told at once', async () => {
    answers.push(json({ Successful: false, Message: 'Closed for maintenance.' }, 503))
    await expect(call(shelf.getThing, { shelf: 's', id: 1 })).rejects.toMatchObject({
      message: 'Closed for maintenance.',
    })
    expect(waited).toEqual([])
  })
})

describe('a token', () => {
  it('that is refused is renewed once and the call repeated', async () => {
    answers.push(json({ Message: 'Unauthorized' }, 401), value(null))
    await call(shelf.changeThing, { id: 1, Name: 'a' })
    expect(sent.map((one) => one.header('authorization'))).toEqual(['Bearer token-1', 'Bearer token-2'])
    expect(leaves).toBe(0)
  })
  it('that is refused twice leads to the sign-in', async () => {
    answers.push(json({}, 401), json({}, 401))
    await expect(call(shelf.getThing, { shelf: 's', id: 1 })).rejects.toMatchObject({ status: 401 })
    expect(leaves).toBe(1)
  })
  it('that can not be renewed leads to the sign-in', async () => {
    tokens.fresh = undefined
    answers.push(json({}, 401))
    await expect(call(shelf.getThing, { shelf: 's', id: 1 })).rejects.toMatchObject({ status: 401 })
    expect([sent.length, leaves]).toEqual([1, 1])
  })
  it('that nobody has leads to the sign-in without a call', async () => {
    tokens.held = undefined
    await expect(call(shelf.getThing, { shelf: 's', id: 1 })).rejects.toMatchObject({ status: 401 })
    expect([sent.length, leaves]).toEqual([0, 1])
  })
})

describe('the idempotency key', () => {
  it('is sent only where the endpoint takes one, and stays the same when the call is repeated', async () => {
    answers.push(json({}, 401), value(null), value({ Name: 'a' }))
    await call(shelf.changeThing, { id: 1, Name: 'a' })
    await call(shelf.getThing, { shelf: 's', id: 1 })
    expect(sent.map((one) => one.header('idempotency-key'))).toEqual(['key-1', 'key-1', null])
  })
  it('is the action’s own when it has one', async () => {
    answers.push(value(null))
    await call(shelf.changeThing, { id: 1, Name: 'a' }, { key: 'mine' })
    expect(sent[0]?.header('idempotency-key')).toBe('mine')
  })
})

describe('an unchanged read', () => {
  const thing = { shelf: 's', id: 1 }
  it('is answered from what is known, also when a network in between made its tag weak', async () => {
    answers.push(value({ Name: 'a' }, { etag: 'W/"v1"' }), () => new Response(null, { status: 304 }))
    const first = await call(shelf.getThing, thing)
    const second = await call(shelf.getThing, thing)
    expect(sent[1]?.header('if-none-match')).toBe('"v1"')
    expect(second).toBe(first)
  })
  it('is known only in the language it was asked in', async () => {
    answers.push(value({ Name: 'a' }, { etag: '"v1"' }), value({ Name: 'b' }))
    await call(shelf.getThing, thing)
    setUpClient({ language: () => 'en' })
    await call(shelf.getThing, thing)
    expect(sent[1]?.header('if-none-match')).toBeNull()
  })
  it('is never assumed of a GET that changes something', async () => {
    answers.push(value(null, { etag: '"v1"' }), value(null))
    await call(shelf.acceptThing, { id: 1 })
    await call(shelf.acceptThing, { id: 1 })
    expect(sent[1]?.header('if-none-match')).toBeNull()
  })
})

describe('a file', () => {
  it('comes with the name the server gave it', async () => {
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="things.csv"',
    }
    answers.push(() => new Response('a,b', { headers }))
    const file = await callFile(shelf.exportThings, {})
    expect('blob' in file && (await file.blob.text())).toBe('a,b')
    expect('name' in file && file.name).toBe('things.csv')
  })
  it('that is large comes as its address, a refusal as its reason', async () => {
    answers.push(
      value({ Url: 'https://files.example/things.csv' }),
      json({ Successful: false, FailureReason: 'Too many days.' }),
    )
    expect(await callFile(shelf.exportThings, {})).toEqual({ url: 'https://files.example/things.csv' })
    await expect(callFile(shelf.exportThings, {})).rejects.toMatchObject({ reason: 'Too many days.' })
  })
})
