import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Listening, readBody, sendJson, serve } from '../../../../infra/local/loopback.ts'
import { morning, setClock } from '../../../engine/clock.ts'

/** A pool that takes its time, and a bucket: what the nightly export leaves there. */

const size = 60_000
const pageSize = 60
/** Of one call, by the simulated clock. */
let callMs = 100
let calls = 0
const files = new Map<string, string>()
let pool: Listening
let bucket: Listening

const userAt = (index: number) => ({
  Username: `user-${index}`,
  Enabled: true,
  UserStatus: 'CONFIRMED',
  Attributes: [
    { Name: 'email', Value: `somebody.${index}@example.org` },
    { Name: 'sub', Value: `user-${index}` },
  ],
})

beforeAll(async () => {
  pool = await serve(async (request, response) => {
    const { PaginationToken = '0' } = JSON.parse((await readBody(request, 100_000)).toString())
    calls += 1
    setClock(new Date(Date.now() + callMs))
    const from = Number(PaginationToken)
    const to = Math.min(size, from + pageSize)
    const Users = Array.from({ length: to - from }, (_, index) => userAt(from + index))
    sendJson(response, 200, { Users, ...(to < size ? { PaginationToken: String(to) } : {}) })
  })
  bucket = await serve(async (request, response) => {
    files.set(new URL(request.url ?? '', 'http://bucket').pathname, (await readBody(request, 10_000_000)).toString())
    response.writeHead(200).end()
  })
  vi.stubEnv('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', pool.endpoint)
  vi.stubEnv('AWS_ENDPOINT_URL_S3', bucket.endpoint)
  vi.stubEnv('USER_POOL_ID', 'us-east-1_Pool')
  vi.stubEnv('BACKUPS_BUCKET', 'backups')
})
beforeEach(() => {
  setClock(morning)
  files.clear()
  calls = 0
})
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  await pool.stop()
  await bucket.stop()
})

const run = async () => {
  const { handler } = await import('../../../../functions/network/people/exportAccounts.ts')
  return handler({}, {} as never)
}
const day = morning.toISOString().slice(0, 10)
const complete = () => [...files].find(([name]) => name.endsWith(`accounts/${day}/complete.json`))?.[1]
const accounts = () =>
  [...files]
    .filter(([name]) => name.endsWith('.jsonl'))
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([, text]) => text.trimEnd().split('\n'))
    .map((line) => JSON.parse(line).Username)
const everybody = Array.from({ length: size }, (_, index) => `user-${index}`)

it('every account is in one of the files, of which none is larger than some megabytes', async () => {
  callMs = 100
  expect(await run()).toEqual({ accounts: size })
  expect(accounts()).toEqual(everybody)
  expect(files.size).toBe(Math.ceil(size / 10_020) + 1)
  for (const text of files.values()) expect(text.length).toBeLessThan(3_000_000)
  expect(complete()).toBe(JSON.stringify({ Accounts: size, Parts: files.size - 1 }))
})

it('a run that reaches its time limit fails, and the next call goes on where it stopped', async () => {
  callMs = 1500
  await expect(run()).rejects.toThrow('accounts are exported, and the next call goes on')
  expect(complete()).toBeUndefined()
  const before = accounts().length
  expect(before).toBeGreaterThan(20_000)
  expect(before).toBeLessThan(size)
  calls = 0
  expect(await run()).toEqual({ accounts: size })
  expect(calls).toBe(Math.ceil((size - before) / pageSize))
  expect(accounts()).toEqual(everybody)
  expect(complete()).toContain(String(size))
})

it('a place of last night is not gone on from', async () => {
  callMs = 1500
  await expect(run()).rejects.toThrow('the next call goes on')
  setClock(new Date(morning.getTime() + 24 * 3_600_000))
  callMs = 100
  files.clear()
  calls = 0
  await run()
  expect(calls).toBe(size / pageSize)
  expect(accounts()).toEqual(everybody)
})
