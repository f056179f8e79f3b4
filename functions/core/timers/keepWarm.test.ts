import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { poolTriggers } from '../../../events/subscriptions.ts'
import { catalogue } from '../../../shared/catalogue.ts'
import { startLambda } from './lambda.fixture.ts'

async function lambda(statusOf?: (name: string) => number) {
  const double = await startLambda(statusOf)
  vi.stubEnv('AWS_ENDPOINT_URL_LAMBDA', double.endpoint)
  vi.resetModules()
  const { handler } = await import('./keepWarm.ts')
  return { ...double, run: () => handler({}, {} as never) }
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
  const double = await lambda()
  const { warm, cold, failed } = await double.run()
  await double.stop()
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
  await some.stop()
  const none = await lambda(() => 403)
  await expect(none.run()).rejects.toThrow('No function could be called')
  await none.stop()
})
