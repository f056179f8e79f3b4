import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { table } from '../../../../functions/core/table/table.ts'
import type { Write } from '../../../../functions/core/table/write.ts'
import { putEntity, putUser } from '../../../../functions/network/organizations/entityTable.ts'
import { newDistributionWrite } from '../../../../functions/pantry/orders/handOver/distributionTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import { addDays } from '../../../../shared/core/time/zone.ts'
import { type DistributionRecord, reversalOf } from '../../../../shared/pantry/orders/distribution.ts'
import * as pantryReports from '../../../../shared/pantry/pantryReports/api.ts'
import { reportTooLarge } from '../../../../shared/pantry/pantryReports/refusals.ts'
import type { JobRequest } from '../../../../shared/work/jobs/kinds.ts'
import { call } from '../../../engine/call.ts'
import { setClock } from '../../../engine/clock.ts'
import { csvRows, doneInJob, fileOf, startExports } from '../../../engine/exports.ts'
import { whileReadsTake } from '../../../engine/slowReads.ts'
import { foodBank, makeSmallTenant, person, userOf } from '../../../engine/smallTenant.ts'
import { storedInBulk } from '../../../engine/storedInBulk.ts'
import { isFull } from '../../../engine/tier.ts'

/**
 * A year of a food bank, counted by a ledger of its own: of `npm run test:full` 150,000 hand-overs of 20,000 households at 60
 * sites, else a sixtieth of it.
 */

const count = isFull ? 150_000 : 2400
const households = isFull ? 20_000 : 700
const sites = 60
const days = 365
const firstDay = '2025-01-01'
const made = '2026-01-10T15:00:00.000Z'
const staff: Caller = person('foodbankuser', 69_000, [69_000])

interface Ledger {
  visits: number
  items: number
  tefapItems: number
  tefapVisits: number
  hundredths: number
  /** People and minors of each household at its last visit. */
  readonly last: Map<number, readonly [people: number, minors: number]>
  readonly tefap: Set<number>
}
const ledger: Ledger = {
  visits: 0,
  items: 0,
  tefapItems: 0,
  tefapVisits: 0,
  hundredths: 0,
  last: new Map(),
  tefap: new Set(),
}

function record(nth: number): DistributionRecord {
  const Day = addDays(firstDay, Math.floor((nth * days) / count))
  const CustomerID = 5_000_000 + ((nth * 7919) % households)
  const HouseholdSize = 1 + ((nth * 31) % 6)
  const Minors = HouseholdSize > 2 ? 1 : 0
  const TotalItems = 5 + (nth % 10)
  const TefapItems = nth % 3 === 0 ? 2 : 0
  return {
    At: `${Day}T15:00:00.000Z`,
    Day,
    Recipient: { Kind: 'household', Name: null },
    HouseholdSize,
    Ages: { Minors, Adults: HouseholdSize - Minors, Seniors: 0 },
    CertificateID: null,
    By: null,
    OrderID: 7_000_000 + nth,
    EntityID: 69_000,
    FoodBankID: 69_000,
    PantryLocationID: 690_000 + (nth % sites),
    EntityDeliveryProgramID: null,
    CustomerID,
    PostalCode: '37902',
    Lines: [
      { PantryInventoryItemID: 17, Name: 'Pinto Beans, Dry', SourceCode: null, Quantity: TotalItems, Pounds: 10.25 },
    ],
    TotalItems,
    TotalPounds: 10.25,
    TefapItems,
    TefapPounds: TefapItems,
  }
}

function enter({ CustomerID, HouseholdSize, Ages, TotalItems, TefapItems }: DistributionRecord) {
  ledger.visits += 1
  ledger.items += TotalItems
  ledger.tefapItems += TefapItems
  ledger.hundredths += 1025
  ledger.last.set(CustomerID, [HouseholdSize ?? 0, Ages?.Minors ?? 0])
  if (TefapItems === 0) return
  ledger.tefapVisits += 1
  ledger.tefap.add(CustomerID)
}

let stop: () => Promise<void>
beforeAll(async () => {
  stop = await startExports()
  setClock(new Date(made))
  await makeSmallTenant()
  await table.commit([putEntity(foodBank(69_000)), ...putUser(userOf(staff))])
  for (let start = 0; start < count; start += 800) {
    const writes: Write[] = []
    for (let nth = start; nth < Math.min(start + 800, count); nth++) {
      const one = record(nth)
      writes.push(newDistributionWrite(one))
      // Every 500th was taken back.
      if (nth % 500 === 499) writes.push(newDistributionWrite(reversalOf(one)))
      else enter(one)
    }
    await storedInBulk(writes)
  }
}, 600_000)
afterAll(async () => {
  vi.useRealTimers()
  await stop()
})

const inJob = (request: JobRequest) => doneInJob(staff, request)

const year = { dateStartFilter: '01-01-2025', dateEndFilter: '12-31-2025' }

describe('a year of hand-overs', () => {
  it('is summarized by a job, and the screen shows what it counted', async () => {
    const early = await whileReadsTake(2000, () => call(pantryReports.getCustomerSummary, staff, year))
    expect(early.answer.FailureReason).toBe(reportTooLarge.en)
    const summary = { start: '2025-01-01', end: '2025-12-31' }
    const done = await inJob({ Kind: 'pantryReport', Parameters: { pantryReport: 'summary', format: 'XLSX', summary } })
    expect(done).toMatchObject({ State: 'done', Done: ledger.visits, FileName: 'summary-2025-01-01-2025-12-31.xlsx' })
    const { answer } = await call(pantryReports.getCustomerSummary, staff, year)
    const people = [...ledger.last.values()]
    expect(answer.Value?.Total).toMatchObject({
      Visits: ledger.visits,
      Households: ledger.last.size,
      Individuals: people.reduce((sum, [all]) => sum + all, 0),
      Minors: people.reduce((sum, [, minors]) => sum + minors, 0),
      AgesUnknown: 0,
      TefapHouseholds: ledger.tefap.size,
      Items: ledger.items,
      TefapItems: ledger.tefapItems,
      Pounds: ledger.hundredths / 100,
    })
    expect(answer.Value?.Places).toHaveLength(sites)
    expect(answer.Value?.MadeAt).toBe(made)
    // Another entity has made none, and one agency of the food bank is another question.
    const other = await call(pantryReports.getCustomerSummary, staff, { ...year, agencyId: 69_001 })
    expect([other.answer.Value?.Total.Visits, other.answer.Value?.MadeAt]).toEqual([0, undefined])
  }, 600_000)

  it('has its TEFAP households counted, or says that the report needs a job', async () => {
    const asked = { OrderPickupStartDate: '01-01-2025', OrderPickupEndDate: '12-31-2025' }
    const count = () => call(pantryReports.getTefapCustomersCount, staff, asked)
    expect((await whileReadsTake(2000, count)).answer.FailureReason).toBe(reportTooLarge.en)
    if (!isFull) expect((await count()).answer.Value).toBe(ledger.tefap.size)
    const customers = { OrderPickupStartDate: '01-01-2025', OrderPickupEndDate: '12-31-2025' }
    const tefap = { pantryReport: 'tefap', format: 'CSV', hasDates: false, customers } as const
    const done = await inJob({ Kind: 'pantryReport', Parameters: tefap })
    expect(done).toMatchObject({ State: 'done', Done: ledger.tefapVisits })
    const rows = csvRows(await fileOf(done))
    expect(rows).toHaveLength(1 + ledger.tefap.size)
    expect(rows.reduce((sum, row) => sum + (Number(row.split(',').at(-2)) || 0), 0)).toBe(ledger.tefapItems)
  }, 600_000)
})
