import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { client, type Item } from '../../../../functions/core/table/client.ts'
import { table } from '../../../../functions/core/table/table.ts'
import type { Write } from '../../../../functions/core/table/write.ts'
import { putEntity, putUser } from '../../../../functions/network/organizations/entityTable.ts'
import { newReceipt, receiptWrites } from '../../../../functions/rescue/receipts/receiptTable.ts'
import { countWrites } from '../../../../functions/work/totals/totalsTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import { toTenth } from '../../../../shared/core/schema/fields.ts'
import { reportDay } from '../../../../shared/core/time/range.ts'
import { addDays, addMonths, localDay } from '../../../../shared/core/time/zone.ts'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import { reportTooLarge } from '../../../../shared/pantry/pantryReports/refusals.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import * as dashboard from '../../../../shared/work/dashboard/api.ts'
import type { ReportParameters } from '../../../../shared/work/jobs/kinds.ts'
import * as reports from '../../../../shared/work/reports/api.ts'
import type { configurationReports } from '../../../../shared/work/reports/report.ts'
import * as totals from '../../../../shared/work/totals/api.ts'
import { receiptCount } from '../../../../shared/work/totals/count.ts'
import { call } from '../../../engine/call.ts'
import { setClock } from '../../../engine/clock.ts'
import { csvRows, doneInJob, fileOf, startExports } from '../../../engine/exports.ts'
import { whileReadsTake } from '../../../engine/slowReads.ts'
import {
  agency,
  donorLocation,
  foodBank,
  ids,
  makeSmallTenant,
  people,
  person,
  userOf,
} from '../../../engine/smallTenant.ts'
import { storedInBulk } from '../../../engine/storedInBulk.ts'
import { isFull } from '../../../engine/tier.ts'

/**
 * The receipts of a food bank's life, counted by hand from a list of their own: of `npm run test:full` 100,000 in 1,000
 * days, so that a month has 3,000, else 2,400. Half are of one agency, a third of one store.
 */

const count = isFull ? 100_000 : 2400
const days = 1000
const zone = 'America/New_York'
const made = '2026-01-10T15:00:00.000Z'
const today = '2026-01-10'
const firstDay = addDays(today, 1 - days)

const bank = { ...foodBank(68_000), StateAssociationID: ids.association }
const donorIds = Array.from({ length: 20 }, (_, nth) => 68_010 + nth)
const stores = Array.from({ length: 200 }, (_, nth) =>
  donorLocation(68_100 + nth, bank.ID, { DonorID: donorIds[nth % 20] ?? 0, DonorName: `Donor ${nth % 20}` }),
)
const receivers = Array.from({ length: 40 }, (_, nth) => agency(68_400 + nth, bank.ID))
const ofBank = (Role: 'foodbankadmin' | 'agency', id: number) => person(Role, id, [bank.ID])
const staff = ofBank('foodbankadmin', bank.ID)
const large = ofBank('agency', receivers[0]?.ID ?? 0)
const small = ofBank('agency', receivers[7]?.ID ?? 0)

/** A receipt as the hand counts it. */
interface Written {
  readonly id: number
  readonly agency: (typeof receivers)[number]
  readonly store: (typeof stores)[number]
  readonly day: string
  readonly at: string
  /** Of each category, in tenths of a pound. */
  readonly tenths: readonly number[]
}
const firstId = 10_000_000

/** Days from the pickup to the writing: a year late, corrected to a later day, some weeks, mostly few. */
function lateness(nth: number): number {
  if (nth % 50 === 0) return 366
  if (nth % 97 === 0) return -30
  return nth % 7 === 0 ? 20 : nth % 4
}

/** Ten stores opened in each of the months that are reported: before, their receipts were of others. */
function storeAt(nth: number, at: string): number {
  const opened = nth >= 190 ? '2025-12-05' : nth >= 180 ? '2024-10-05' : ''
  return at < opened ? nth - 100 : nth
}

