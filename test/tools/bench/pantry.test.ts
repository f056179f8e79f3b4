import { expect, it } from 'vitest'
import { prices } from './cost/bill.ts'
import { monthLines } from './pantry.ts'

const nothing = { runs: 0, requests: 0, reads: 0, writes: 0, messages: 0, events: 0, mails: 0 }

it('a month of a pantry costs what its orders took, and a seat in the user pool for each household', () => {
  const usage = {
    addOrder: { ...nothing, runs: 10, requests: 40, writes: 500 },
    'stock/onOrderMoved': { ...nothing, mails: 30 },
  }
  const lines = monthLines({ days: 1, donations: 10, usage, events: {}, bytes: 0 })
  const of = (what: string) => lines.find((line) => line.what.endsWith(what))?.measured
  expect(of('Cognito')).toBeCloseTo(5000 * prices.activeUsers.dollars, 6)
  expect(of('SES')).toBeCloseTo((30_000 / 1000) * prices.mails.dollars, 6)
  expect(of('DynamoDB')).toBeCloseTo(0.5 * prices.writeUnits.dollars, 6)
  expect([of('requests to the table'), of('write units')]).toEqual([4, 50])
})
