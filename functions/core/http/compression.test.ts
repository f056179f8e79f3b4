import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { area } from '../../../shared/core/schema/endpoint.ts'
import { eventOf } from '../../../test/engine/call.ts'
import { ensureStored } from '../../../test/engine/storedCaller.ts'
import type { HttpEvent } from './context.ts'
import { endpoint } from './http.ts'

const { get } = area('shelves')
const definition = get('listShelves', '/api/shelves', {
  summary: 'All',
  roles: 'anyone',
  resource: 'self',
  value: z.array(z.string()),
})
const caller = {
  Subject: 's',
  UserID: 1,
  UserName: 'ann',
  Role: 'foodbankadmin' as const,
  EntityID: 10,
  FoodBankIDs: [10],
  CustomerID: null,
}
const shelves = (count: number) => Array.from({ length: count }, (_, index) => `Shelf ${index}`)

interface Answered {
  readonly statusCode: number
  readonly headers: Record<string, string>
  readonly body?: string
  readonly isBase64Encoded?: boolean
}
async function list(count: number, headers: Record<string, string>): Promise<Answered> {
  const handler = endpoint(definition, async () => shelves(count)) as unknown as (
    event: HttpEvent,
    context: object,
  ) => Promise<Answered>
  await ensureStored(caller)
  return handler(eventOf({ endpoint: definition, caller, headers }), {})
}

it('sends a long answer compressed to whoever takes gzip', async () => {
  const plain = await list(1000, {})
  const small = await list(1000, { 'accept-encoding': 'br, gzip, deflate' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringContaining('accept-encoding') })
  expect(gunzipSync(Buffer.from(small.body ?? '', 'base64')).toString()).toBe(plain.body)
  expect((small.body ?? '').length).toBeLessThan((plain.body ?? '').length / 3)
})

it('recognizes the tag of a compressed answer', async () => {
  const { headers } = await list(1000, { 'accept-encoding': 'gzip' })
  expect(headers.etag).toMatch(/^W\/"/)
  const again = await list(1000, { 'accept-encoding': 'gzip', 'if-none-match': headers.etag ?? '' })
  expect(again).toMatchObject({ statusCode: 304 })
  expect(again.body).toBeUndefined()
})

it.each([
  ['nobody who refuses gzip', 1000, { 'accept-encoding': 'br, gzip;q=0' }],
  ['no short answer', 3, { 'accept-encoding': 'gzip' }],
])('compresses for %s', async (_, count, headers) => {
  const answer = await list(count, headers)
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(JSON.parse(answer.body ?? '')).toMatchObject({ Value: shelves(count) })
})