function writtenAs(nth: number): Written {
  const at = `${addDays(firstDay, Math.floor((nth * days) / count))}T${String(nth % 24).padStart(2, '0')}:${String(nth % 60).padStart(2, '0')}:00.000Z`
  const day = addDays(localDay(new Date(at), zone), -lateness(nth))
  return {
    id: firstId + nth,
    agency: receivers[nth % 2 ? 1 + ((nth >> 1) % 39) : 0] as Written['agency'],
    store: stores[nth % 3 ? storeAt(1 + ((nth * 7919) % 199), at) : 0] as Written['store'],
    day: day > today ? today : day,
    at,
    tenths: Array.from({ length: 1 + (nth % 3) }, (_, line) => 5 + ((nth * 31 + line * 17) % 3000)),
  }
}
/** By the time of writing. */
const life: readonly Written[] = Array.from({ length: count }, (_, nth) => writtenAs(nth)).filter(
  ({ at }) => at <= made,
)

const poundsOf = (some: readonly Written[]) => some.flatMap(({ tenths }) => tenths).reduce((a, b) => a + b, 0) / 10
const of = ({ Role, EntityID }: Caller) =>
  Role === 'agency' ? life.filter(({ agency: { ID } }) => ID === EntityID) : life
const pairOf = ({ agency, store }: Written) => `${agency.ID} ${store.ID}`

function receiptOf({ id, agency, store, day, at, tenths }: Written) {
  const items = tenths.map((tenth, nth) => ({ DonationCategory: { ID: nth + 1, Name: 'Food' }, Pounds: tenth / 10 }))
  const draft = { donorLocationId: store.ID, categories: [], date: day }
  return newReceipt(id, { draft, agency, location: store, items: items as never, now: new Date(at) })
}

/** Stores the receipts, and the sums to which their own writes add. */
async function stored(some: readonly Written[], sums: Map<string, Item>) {
  const writes: Write[] = []
  for (const one of some) {
    const receipt = receiptOf(one)
    const own = receiptWrites(receipt)
    writes.push(...own)
    const subject = { Kind: 'receipt', ID: receipt.ID }
    for (const write of [...own, ...countWrites(subject, undefined, receiptCount(receipt, bank))]) {
      if (!('update' in write)) continue
      const name = `${write.update.pk} ${write.update.sk}`
      const sum = sums.get(name) ?? { ...write.update }
      for (const [field, more] of Object.entries(write.add ?? {})) sum[field] = toTenth(Number(sum[field] ?? 0) + more)
      sums.set(name, sum)
    }
  }
  await storedInBulk(writes)
}

let stop: () => Promise<void>
beforeAll(async () => {
  stop = await startExports()
  setClock(new Date(made))
  await makeSmallTenant()
  const donorsOfBank = donorIds.map((ID, nth) => ({
    ...{ Kind: 'donor' as const, ID, Name: `Donor ${nth}`, TimeZone: zone, FoodBankIDs: [bank.ID] },
  }))
  await storedInBulk([bank, ...donorsOfBank, ...stores, ...receivers].map((entity) => putEntity(entity)))
  await table.commit(putUser(userOf(staff)))
  const sums = new Map<string, Item>()
  for (let start = 0; start < life.length; start += 2000) await stored(life.slice(start, start + 2000), sums)
  await storedInBulk([...sums.values()].map((put) => ({ put }) as Write))
}, 1_200_000)
afterAll(async () => {
  vi.useRealTimers()
  await stop()
})

/** Requests to the table beside that for the caller, and rows that its queries read, which is what they cost, and answer. */
async function metered<T>(work: () => Promise<T>) {
  const send = client.send.bind(client)
  const meter = { requests: -1, read: 0, answered: 0 }
  const spy = vi.spyOn(client, 'send').mockImplementation((async (command: never) => {
    const answer = (await send(command)) as unknown as Item
    meter.requests += 1
    meter.read += Number(answer.ScannedCount ?? 0)
    meter.answered += Number(answer.Count ?? 0)
    return answer
  }) as never)
  const result = await work().finally(() => spy.mockRestore())
  return { result, ...meter }
}

