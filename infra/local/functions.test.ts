import { performance } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { donationKeys } from '../../functions/core/table/keys/donations.ts'
import * as donations from '../../shared/rescue/donations/api.ts'
import { startQueue } from '../../test/api/core/endpoints.ts'
import { eventOf } from '../../test/engine/call.ts'
import { draft, makeSmallTenant, people } from '../../test/engine/smallTenant.ts'
import { everything } from '../../test/engine/stored.ts'
import { LocalFunctions } from './functions.ts'

let queue: Awaited<ReturnType<typeof startQueue>>

beforeAll(async () => {
  vi.stubEnv('AWS_LAMBDA_MAX_CONCURRENCY', '100')
  await makeSmallTenant()
  queue = await startQueue()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await queue.stop()
})

it('each of several calls at the same time writes its own correlation id', async () => {
  const functions = new LocalFunctions()
  const request = eventOf({
    endpoint: donations.postDonation,
    caller: people.store,
    body: JSON.stringify(draft()),
  })
  const requestIds = Array.from({ length: 10 }, (_, n) => `request-${n}`)
  const answers = await Promise.all(
    requestIds.map((requestId) =>
      functions.invoke('donations/postDonation', {
        ...request,
        requestContext: { ...request.requestContext, requestId },
      }),
    ),
  )
  const keyOf = (answer: unknown) =>
    donationKeys.donation((JSON.parse((answer as { body: string }).body) as { Value: { ID: number } }).Value.ID).pk
  const events = (await everything()).filter(({ Type }) => Type === 'DonationPosted')
  const written = new Map(events.map(({ pk, CorrelationID }) => [pk, CorrelationID]))
  expect(answers.map((answer) => written.get(keyOf(answer)))).toEqual(requestIds)
})

it('runs a function whose module makes metrics', async () => {
  const answer = await new LocalFunctions().invoke('timers/sweepDue', {})
  expect(answer).toEqual({ sent: queue.messages.length })
})

it.each([
  ['a third of a processor', 512, 24.6],
  ['a whole processor', 1769, 0],
])('an answer of a function with %s comes as late as its work would take there', async (_, memoryMegabytes, late) => {
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({ idle: 0, active: 10, utilization: 1 })
  const waits = vi.spyOn(globalThis, 'setTimeout')
  const definition = { name: 'timers/sweepDue', permissions: [], impact: '', timeoutSeconds: 60, memoryMegabytes }
  await new LocalFunctions([definition], true).invoke('timers/sweepDue', {})
  expect(waits.mock.calls.map(([, wait]) => Math.round(Number(wait) * 10) / 10)).toContain(late)
  vi.restoreAllMocks()
})
