import { expect, it } from 'vitest'
import { billOfBoth, costLines, halfOf, halvesTable, soundLines } from './both.ts'
import { prices } from './cost/bill.ts'
import type { MonthReport } from './flow/month.ts'
import { isMet } from './report.ts'

const nothing = { runs: 0, requests: 0, reads: 0, writes: 0, messages: 0, events: 0, mails: 0 }
const quiet = { second: { key: 'A', units: 1 }, minute: { key: 'A', units: 1 }, families: {} }
const stock = { products: 9, putIn: 50, handedOver: 5, onShelf: 45, held: 0, unbalanced: [], unlikeLedger: [] }
const lived: MonthReport = {
  ...{ agencies: 2000, days: 3, donations: 1500, orders: 6000, seconds: 60, requests: 100, bareRequest: undefined },
  ...{ bytes: 0, depths: [], waiting: 0, failures: 0, deadLetters: 0, peaks: { reads: quiet, writes: quiet } },
  ...{ settled: 0, openOffers: 0, openDonations: [], openOrders: [], stock },
  events: { OrderPlaced: 6000, DonationPosted: 1500 },
  outcomes: { 'addOrder done': 6000, 'acceptMatch refused': 30, 'declineMatch refused': 2, 'handOverOrder done': 5700 },
  usage: {
    'donations/postDonation': { ...nothing, runs: 1500, writes: 30_000 },
    'ordering/addOrder': { ...nothing, runs: 6000, reads: 10_000, writes: 200_000 },
    'outbox/publishEvents': { ...nothing, runs: 100, writes: 20_000 },
    'timers/sweepDue': { ...nothing, runs: 5000 },
  },
}

it.each([
  ['donations/postDonation', 'donations'],
  ['notifications/onOfferChanged', 'donations'],
  ['ordering/listProductsToOrder', 'orders'],
  ['stock/putReceiptOnShelf', 'orders'],
  ['notifications/onOrderChanged', 'orders'],
  ['session/getSession', 'both'],
  ['timers/sweepDue', 'both'],
  ['timers/settleDue', 'both'],
  ['outbox/publishEvents', 'both'],
])('%s works for %s', (name, half) => expect(halfOf(name)).toBe(half))

it('no function is counted that the app does not have', () =>
  expect(() => halfOf('orders/none')).toThrow('orders/none'))

it('each half has its share of a month, as dense as the days that were lived through; schedules run by the clock', () => {
  const { rows } = halvesTable(lived)
  expect(rows.map(([half, runs, , , writes]) => [half, runs, writes])).toEqual([
    ['donations', 15_000, 300_000],
    ['orders', 60_000, 2_000_000],
    ['timers, events and sessions of both', 1000 + 30 * 24 * 60, 200_000],
  ])
})

it('both halves are sound when nothing is left over, lost or turned away', () => {
  const aims = (report: MonthReport) =>
    soundLines(report)
      .map(isMet)
      .filter((met) => met !== undefined)
  expect(aims(lived)).toEqual(aims(lived).map(() => true))
  const broken = (more: Partial<MonthReport>) => aims({ ...lived, ...more }).filter((met) => !met).length
  expect(broken({ openOrders: [7] })).toBe(1)
  expect(broken({ outcomes: { 'addOrder refused': 1 } })).toBe(1)
  expect(broken({ outcomes: { 'packOrderLine 409': 1 } })).toBe(1)
  expect(broken({ outcomes: { 'packOrderLine 500': 1 } })).toBe(1)
  expect(broken({ stock: { ...stock, unbalanced: [3], unlikeLedger: [3] } })).toBe(2)
})

it('a month costs what its days took in proportion, a seat for each household, and what stands', () => {
  const units = (id: string) => ({ id, operations: [], reads: 0, writes: 0 })
  const standing = { alarms: 10, dashboards: 0, secrets: 0, customMetrics: 0 }
  const { items, parts, floor } = billOfBoth(lived, {}, { units, standing })
  const of = (what: string) => items.find((item) => item.what === what)?.amount
  expect([of('writeUnits'), of('readUnits'), of('activeUsers'), of('alarms')]).toEqual([2_500_000, 100_000, 30_000, 10])
  expect(floor).toBeCloseTo(2.5 * prices.writeUnits.dollars, 6)
  const sum = Object.values(parts).reduce((all, dollars) => all + dollars, 0)
  expect(costLines({ items, parts, floor })[0]?.measured).toBeCloseTo(sum, 6)
})