const lastMonth = { start: '2025-12-01', end: '2025-12-31' }
const monthOfPast = { start: '2024-10-01', end: '2024-10-31' }
const year = { start: '2024-01-01', end: '2024-12-31' }
type Days = typeof year
const within = ({ start, end }: Days, some: readonly Written[]) => some.filter(({ day }) => start <= day && day <= end)
const writtenOn = ({ start, end }: Days, some: readonly Written[]) =>
  some.filter(({ at }) => start <= localDay(new Date(at), zone) && localDay(new Date(at), zone) <= end)

/** A machine that does other work, too, answers in its own time. */
const unhurried = { hasTimeLimit: false }
const build = (by: Caller, reportName: 'SummaryAgency' | (typeof configurationReports)[number], range: Days) => {
  const [startDate, endDate] = [reportDay(range.start), reportDay(range.end)]
  return call(reports.buildReport, by, { reportName, startDate, endDate, typeCode: 'CSV' }, unhurried)
}
const detail = (
  by: Caller,
  range: Days,
  more: { donorFilter?: string; dateFilterType?: 'RECEIPT'; format?: 'PDF' } = {},
) => {
  const [startDate, endDate] = [reportDay(range.start), reportDay(range.end)]
  const asked = { format: 'CSV', donorFilter: 'ALL', dateFilterType: 'PICKUP', startDate, endDate, ...more } as const
  return call(reports.pickupReport, by, asked, unhurried)
}
const inJob = (report: ReportParameters['report'], range: { start: string | null; end: string }) =>
  doneInJob(staff, {
    Kind: 'report',
    Parameters: { report, format: 'CSV', ...range, donorLocationId: null, dateFilterType: 'PICKUP' },
  })

/** Lines of a report about these receipts: the numbers at their end, in order, with the totals. */
function summaryOf(some: readonly Written[]): string[] {
  const lines = [...Map.groupBy(some, pairOf).values()].map((all) => `${all.length},${poundsOf(all)}`)
  return [...lines.toSorted(), `${some.length},${poundsOf(some)}`]
}
function summaryIn(file: string | Uint8Array): string[] {
  const numbers = csvRows(file).map((line) => line.split(',').slice(-2).join(','))
  return [...numbers.slice(1, -1).toSorted(), numbers.at(-1) ?? '']
}
const linesOf = (some: readonly Written[]) =>
  some.flatMap((one) => one.tenths.map((tenth) => `${receiptOf(one).Code},${tenth / 10}`)).toSorted()
