import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { client } from '../../../../functions/core/table/client.ts'
import { table } from '../../../../functions/core/table/table.ts'
import type { Write } from '../../../../functions/core/table/write.ts'
import { putEntity } from '../../../../functions/network/organizations/entityTable.ts'
import { newDistributionWrite } from '../../../../functions/pantry/orders/handOver/distributionTable.ts'
import { newReceipt, receiptWrites } from '../../../../functions/rescue/receipts/receiptTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import { addDays } from '../../../../shared/core/time/zone.ts'
import { distributionOf } from '../../../../shared/pantry/orders/distribution.ts'
import { handOverFacts, sampleOrder } from '../../../../shared/pantry/orders/order.fixture.ts'
import * as pantryReports from '../../../../shared/pantry/pantryReports/api.ts'
import { reportTooLarge } from '../../../../shared/pantry/pantryReports/refusals.ts'
import * as reports from '../../../../shared/work/reports/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { agency, donorLocation, foodBank, makeSmallTenant, person } from '../../../engine/smallTenant.ts'
import { storedInBulk } from '../../../engine/storedInBulk.ts'

/** Reports at the size of a busy food bank: they read their range, not a life. */

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

let made = 0
async function newFoodBank(): Promise<Caller> {
  const id = 65_000 + ++made
  await table.commit([putEntity(foodBank(id))])
  return person('foodbankuser', id, [id])
}

describe('reports of receipts', () => {
  const categories = [{ ID: 1, Pounds: 10 }].map(({ ID, Pounds }) => ({
    DonationCategory: { ID, Name: 'Dairy' },
    Pounds,
  }))
  let nextReceipt = 6_500_000
  /** Receipts of one pound, one donor location after the other, spread over some days. */
  function receiptsOf(
    by: Caller,
    count: number,
    { from, days, locations }: { from: string; days: number; locations: readonly number[] },
  ) {
    const ofAgency = { ...agency(66_001, by.EntityID), ID: 66_001 }
    return Array.from({ length: count }, (_, nth) => {
      const date = addDays(from, nth % days)
      const draft = { donorLocationId: 1, categories: [], date }
      const location = donorLocation(locations[nth % locations.length] ?? 0, by.EntityID)
      const now = new Date(`${date}T20:${String(nth % 60).padStart(2, '0')}:00.000Z`)
      const written = { draft, agency: ofAgency, location, items: categories as never, now }
      const [put] = receiptWrites(newReceipt(++nextReceipt, written))
      return put as Write
    })
  }
  const build = (by: Caller, reportName: string) =>
    call(reports.buildReport, by, {
      reportName,
      startDate: '10/01/2026',
      endDate: '10/31/2026',
      typeCode: 'CSV',
    } as never)
  const totalOf = (body: string) => Number(body.trimEnd().split(',').at(-1))

  it('open with 3,000 receipts of a month, however many a life has, and read the range alone', async () => {
    const owner = await newFoodBank()
    const locations = Array.from({ length: 200 }, (_, nth) => 67_000 + nth)
    await storedInBulk(receiptsOf(owner, 3000, { from: '2026-10-01', days: 31, locations }))
    const read = vi.spyOn(client, 'send')
    const requests = async (work: () => Promise<unknown>) => {
      read.mockClear()
      await work()
      return read.mock.calls.length
    }
    const summary = async () => expect(totalOf((await build(owner, 'SummaryAgency')).body)).toBe(30_000)
    await summary()
    const before = await requests(summary)
    // Years ago, and the stores that are there since then.
    await storedInBulk(receiptsOf(owner, 1200, { from: '2022-01-01', days: 1000, locations: locations.slice(0, 190) }))
    expect(await requests(summary)).toBe(before)
    expect(before).toBeLessThan(12)
    const detail = await call(reports.pickupReport, owner, {
      format: 'CSV',
      startDate: '10/01/2026',
      endDate: '10/31/2026',
    } as never)
    expect([detail.body.trimEnd().split('\r\n').length, totalOf(detail.body)]).toEqual([3002, 30_000])
    // Setting so many rows would take longer than a function has; their sums are a page.
    const days = { startDate: '10/01/2026', endDate: '10/31/2026' }
    const pdf = await call(reports.pickupReport, owner, { format: 'PDF', ...days } as never)
    expect(pdf.answer.FailureReason).toBe(reportTooLarge.en)
    const week = { ...days, endDate: '10/07/2026' }
    expect((await call(reports.pickupReport, owner, { format: 'PDF', ...week } as never)).status).toBe(200)
    // 150 receipts of the ten stores that are new.
    expect(totalOf((await build(owner, 'ConfigurationAgencyNewDonors')).body)).toBe(1500)
    expect(totalOf((await build(owner, 'ConfigurationAgencyDonors')).body)).toBe(30_000)
    read.mockRestore()
  }, 60_000)
})

describe('reports of hand-overs', () => {
  it('sum all of a month, however many queries they take', { timeout: 120_000 }, async () => {
    const by = await newFoodBank()
    const one = distributionOf(sampleOrder({ StatusCode: 'DELIVEREDTONEIGHBOR', HandOver: handOverFacts }))
    if (!one) throw new Error('Not handed over')
    const places = [7001, 7002, 7003]
    const records = Array.from({ length: 3000 }, (_, nth) => ({
      ...one,
      ...{ EntityID: by.EntityID, FoodBankID: by.EntityID, OrderID: 650_000 + nth, CustomerID: 80_000 + (nth % 1000) },
      ...{ Day: addDays('2026-10-01', nth % 31), PantryLocationID: places[nth % 3] ?? null },
    }))
    await storedInBulk(records.map(newDistributionWrite))
    const days = { dateStartFilter: '10-01-2026', dateEndFilter: '10-31-2026' }
    const { answer, body } = await call(pantryReports.getCustomerSummary, by, days)
    expect(answer.Value?.Total, body.slice(0, 200)).toMatchObject({
      Visits: 3000,
      Households: 1000,
      Items: 3000 * one.TotalItems,
    })
    expect(answer.Value?.Places.map(({ Visits }) => Visits)).toEqual([1000, 1000, 1000])
  })
})
