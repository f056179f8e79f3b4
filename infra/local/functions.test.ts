import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { donationKeys } from '../../functions/core/table/keys/donations.ts'
import * as donations from '../../shared/rescue/donations/api.ts'
import { startQueue } from '../../test/api/core/endpoints.ts'
import { eventOf } from '../../test/engine/call.ts'
import { draft, makeSmallTenant, people } from '../../test/engine/smallTenant.ts'
import { everything } from '../../test/engine/stored.ts'
import { LocalFunctions } from './functions.ts'

beforeAll(async () => {
  vi.stubEnv('AWS_LAMBDA_MAX_CONCURRENCY', '100')
  await makeSmallTenant()
})
afterAll(() => void vi.unstubAllEnvs())

it('each of several calls at the same time writes its own correlation id', async () => {
  const functions = new LocalFunctions(new Map())
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
  const queue = await startQueue()
  const answer = await new LocalFunctions(new Map()).invoke('timers/sweepDue', {})
  await queue.stop()
  expect(answer).toEqual({ sent: queue.messages.length })
})
