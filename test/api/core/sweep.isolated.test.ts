import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { maxReceives, visibilitySeconds, workers } from '../../../events/subscriptions.ts'
import { chunksOf } from '../../../functions/core/chunks.ts'
import { timerKeys } from '../../../functions/core/table/keys/timers.ts'
import { key, mostShards } from '../../../functions/core/table/shape.ts'
import { table } from '../../../functions/core/table/table.ts'
import { timerAttributes, timersUntil } from '../../../functions/core/table/timers.ts'
import { handler as sweepDue } from '../../../functions/core/timers/sweepDue.ts'
import { handler as settleDue } from '../../../functions/settleDue.ts'
import { morning, setClock } from '../../engine/clock.ts'
import { writeUnits } from '../../tools/bench/flow/units.ts'
import { type Queue, startQueue } from './endpoints.ts'
import { deliver } from './messages.ts'

/** Sweeps over timers of which none is settled: what they queue, and what they write. */

const minute = 60_000
const at = (minutes: number) => new Date(morning.getTime() + minutes * minute)
const itemOf = (id: number) => key(`WAITING#${id}`, 'WAITING')
const timer = (id: number, minutes: number) => ({ kind: 'donation', id, dueAt: at(minutes).toISOString() })

let queue: Queue
beforeAll(async () => {
  setClock(morning)
  queue = await startQueue()
})
beforeEach(async () => {
  setClock(morning)
  const notes = await table.all(timerKeys.sentSince(''), z.object({ pk: z.string(), sk: z.string() }))
  const gone = [...(await timersUntil()).map(({ id }) => itemOf(id)), ...notes]
  for (const some of chunksOf(gone, 100)) await table.commit(some.map((at) => ({ remove: at })))
  queue.messages.length = 0
})
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  await queue.stop()
})

async function wait(timers: readonly ReturnType<typeof timer>[]) {
  const items = timers.map((one) => ({ put: { ...itemOf(one.id), ...timerAttributes(one) } }))
  for (const some of chunksOf(items, 100)) await table.commit(some)
}
async function sweepAt(minutes: number): Promise<number[]> {
  setClock(at(minutes))
  queue.messages.length = 0
  await sweepDue({}, {} as never)
  return queue.messages.map(({ body }) => body.id)
}

/** Time for which a message can be on its way. */
const [due] = workers.filter(({ queue: name }) => name === 'due')
const longestMinutes = 2 + ((due ? visibilitySeconds(due) : 0) * maxReceives) / 60

it('queue a backlog of 10,000 once, however often they run', async () => {
  const size = 10_000
  await wait(Array.from({ length: size }, (_, id) => timer(id + 1, -5)))
  const first = await sweepAt(0)
  expect(new Set(first).size).toBe(size)
  expect(first).toHaveLength(size)
  for (const minutes of [1, 2, 10, longestMinutes]) expect(await sweepAt(minutes), `minute ${minutes}`).toEqual([])
})

it('queue a timer again when its message must have come to an end without settling it', async () => {
  await wait([timer(1, 0), timer(2, 0)])
  expect((await sweepAt(0)).toSorted()).toEqual([1, 2])
  await table.commit([{ remove: itemOf(2) }])
  expect(await sweepAt(longestMinutes)).toEqual([])
  expect(await sweepAt(longestMinutes + 1)).toEqual([1])
  expect(await sweepAt(longestMinutes + 2)).toEqual([])
})

it('queue those again that the queue did not take, and no others', async () => {
  await wait(Array.from({ length: 25 }, (_, id) => timer(id + 1, 0)))
  queue.refuse = 3
  setClock(at(0))
  await expect(sweepDue({}, {} as never)).rejects.toThrow('3 timers were not queued')
  const taken = queue.messages.map(({ body }) => body.id)
  expect(taken).toHaveLength(22)
  const again = await sweepAt(1)
  expect([...taken, ...again].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, id) => id + 1))
})

it('queue a subject at once that got another deadline', async () => {
  await wait([timer(1, 1)])
  expect(await sweepAt(0)).toEqual([1])
  await wait([timer(1, 2)])
  expect(await sweepAt(1)).toEqual([1])
})

it('write a unit for twenty timers', async () => {
  await wait(Array.from({ length: 20 }, (_, id) => timer(id + 1_000_000, 0)))
  await sweepAt(0)
  const [note, ...others] = await table.all(
    timerKeys.sentSince(at(0).toISOString()),
    z.looseObject({ Names: z.array(z.string()) }),
  )
  expect([note?.Names.length, others.length]).toEqual([20, 0])
  expect(writeUnits(undefined, note, false)).toBe(1)
})

describe('the number of shards', () => {
  const spread = async (shards: number, ids: readonly number[]) => {
    vi.stubEnv('SHARDS', String(shards))
    await wait(ids.map((id) => timer(id, 0)))
  }
  const many = Array.from({ length: 2 * mostShards }, (_, id) => id + 1)

  it('spreads timers evenly', async () => {
    await spread(16, many)
    const perShard = await Promise.all(
      Array.from({ length: mostShards }, (_, shard) => table.keys({ index: 'due', pk: `DUE#${shard}` })),
    )
    expect(perShard.map(({ length }) => length)).toEqual(
      Array.from({ length: mostShards }, (_, shard) => (shard < 16 ? many.length / 16 : 0)),
    )
  })

  it.each([
    ['raised', 4, 64],
    ['lowered', 64, 4],
  ])('may be %s: every timer is queued within five minutes', async (_, before, after) => {
    await spread(before, many)
    vi.stubEnv('SHARDS', String(after))
    const queued = []
    for (const minutes of [1, 2, 3, 4, 5]) queued.push(...(await sweepAt(minutes)))
    expect(queued.toSorted((a, b) => a - b)).toEqual(many)
  })
})

it('a message that comes before its time is delivered again', async () => {
  expect(await deliver(settleDue, timer(999_999, 1), timer(999_998, 0))).toEqual(['message-0'])
})
