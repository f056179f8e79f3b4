import { expect, it } from 'vitest'
import { actLines, largeActLines } from './rescue.ts'

it('each act of a load or a run is reported with its requests and write units', () => {
  const cost = { act: 'a load cancelled', requests: 2, reads: 1, writes: 19, milliseconds: 4 }
  expect(actLines([cost]).map(({ what, measured }) => [what, measured])).toEqual([
    ['a load cancelled: requests', 2],
    ['a load cancelled: WCU', 19],
  ])
})

it('a long export or a message to many is reported with its read units and its seconds as well', () => {
  const cost = { act: 'an export', requests: 120, reads: 900.5, writes: 40, milliseconds: 1500 }
  expect(largeActLines([cost]).map(({ what, unit, measured }) => [what, unit, measured])).toEqual([
    ['an export: requests', '', 120],
    ['an export: WCU', '', 40],
    ['an export: RCU', '', 900.5],
    ['an export: time over a table in memory', 's', 1.5],
  ])
})
