import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { poolTriggers } from '../../../events/subscriptions.ts'
import { catalogue } from '../../../shared/catalogue.ts'

/** Stands for Lambda's API: answers invocations, and remembers whom they were for and how many were there at once. */
async function lambda(statusOf: (name: string) => number) {
  const called: { readonly name: string; readonly body: string }[] = []
  let [running, most] = [0, 0]
  const server = createServer(async (request, response) => {
    running += 1
    most = Math.max(most, running)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const name = decodeURIComponent(request.url?.match(/functions\/([^/]+)\/invocations/)?.[1] ?? '')
    called.push({ name, body: Buffer.concat(chunks).toString() })
    const status = statusOf(name)
    const headers = { 'content-type': 'application/json', ...(status === 200 ? {} : { 'x-amzn-errortype': 'Refused' }) }
    response.writeHead(status, headers).end(JSON.stringify({ warm: true }))
    running -= 1
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  vi.stubEnv('AWS_ENDPOINT_URL_LAMBDA', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.resetModules()
  const { handler } = await import('./keepWarm.ts')
  return { called, most: () => most, run: () => handler({}, {} as never), stop: () => server.close() }
}

beforeEach(() => {
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'river_timers_keepWarm')
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'nobody')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'nothing')
})
afterEach(() => void vi.unstubAllEnvs())

const everybody = [...catalogue.map(({ area, id }) => `${area}/${id}`), ...poolTriggers.map(({ name }) => name)]

it('calls every endpoint and every trigger of the pool once through its alias, ten at a time', async () => {
  const double = await lambda(() => 200)
  const { warm, cold, failed } = await double.run()
  double.stop()
  expect(double.called.map(({ name }) => name).toSorted()).toEqual(
    everybody.map((entry) => `river_${entry.replace('/', '_')}:live`).toSorted(),
  )
  expect(new Set(double.called.map(({ body }) => body))).toEqual(new Set(['{"warm":0}']))
  expect({ called: warm + cold, failed }).toEqual({ called: everybody.length, failed: 0 })
  expect(double.most()).toBeLessThanOrEqual(10)
})

it('goes on when a function can’t be called, and fails when none can', async () => {
  const some = await lambda((name) => (name === 'river_offers_acceptMatch:live' ? 404 : 200))
  expect((await some.run()).failed).toBe(1)
  some.stop()
  const none = await lambda(() => 403)
  await expect(none.run()).rejects.toThrow('No function could be called')
  none.stop()
})