/** Codes and pounds of a detail report's lines, and its total. */
function linesIn(file: string | Uint8Array) {
  const rows = csvRows(file)
  const lines = rows.slice(1, -1).map((line) => line.replace(/^"[^"]*",/, '').split(','))
  const total = Number(rows.at(-1)?.split(',').at(-1))
  return { lines: lines.map((cells) => `${cells[0]},${cells.at(-1)}`).toSorted(), total }
}
const newIn = (range: Days, some: readonly Written[]) => {
  const known = new Set(some.filter(({ day }) => day < range.start).map(pairOf))
  return within(range, some).filter((one) => !known.has(pairOf(one)))
}

describe.each([
  ['the food bank', staff],
  ['the agency with half of them', large],
  ['an agency with few', small],
] as const)('for %s', (_, by) => {
  const own = of(by)

  it.each([
    ['the last month', lastMonth],
    ['a month of the past', monthOfPast],
  ])('reports of %s are whole, and read what was written around it', { timeout: 300_000 }, async (_, range) => {
    const month = within(range, own)
    const summary = await metered(() => build(by, 'SummaryAgency', range))
    expect(summaryIn(summary.result.body)).toEqual(summaryOf(month))
    // Corrections move a pickup two months on, and one is written a year late at most; the zone is a day.
    const [from, to] = [addDays(range.start, -63), addDays(range.end, 368)]
    const around = own.filter(({ at }) => from <= at && at <= to)
    expect(summary.answered).toBe(month.length)
    // The engine counts a page's last row twice.
    expect(summary.read - around.length).toBeOneOf(Array.from({ length: summary.requests }, (_, pages) => pages))
    expect(summary.requests).toBeLessThan(5 + around.length / 3000)
    expect(summaryIn((await build(by, 'ConfigurationAgencyDonors', range)).body)).toEqual(summaryOf(month))
    const lines = await metered(() => detail(by, range))
    expect(linesIn(lines.result.body)).toEqual({ lines: linesOf(month), total: poundsOf(month) })
    expect(lines.requests).toBeLessThan(6 + around.length / 3000 + month.length / 100)
    const fresh = await build(by, 'ConfigurationAgencyNewDonors', range)
    expect(summaryIn(fresh.body)).toEqual(summaryOf(newIn(range, own)))
    if (by === staff) expect(newIn(range, own).length).toBeGreaterThan(0)
  })

  it('a report of one store, and one by the days of writing, have theirs alone', { timeout: 300_000 }, async () => {
    const [{ ID }] = stores as [(typeof stores)[number]]
    const ofStore = within(monthOfPast, own).filter(({ store }) => store.ID === ID)
    const one = await metered(() => detail(by, monthOfPast, { donorFilter: String(ID) }))
    expect(linesIn(one.result.body)).toEqual({ lines: linesOf(ofStore), total: poundsOf(ofStore) })
    expect(one.answered).toBe(ofStore.length)
    const written = writtenOn(monthOfPast, own)
    const byWriting = await detail(by, monthOfPast, { dateFilterType: 'RECEIPT' })
    expect(linesIn(byWriting.body)).toEqual({ lines: linesOf(written), total: poundsOf(written) })
  })

  it('the list pages through a month without a gap, one query a page', { timeout: 300_000 }, async () => {
    const asked = { dateStartFilter: lastMonth.start, dateEndFilter: lastMonth.end, zone, rows: 100 } as const
    const month = writtenOn(lastMonth, own).map(({ id }) => id)
    const inOrder = month.toSorted((a, b) => (at(a) === at(b) ? a - b : at(a) < at(b) ? -1 : 1))
    for (const [order, expected] of [
      ['newest', inOrder.toReversed()],
      ['oldest', inOrder],
    ] as const) {
      const shown: number[] = []
      let cursor: string | undefined
      do {
        const page = await metered(() => call(receipts.listReceipts, by, { ...asked, order, cursor }))
        expect([page.requests, page.read]).toEqual([1, page.answered])
        shown.push(...(page.result.answer.Value?.rows.map(({ ID }) => ID) ?? []))
        cursor = page.result.answer.Value?.cursor
      } while (cursor)
      expect(shown).toEqual(expected)
    }
  })

  it('a search finds all of a month by words, and any of a life by its code', { timeout: 300_000 }, async () => {
    const words = { dateStartFilter: lastMonth.start, dateEndFilter: lastMonth.end, zone, searchFilter: 'm68150 donor' }
    const found: number[] = []
    let cursor: string | undefined
    do {
      const { answer } = await call(receipts.listReceipts, by, { ...words, cursor })
      found.push(...(answer.Value?.rows.map(({ ID }) => ID) ?? []))
      cursor = answer.Value?.cursor
    } while (cursor)
    const wanted = writtenOn(lastMonth, own).filter(({ store }) => store.Code === 'M68150')
    expect(found.toSorted()).toEqual(wanted.map(({ id }) => id).toSorted())
    const oldest = own[0] as Written
    const searchFilter = receiptOf(oldest).Code.toLowerCase()
    const coded = await metered(() => call(receipts.listReceipts, by, { searchFilter }))
    expect(coded.result.answer.Value).toMatchObject({ rows: [{ ID: oldest.id, Pounds: poundsOf([oldest]) }] })
    expect(coded.requests).toBe(1)
    const later = await call(receipts.listReceipts, by, { ...words, searchFilter })
    expect(later.answer.Value?.rows).toEqual([])
  })
})
const at = (id: number) => writtenAs(id - firstId).at

it('a receipt of another agency is not found by its code', async () => {
  const other = of(large)[0] as Written
  const { answer } = await call(receipts.listReceipts, small, { searchFilter: receiptOf(other).Code })
  expect(answer.Value?.rows).toEqual([])
})

describe('jobs', () => {
  it('make the reports that are too large for an answer, and those of a whole life', { timeout: 900_000 }, async () => {
    const ofYear = within(year, life)
    const early = await build(staff, 'SummaryAgency', year)
    if (isFull) expect(early.answer.FailureReason).toBe(reportTooLarge.en)
    else expect(summaryIn(early.body)).toEqual(summaryOf(ofYear))
    const summary = await inJob('SummaryAgency', year)
    expect(summary).toMatchObject({ State: 'done', Done: ofYear.length })
    expect(summaryIn(await fileOf(summary))).toEqual(summaryOf(ofYear))
    const lines = linesIn(await fileOf(await inJob('PickupDetail', year)))
    expect(lines).toEqual({ lines: linesOf(ofYear), total: poundsOf(ofYear) })
    const whole = await inJob('SummaryAgency', { start: null, end: today })
    expect(summaryIn(await fileOf(whole))).toEqual(summaryOf(life))
    const fresh = await inJob('ConfigurationAgencyNewDonors', year)
    expect(summaryIn(await fileOf(fresh))).toEqual(summaryOf(newIn(year, life)))
  })

  it('make a report that would take longer than an answer has', async () => {
    const asked = () => build(staff, 'ConfigurationAgencyNewDonors', lastMonth)
    expect((await whileReadsTake(6000, asked)).answer.FailureReason).toBe(reportTooLarge.en)
    const done = await inJob('ConfigurationAgencyNewDonors', lastMonth)
    expect(summaryIn(await fileOf(done))).toEqual(summaryOf(newIn(lastMonth, life)))
  })

  it.each([
    ['a month', lastMonth],
    ['a year', year],
  ])('export all receipts of %s', { timeout: 900_000 }, async (_, range) => {
    const asked = { dateStartFilter: range.start, dateEndFilter: range.end, zone }
    const done = await doneInJob(staff, { Kind: 'receipts', Parameters: asked })
    const written = writtenOn(range, life)
    expect(done).toMatchObject({ State: 'done', Done: written.length })
    const rows = csvRows(await fileOf(done)).slice(1)
    const shown = rows.map((row) => row.split(',')).map((cells) => `${cells[0]},${cells[6]}`)
    expect(shown.toSorted()).toEqual(linesOf(written))
  })

  it('export a whole life with all else that is the food bank’s', { timeout: 1_800_000 }, async () => {
    const done = await doneInJob(staff, { Kind: 'foodBankData', Parameters: {} })
    expect(done).toMatchObject({ State: 'done' })
    const zip = unzipSync(await fileOf(done))
    const listed: { ID: number; Pounds: number }[] = JSON.parse(strFromU8(zip['receipts.json'] as Uint8Array))
    expect(listed.map(({ ID }) => ID).toSorted()).toEqual(life.map(({ id }) => id).toSorted())
    expect(toTenth(listed.reduce((sum, { Pounds }) => sum + Pounds, 0))).toBe(poundsOf(life))
    expect(csvRows(zip['receipts.csv'] as Uint8Array)).toHaveLength(1 + life.length)
  })
})

describe('sums', () => {
  const amounts = (some: readonly Written[]) => ({ Receipts: some.length, ReceivedPounds: poundsOf(some) })
  const queryDays = { startDate: '01-01-2024', endDate: '12-31-2024' }

  it('of an agency and of the food bank’s day are those of all receipts, whatever a life has', async () => {
    for (const by of [large, small]) {
      const own = of(by)
      const shown = await metered(() => call(dashboard.getDashboard, by, {}))
      expect(shown.result.answer.Value).toMatchObject({
        TransactionsPoundsTotal: poundsOf(own),
        PickupsTotal: own.length,
      })
      const { answer } = await call(dashboard.getDashboardPickups, by, queryDays)
      const byDay = Map.groupBy(within(year, own), ({ day }) => day)
      expect(answer.Value?.pickups).toEqual(
        [...byDay].toSorted().map(([date, some]) => ({ date, pounds: poundsOf(some) })),
      )
    }
    const home = await metered(() => call(dashboard.getFoodBankHome, staff, {}))
    expect(home.result.answer.Value?.Figures).toMatchObject(amounts(life.filter(({ day }) => day === today)))
    expect(home.requests).toBeLessThan(10)
  })

  it('of the network, the association and their exports, by month and by day', async () => {
    const months = [...Map.groupBy(within(year, life), ({ day }) => day.slice(0, 7))].toSorted()
    const byDay = [...Map.groupBy(within(monthOfPast, life), ({ day }) => day)].toSorted()
    const trendOf = (periods: typeof months) => periods.map(([Period, some]) => ({ Period, ...amounts(some) }))
    for (const by of [people.network, { ...people.association, FoodBankIDs: [bank.ID] }]) {
      const { answer } = await call(totals.getFoodBankTotals, by, year)
      const own = answer.Value?.rows.find(({ FoodBank: { ID } }) => ID === bank.ID)
      expect(own).toMatchObject(amounts(within(year, life)))
      expect(answer.Value?.trend).toMatchObject(trendOf(months))
      const trend = await call(totals.getFoodBankTrend, by, { id: bank.ID, ...monthOfPast })
      expect(trend.answer.Value?.trend).toMatchObject(trendOf(byDay))
      const rows = csvRows((await call(totals.exportFoodBankTotals, by, year)).body).slice(1)
      expect(rows.map((row) => row.split(',').slice(-2).join(','))).toEqual(
        months.map(([, some]) => `${some.length},${poundsOf(some)}`),
      )
    }
  })

  it('of a store, a donor and the food bank are their impact', async () => {
    const [store] = stores as [Written['store']]
    const ofYear = within(year, life)
    const donorId = store.DonorID
    const ofDonor = ofYear.filter((one) => one.store.DonorID === donorId)
    for (const [by, expected] of [
      [person('donorlocation', store.ID, [bank.ID]), ofYear.filter((one) => one.store.ID === store.ID)],
      [person('donor', donorId, [bank.ID]), ofDonor],
      [staff, ofYear],
    ] as const) {
      const { answer } = await call(totals.getImpact, by, { year: 2024 })
      expect(answer.Value?.Total).toMatchObject(amounts(expected))
      expect(answer.Value?.Months).toMatchObject(
        Array.from({ length: 12 }, (_, nth) => addMonths(year.start, nth).slice(0, 7)).map((Month) => ({
          Month,
          ...amounts(expected.filter(({ day }) => day.startsWith(Month))),
        })),
      )
    }
    const { answer } = await call(totals.getDonorImpact, staff, { donorId, year: 2024 })
    expect(answer.Value?.Total).toMatchObject(amounts(ofDonor))
  })
})

it('an agency with half of the receipts is not deleted, which reads one of them', async () => {
  const deleted = await metered(() => call(agencies.deleteAgency, staff, { agencyId: large.EntityID }))
  expect(deleted.result.answer.FailureReason).toMatch(/has receipts/)
  expect(deleted.read).toBeLessThan(250)
})
