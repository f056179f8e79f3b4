import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '../log.ts'
import { background, queueWorker } from './background.ts'

beforeEach(() => void vi.spyOn(log, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

const event = (...bodies: string[]) => ({ Records: bodies.map((body, index) => ({ messageId: `m${index}`, body })) })
type Invoke = (event: unknown, context: unknown) => Promise<unknown>

it('applies messages one after the other and names those that failed', async () => {
  const applied: unknown[] = []
  const handler = queueWorker('offers/learn', async (body) => {
    if (body === 2) throw new Error('spilled')
    applied.push(body)
  }) as unknown as Invoke
  expect(await handler(event('1', '2', 'no JSON', '3'), {})).toEqual({
    batchItemFailures: [{ itemIdentifier: 'm1' }, { itemIdentifier: 'm2' }],
  })
  expect(applied).toEqual([1, 3])
  expect(log.error).toHaveBeenCalledWith('message failed', {
    run: 'offers/learn',
    messageId: 'm1',
    error: expect.objectContaining({ message: 'spilled' }),
  })
})

it('returns a batch of which every message failed, instead of failing itself', async () => {
  const handler = queueWorker('offers/learn', () => Promise.reject(new Error('spilled'))) as unknown as Invoke
  expect(await handler(event('1'), {})).toEqual({ batchItemFailures: [{ itemIdentifier: 'm0' }] })
})

it('logs the failure of a timer and fails', async () => {
  const handler = background('timers/sweep').handler(() => Promise.reject(new Error('spilled'))) as unknown as Invoke
  await expect(handler({}, {})).rejects.toThrow('spilled')
  expect(log.error).toHaveBeenCalledExactlyOnceWith('failed', { run: 'timers/sweep', error: expect.any(Error) })
})
