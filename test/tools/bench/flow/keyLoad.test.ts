import { expect, it } from 'vitest'
import { familyOf, grown, KeyLoad } from './keyLoad.ts'

it('the busiest second and the busiest minute are told apart, each with its key', () => {
  const load = new KeyLoad()
  load.add('writes', 'DONATION#1', 1_000, 5)
  load.add('writes', 'DONATION#1', 1_900, 6)
  load.add('writes', 'DONATION#1', 2_000, 7)
  for (const at of [60_000, 70_000, 80_000]) load.add('writes', 'NETWORK', at, 8)
  const { second, minute } = load.peak('writes')
  expect(second).toEqual({ key: 'DONATION#1', units: 11 })
  expect(minute).toEqual({ key: 'NETWORK', units: 24 })
  expect(load.peak('reads').second.units).toBe(0)
})

it('what comes late still counts for its second', () => {
  const load = new KeyLoad()
  load.add('reads', 'A', 1_000, 1)
  load.add('reads', 'A', 9_000, 1)
  load.add('reads', 'A', 1_500, 1)
  expect(load.peak('reads').second.units).toBe(2)
})

it('each kind of key has its busiest second', () => {
  const load = new KeyLoad()
  load.add('writes', 'FOODBANK#1#offering', 0, 2)
  load.add('writes', 'FOODBANK#2#offering', 0, 3)
  load.add('writes', 'FOODBANK#2#offering', 1000, 1)
  expect(load.peak('writes').families).toEqual({ 'FOODBANK#*#offering': { key: 'FOODBANK#2#offering', units: 3 } })
  expect(familyOf('DONATION#12')).toBe('DONATION#*')
})

it('a network that grows uses its own keys more, those of one thing as much, and shards by their number', () => {
  const load = new KeyLoad()
  load.add('writes', 'due OUTBOX#3', 0, 40)
  load.add('writes', 'DONATION#7', 0, 90)
  load.add('writes', 'TOTALS#NETWORK#DAYS', 0, 12)
  load.add('writes', 'list1 FOODBANK#7', 0, 5)
  const busiest = (shards: number) => grown(load.peak('writes'), { times: 10, shards: { measured: 4, later: shards } })
  expect(busiest(4).map(({ key, units }) => [key, units])).toEqual([
    ['due OUTBOX#3', 400],
    ['TOTALS#NETWORK#DAYS', 120],
    ['DONATION#7', 90],
    ['list1 FOODBANK#7', 50],
  ])
  expect(busiest(16)[1]).toEqual({ key: 'due OUTBOX#3', units: 100 })
})
