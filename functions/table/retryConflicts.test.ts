import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retryConflicts } from './aggregate.ts'
import { TransactionConflict } from './write.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** An attempt that conflicts each time: how often it ran, and how long the retries waited by the simulated clock. */
async function conflicting(maxTries?: number) {
  const startedAt = Date.now()
  const attempt = vi.fn(() => Promise.reject(new TransactionConflict()))
  const options = { loaded: 1, now: new Date(), reload: async () => 1, ...(maxTries ? { maxTries } : {}) }
  const outcome = expect(retryConflicts(options, attempt)).rejects.toBeInstanceOf(TransactionConflict)
  await vi.runAllTimersAsync()
  await outcome
  return { tries: attempt.mock.calls.length, waitedMs: Date.now() - startedAt }
}

it('tries 40 times when nothing else is asked for', async () => {
  expect((await conflicting()).tries).toBe(40)
})

it('waits at most 0.3 s together for five tries', async () => {
  expect(await conflicting(5)).toEqual({ tries: 5, waitedMs: 280 })
})
