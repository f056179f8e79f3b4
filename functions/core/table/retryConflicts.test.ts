import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retryConflicts } from './aggregate.ts'
import { responseWrite, storedResponseKey } from './idempotency.ts'
import { table } from './table.ts'
import { ConditionFailed, TransactionConflict } from './write.ts'

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

it('does not try again what another call with the same idempotency key has done', async () => {
  vi.useRealTimers()
  const now = new Date()
  const answered = responseWrite({ at: storedResponseKey(7, 'addAddress', 'of-one-tap'), inputHash: 'x' }, null, now)
  const attempt = vi.fn(() => table.commit([answered]))
  const run = () => retryConflicts({ loaded: 1, now, reload: async () => 1 }, attempt)
  await run()
  await expect(run()).rejects.toBeInstanceOf(ConditionFailed)
  expect(attempt).toHaveBeenCalledTimes(2)
})
