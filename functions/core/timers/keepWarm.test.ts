import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { poolTriggers } from '../../../events/subscriptions.ts'
import { catalogue } from '../../../shared/catalogue.ts'
import { setClock } from '../../../test/engine/clock.ts'
import { morning } from '../../../test/engine/morning.ts'
import { makeSmallTenant, people } from '../../../test/engine/smallTenant.ts'
import { addedPickupTimes, locationFor } from '../../../test/engine/windows.ts'
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
  vi.stubEnv('WARM', JSON.stringify({ from: 5, to: 23, timeZone: 'America/New_York', copies: 3 }))
  setClock(morning)
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'nobody')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'nothing')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

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

it('calls nothing at night', async () => {
  const double = await lambda()
  setClock(new Date('2026-11-20T09:59:00.000Z'))
  expect(await double.run()).toEqual({ warm: 0, cold: 0, failed: 0 })
  setClock(new Date('2026-11-20T10:00:00.000Z'))
  await double.run()
  await double.stop()
  expect(double.called).toHaveLength(everybody.length)
})

it('has more copies of what everybody calls when windows open within minutes, and holds them together', async () => {
  await makeSmallTenant()
  const OpenTime = '2026-11-20T17:00:00.000Z'
  await addedPickupTimes(people.foodBank, (await locationFor(people.foodBank)).ID, [{ OpenTime }])
  const double = await lambda()
  setClock(new Date(Date.parse(OpenTime) - 7 * 60_000))
  await double.run()
  expect(double.called.filter(({ body }) => body !== '{"warm":0}')).toEqual([])
  setClock(new Date(Date.parse(OpenTime) - 5 * 60_000))
  await double.run()
  await double.stop()
  const held = double.called.filter(({ body }) => body === '{"warm":1000}').map(({ name }) => name)
  const rush = ['session/preToken', 'session/getSession', 'ordering/listProductsToOrder', 'ordering/addOrder']
  expect(held.toSorted()).toEqual(
    rush.flatMap((entry) => Array(3).fill(`river_${entry.replace('/', '_')}:live`)).toSorted(),
  )
})
