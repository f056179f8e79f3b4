import { expect, it } from 'vitest'
import { actLines } from './rescue.ts'

it('each act of a load or a run is reported with its requests and write units', () => {
  const cost = { act: 'a load cancelled', requests: 2, reads: 1, writes: 19, milliseconds: 4 }
  expect(actLines([cost]).map(({ what, measured }) => [what, measured])).toEqual([
    ['a load cancelled: requests', 2],
    ['a load cancelled: WCU', 19],
  ])
})
