import { expect, it } from 'vitest'
import { isFull } from '../../engine/tier.ts'
import { pantryInvariants } from './pantryInvariants.ts'
import { simulate } from './simulate.ts'

const many = isFull ? 100_000 : 2_000

const answers = [
  'order done',
  'order refused',
  'wait done',
  'take place done',
  'stop waiting done',
  'walk in done',
  'walk in refused',
  'take back done',
  'order 500',
  'edit done',
  'edit refused',
  'cancel done',
  'pack done',
  'tick done',
  'substitute done',
  'leave on the table done',
  'leave packed done',
  'settle done',
  'sweep done',
  'adjust done',
  'correct done',
  'receive done',
  'count done',
  'offline count done',
]
const drives = [
  'table: transactions cancelled by another',
  'queue: events that come twice',
  'index: reads that lacked a write',
]

it(`${many} commands of customers and staff break no invariant`, { timeout: 900_000 }, async () => {
  const { failure, counters, commands } = await simulate({ half: 'pantry', seed: 20_261_122, commands: many })
  expect(failure?.message).toBeUndefined()
  expect(commands).toBe(many)
  for (const answer of answers) expect(counters.count('answer', answer), answer).toBeGreaterThan(0)
  for (const drive of drives) expect(counters.count('drive', drive), drive).toBeGreaterThan(0)
  for (const invariant of Object.values(pantryInvariants))
    expect(counters.count('invariant', invariant), invariant).toBeGreaterThan(0)
})

it('are repeated identically from their seed, in one process and in two', { timeout: 120_000 }, async () => {
  const run = { half: 'pantry', seed: 7, commands: 300 } as const
  const [here, again, shared] = [await simulate(run), await simulate(run), await simulate({ ...run, workers: 2 })]
  expect(here.failure).toBeUndefined()
  expect([again.history, shared.history]).toEqual([here.history, here.history])
  expect((await simulate({ ...run, seed: 8 })).history).not.toBe(here.history)
})
