import { expect, it } from 'vitest'
import { isFull } from '../../engine/tier.ts'
import { bothInvariants } from './bothHalves.ts'
import { invariants } from './invariants.ts'
import { pantryInvariants } from './pantryInvariants.ts'
import { simulate } from './simulate.ts'

const many = isFull ? 50_000 : 1500

const answers = [
  'postDonation done',
  'acceptMatch done',
  'createReceipt done',
  'shelve done',
  'shelve refused',
  'order done',
  'order refused',
  'walk in done',
  'edit done',
  'cancel done',
  'pack done',
  'count done',
]
/** All but the one about ordering what is shown as available: the pantry's own simulation holds it. */
const ofBoth = [
  ...Object.values(invariants),
  ...Object.values(bothInvariants),
  ...Object.values(pantryInvariants).filter((name) => name !== pantryInvariants[7]),
]

it(`${many} commands over donations and a pantry in one world break no invariant of either`, {
  timeout: 900_000,
}, async () => {
  const { failure, counters, commands } = await simulate({ half: 'both', seed: 20_261_124, commands: many })
  expect(failure?.message).toBeUndefined()
  expect(commands).toBe(many)
  for (const answer of answers) expect(counters.count('answer', answer), answer).toBeGreaterThan(0)
  for (const invariant of ofBoth) expect(counters.count('invariant', invariant), invariant).toBeGreaterThan(0)
  expect(counters.count('drive', 'recall: orders found')).toBeGreaterThan(0)
})

it('are repeated identically from their seed, in one process and in two', { timeout: 120_000 }, async () => {
  const run = { half: 'both', seed: 7, commands: isFull ? 500 : 300 } as const
  const [here, again, shared] = [await simulate(run), await simulate(run), await simulate({ ...run, workers: 2 })]
  expect(here.failure).toBeUndefined()
  expect([again.history, shared.history]).toEqual([here.history, here.history])
})
