import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { importDonation } from '../../../functions/rescue/donations/donationTable.ts'
import type { Caller } from '../../../shared/core/access.ts'
import type { AnyEndpoint } from '../../../shared/core/schema/endpoint.ts'
import * as foodbanks from '../../../shared/network/foodbanks/api.ts'
import { defaultFoodBankSettings } from '../../../shared/network/organizations/entity.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import * as receipts from '../../../shared/rescue/receipts/api.ts'
import { call } from '../../engine/call.ts'
import { morning, setClock } from '../../engine/clock.ts'
import { posted, stored } from '../../engine/donations.ts'
import { changeEntity, draft, ids, makeSmallTenant, people } from '../../engine/smallTenant.ts'

const [first, second] = people.agencies
const newYork = 'America/New_York'
const at = (instant: string) => setClock(new Date(instant))
const postedAt = async (instant: string, more: Parameters<typeof posted>[0] = {}) => {
  at(instant)
  return posted(more)
}
type Query = Record<string, string | number | undefined>
interface Rows {
  rows: { ID: number }[]
  cursor?: string
}
const page = async (endpoint: AnyEndpoint, by: Caller, query: Query = {}) => {
  const called = await call(endpoint, by, query as never)
  if (called.status !== 200) throw new Error(`${called.status} ${called.body}`)
  return called.answer.Value as Rows
}
const listed = async (endpoint: AnyEndpoint, by: Caller, query: Query = {}) =>
  (await page(endpoint, by, query)).rows.map((row) => row.ID)
const mine = (query: Query = {}, by: Caller = people.foodBank) => listed(donations.getFoodBankGrid, by, query)
const exported = (by: Caller, query: Query) => call(donations.exportGrid, by, query as never)
const fieldsOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map((field) => field[1]).slice(0, -1))

const maxCounted = donations.maxCountedRows

let clocksBack: number[]
let recent: number
let old: number
let elsewhere: number

beforeAll(async () => {
  at('2026-09-20T15:00:00Z')
  await makeSmallTenant()
  old = await postedAt('2026-09-20T15:00:00Z')
  clocksBack = [
    await postedAt('2026-11-01T03:59:59.999Z'),
    await postedAt('2026-11-01T04:00:00.000Z'),
    await postedAt('2026-11-02T04:59:59.999Z'),
    await postedAt('2026-11-02T05:00:00.000Z'),
  ]
  at('2026-11-20T12:00:00Z')
  const made = await call(donations.postDonation, people.donor, draft({ DonorLocationID: ids.otherDonorLocation }))
  elsewhere = made.answer.Value?.ID ?? 0
  recent = await postedAt('2026-11-20T14:30:00Z', {
    DonorLocationID: ids.donorLocation,
    categories: [{ DonationCategoryID: 5, Pounds: 10 }],
  })
})
beforeEach(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

describe('whose donations a grid lists', () => {
  const atHome = () => [recent, ...[...clocksBack].reverse()]

  it('[grid-endpoint-per-role] each role’s own, newest first', async () => {
    expect(await mine()).toEqual(atHome())
    expect(await mine({}, people.otherFoodBank)).toEqual([elsewhere])
    expect(await listed(donations.getFeedingAmericaGrid, people.network)).toEqual([
      recent,
      elsewhere,
      ...atHome().slice(1),
    ])
    expect(await listed(donations.getStateAssociationGrid, people.association)).toEqual(atHome())
    expect(await listed(donations.getCoopsGrid, people.coop)).toEqual(atHome())
    expect(await listed(donations.getDonorGrid, people.donor)).toEqual([recent, elsewhere, ...atHome().slice(1)])
    expect(await listed(donations.getDonorGrid, people.store)).toEqual(atHome())
    expect(await listed(donations.getDonorGrid, people.secondStore)).toEqual([])
  })

  it('are listed oldest first on request, over several pages', async () => {
    const oldestFirst = atHome().reverse()
    const first = await page(donations.getFoodBankGrid, people.foodBank, { order: 'oldest', rows: 3 })
    const query = { order: 'oldest', rows: 3, cursor: first.cursor }
    const rest = await page(donations.getFoodBankGrid, people.foodBank, query)
    expect([...first.rows, ...rest.rows].map((row) => row.ID)).toEqual(oldestFirst)
  })

  it.each<[AnyEndpoint, Caller]>([
    [donations.getFoodBankGrid, people.foodBank],
    [donations.getFeedingAmericaGrid, people.network],
    [donations.getDonorGrid, people.store],
  ])('[progress-range-0-100] %# says of each donation how far it is, from 0 to 100', async (endpoint, by) => {
    const { rows } = await page(endpoint, by, { rows: 100, dateStartFilter: '2026-09-01' })
    const progress = rows.map((row) => (row as unknown as donations.GridRow).PrimaryStatus.ProgressOverview)
    expect(progress.length).toBeGreaterThan(4)
    expect(progress.filter((value) => !(value >= 0 && value <= 100))).toEqual([])
  })

  it('answers the agency column to those who have it', async () => {
    const text = async (endpoint: AnyEndpoint, by: Caller) =>
      ((await page(endpoint, by)).rows[0] as unknown as { AgencyText: string }).AgencyText
    expect(await text(donations.getFoodBankGrid, people.foodBank)).toBe('Trying Agency 11')
    expect(await text(donations.getDonorGrid, people.store)).toBe('Trying Agency 11')
    expect(await text(donations.getFeedingAmericaGrid, people.network)).toBe('')
  })
})

describe('the days a grid covers', () => {
  it('[grid-range-default-60] are the last 60 of the viewer’s zone', async () => {
    expect(await mine()).not.toContain(old)
    at('2026-11-19T20:00:00Z')
    expect(await mine({ zone: newYork })).toContain(old)
    at('2026-11-20T04:59:00Z')
    expect(await mine({ zone: newYork })).toContain(old)
    at('2026-11-20T05:00:00Z')
    expect(await mine({ zone: newYork })).not.toContain(old)
  })

  it('are whole days on the spot, 25 hours on the night the clocks go back', async () => {
    const [, firstOfDay, lastOfDay] = clocksBack
    const day = { dateStartFilter: '2026-11-01', dateEndFilter: '2026-11-01' }
    expect(await mine({ ...day, zone: newYork })).toEqual([lastOfDay, firstOfDay])
    expect(await mine({ ...day, zone: 'UTC' })).toEqual([firstOfDay, clocksBack[0]])
    expect(await mine(day)).toEqual([firstOfDay, clocksBack[0]])
    expect(await mine({ ...day, zone: 'Mars/Phobos' })).toEqual([firstOfDay, clocksBack[0]])
  })

  it('reach as far as anybody asks, and a little further than any calendar', async () => {
    expect(await mine({ dateStartFilter: '2000-01-01' })).toContain(old)
    for (const end of ['2999-12-31', '9999-12-31'])
      expect((await call(donations.getFoodBankGrid, people.foodBank, { dateEndFilter: end })).status).toBeLessThan(500)
    for (const start of ['0000-01-01', '0001-01-01'])
      expect((await call(donations.getFoodBankGrid, people.foodBank, { dateStartFilter: start })).status).toBeLessThan(
        500,
      )
  })
})

describe('filters', () => {
  it('by status show donations of any stage, or of the one asked for alone', async () => {
    expect(await mine({ statusTypeId: -1 })).toHaveLength(5)
    expect(await mine({ statusTypeId: 5 })).toHaveLength(5)
    await call(donations.cancelTransaction, people.foodBank, { id: clocksBack[1] ?? 0 })
    expect(await mine({ statusTypeId: 11 })).toEqual([clocksBack[1]])
    expect(await mine({ statusTypeId: 5 })).toHaveLength(4)
    expect(await listed(donations.getStateAssociationGrid, people.association, { statusTypeId: 11 })).toEqual([
      clocksBack[1],
    ])
    expect(await listed(donations.getDonorGrid, people.store, { statusTypeId: 11 })).toEqual([clocksBack[1]])
  })

  it('by words, each of which occurs somewhere in the line', async () => {
    const { Code } = await stored(recent)
    expect(await mine({ searchFilter: Code.toLowerCase() })).toEqual([recent])
    expect(await mine({ searchFilter: '  FROZEN   fresh market ' })).toEqual([recent])
    expect(await mine({ searchFilter: 'frozen nobody' })).toEqual([])
    expect(await mine({ searchFilter: '   ' })).toHaveLength(5)
    expect(await mine({ searchFilter: 'm31' })).toHaveLength(5)
    expect(await mine({ searchFilter: `${recent}`, statusTypeId: 5 })).toContain(recent)
  })
})

describe('pages', () => {
  const everyPage = async (query: Query, between: () => Promise<unknown> = async () => undefined) => {
    const pages: number[][] = []
    let cursor: string | undefined
    do {
      const next = await page(donations.getFoodBankGrid, people.foodBank, { ...query, cursor })
      pages.push(next.rows.map((row) => row.ID))
      cursor = next.cursor
      await between()
    } while (cursor)
    return pages
  }

  it('are complete and repeat nothing, though donations come in between', async () => {
    const before = await mine()
    const pages = await everyPage({ rows: 2 }, () => postedAt('2026-11-20T15:00:01Z'))
    expect(pages.flat()).toEqual(before)
    expect(pages.slice(0, 2).map((one) => one.length)).toEqual([2, 2])
  })

  it('of a search go on to the end', async () => {
    expect((await everyPage({ searchFilter: 'frozen' })).flat()).toEqual([recent])
  })

  it('of a search and of an agency’s status hold no more rows than asked for', async () => {
    const searched = await everyPage({ searchFilter: 'm31', rows: 2 })
    expect(searched.flat()).toEqual(await mine({ searchFilter: 'm31', rows: 100 }))
    expect(searched.slice(0, 2).map((one) => one.length)).toEqual([2, 2])
    const ofStatus = { mode: 'historical', statusTypeId: 101, dateStartFilter: '2026-09-01' }
    const all = await listed(offers.getAgencyGrid, first, ofStatus)
    const head = await page(offers.getAgencyGrid, first, { ...ofStatus, rows: 1 })
    expect(head.rows.map((row) => row.ID)).toEqual(all.slice(0, 1))
    const rest = await listed(offers.getAgencyGrid, first, { ...ofStatus, cursor: head.cursor })
    expect(rest).toEqual(all.slice(1))
  })

  it('start at the position of a cursor of the same list, also of one from the version before', async () => {
    const { cursor = '' } = await page(donations.getFoodBankGrid, people.foodBank, { rows: 2 })
    const rest = (await mine({ rows: 100 })).slice(2)
    expect(await mine({ cursor, rows: 100 })).toEqual(rest)
    const position = JSON.parse(Buffer.from(cursor, 'base64url').toString()).slice(0, -1)
    const before = Buffer.from(JSON.stringify(position)).toString('base64url')
    expect(await mine({ cursor: before, rows: 100 })).toEqual(rest)
    const turned = await page(donations.getFoodBankGrid, people.foodBank, { order: 'oldest', rows: 100, cursor })
    expect(turned.cursor).toBeUndefined()
  })

  it.each<[string, AnyEndpoint, Caller, Query]>([
    ['another status', donations.getFoodBankGrid, people.foodBank, { statusTypeId: 5 }],
    ['another food bank', donations.getFoodBankGrid, people.otherFoodBank, {}],
    ['a store', donations.getDonorGrid, people.store, {}],
    ['receipts', receipts.listReceipts, people.foodBank, {}],
  ])('refuse the cursor of another list: %s', async (_, endpoint, by, query) => {
    const { cursor } = await page(donations.getFoodBankGrid, people.foodBank, { rows: 2 })
    const { status, answer } = await call(endpoint, by, { ...query, rows: 100, cursor } as never)
    expect([status, answer.Message]).toEqual([400, 'cursor: not valid'])
  })

  it('refuse a cursor that is malformed or outside of the days', async () => {
    const { cursor } = await page(donations.getFoodBankGrid, people.foodBank, { rows: 2 })
    const queries: Query[] = [
      { cursor: `x${cursor}` },
      { cursor: cursor?.slice(0, -3) },
      { cursor: '' },
      { cursor, dateStartFilter: '2026-09-01', dateEndFilter: '2026-10-31' },
    ]
    for (const query of queries) {
      const { status, answer } = await call(donations.getFoodBankGrid, people.foodBank, { rows: 2, ...query } as never)
      expect([status, answer.Message]).toEqual([400, 'cursor: not valid'])
    }
  })
})

describe('the export', () => {
  const range = { dateStartFilter: '2026-11-01', dateEndFilter: '2026-11-20', zone: newYork }

  it('[grid-csv-export] holds every line of the grid in the range, for a spreadsheet', async () => {
    const { status, headers, body } = await exported(people.foodBank, range)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="donations-2026-11-01-2026-11-20.csv"',
      'cache-control': 'no-store',
    })
    const [head, ...lines] = fieldsOf(body)
    expect(head?.slice(0, 3)).toEqual(['ID', 'Code', 'Donor Entered'])
    expect(lines.map((line) => Number(line[0]))).toEqual(await mine({ ...range, rows: 100 }))
  })

  it('names the food bank to the network only', async () => {
    const heads = async (by: Caller) => fieldsOf((await exported(by, range)).body)[0]
    expect(await heads(people.network)).toContain('Food Bank')
    expect(await heads(people.network)).not.toContain('Agency')
    expect(await heads(people.foodBank)).not.toContain('Food Bank')
    expect(await heads(people.foodBank)).toContain('Agency')
  })

  it.each<[string, Query, string]>([
    ['without dates', {}, 'Please choose the first and the last day of the export.'],
    [
      'over 367 days',
      { dateStartFilter: '2025-11-20', dateEndFilter: '2026-11-21' },
      'An export covers at most 366 days.',
    ],
  ])('%s is refused in the envelope', async (_, query, reason) => {
    const { status, headers, answer } = await exported(people.foodBank, query)
    expect([status, answer]).toEqual([200, { Successful: false, FailureReason: reason }])
    expect(headers['content-type']).toContain('application/json')
  })

  it('covers 366 days', async () => {
    const { headers } = await exported(people.foodBank, { dateStartFilter: '2025-11-20', dateEndFilter: '2026-11-20' })
    expect(headers['content-type']).toContain('text/csv')
  })

  it('is in the caller’s language, and filters like the grid', async () => {
    const spanish = await call(donations.exportGrid, people.foodBank, range as never, { language: 'es' })
    expect(fieldsOf(spanish.body)[0]).toContain('Donante')
    const frozen = fieldsOf((await exported(people.foodBank, { ...range, searchFilter: 'frozen' })).body)
    expect(frozen.slice(1).map((line) => Number(line[0]))).toEqual([recent])
    const cancelled = fieldsOf((await exported(people.foodBank, { ...range, statusTypeId: 11 })).body)
    expect(cancelled.slice(1).map((line) => Number(line[0]))).toEqual([clocksBack[1]])
  })

  it('gives an agency its own part, status filter included', async () => {
    await call(offers.declineMatch, first, { id: (await stored(recent)).Matches[0]?.ID ?? 0 })
    const lines = async (by: Caller, query: Query = {}) =>
      fieldsOf((await exported(by, { ...range, ...query })).body)
        .slice(1)
        .map((line) => Number(line[0]))
    expect(await lines(second)).toEqual([recent])
    expect(await lines(second, { statusTypeId: 101 })).toEqual([recent])
    expect(await lines(second, { statusTypeId: 108 })).toEqual([])
    expect(await lines(first, { statusTypeId: 108 })).toEqual([clocksBack[1]])
  })
})

describe('the totals of a grid', () => {
  const totals = async (by: Caller, query: Query = {}) =>
    (await call(donations.getGridTotals, by, query as never)).answer.Value
  const everything = { dateStartFilter: '2020-01-01' }

  it('add up every row under the filter, whatever page is shown', async () => {
    const { rows } = (await page(donations.getFoodBankGrid, people.foodBank, {
      ...everything,
      rows: 100,
    })) as unknown as {
      rows: { Pounds: number }[]
    }
    const sum = rows.reduce((pounds, row) => pounds + row.Pounds, 0)
    expect(await totals(people.foodBank, { ...everything, rows: 2 })).toEqual({
      Count: rows.length,
      Pounds: sum,
      IsAtLeast: false,
    })
    expect(await totals(people.foodBank, { ...everything, searchFilter: 'frozen' })).toEqual({
      Count: 1,
      Pounds: 10,
      IsAtLeast: false,
    })
  })

  it('are those of the caller’s own list', async () => {
    const count = async (by: Caller) => (await totals(by, everything))?.Count
    expect(await count(people.otherFoodBank)).toBe(1)
    expect(await count(first)).toBe(
      (await listed(offers.getAgencyGrid, first, { ...everything, mode: 'historical' })).length,
    )
  })
})

describe('an agency’s grid', () => {
  const own = (query: Query, by: Caller = first) => listed(offers.getAgencyGrid, by, query)

  it('lists what is under way, whatever its age', async () => {
    expect(await own({})).toEqual(expect.arrayContaining([old]))
    expect(await own({})).not.toContain(clocksBack[1])
    expect(await own({ searchFilter: 'frozen' }, second)).toEqual([recent])
    expect(await own({ searchFilter: 'canned' }, second)).toEqual([])
  })

  it('filters by status', async () => {
    const historical = (statusTypeId: number) => own({ mode: 'historical', statusTypeId })
    expect(await own({ statusTypeId: 108 })).toEqual([])
    expect(await historical(108)).toEqual([clocksBack[1]])
    const parts = await Promise.all([101, 102, 103, 104, 105, 106, 107, 108].map(historical))
    expect(parts.flat().sort()).toEqual((await historical(-1)).sort())
  })

  it('[agency-hist-range] lists in historical mode what it was asked about in 30 days, through tomorrow', async () => {
    at('2026-12-01T04:59:59Z')
    expect(await own({ mode: 'historical', zone: newYork })).toContain(clocksBack[0])
    at('2026-12-01T05:00:00Z')
    expect(await own({ mode: 'historical', zone: newYork })).not.toContain(clocksBack[0])
    expect(await own({ mode: 'historical', zone: newYork })).toContain(clocksBack[1])
    expect(await own({ mode: 'historical', dateStartFilter: '2026-09-01' })).toContain(old)
  })

  it('lists what is under way unpaged, too, under the same filters, and as a file that needs no days', async () => {
    const current = async (query: Query, by: Caller = first) =>
      (await call(offers.listNewInProgressDonations, by, query as never)).answer.Value?.map((row) => row.ID)
    const lines = async (query: Query) => {
      const { headers, body } = await exported(first, { ...query, mode: 'current' })
      expect(headers['content-disposition']).toBe('attachment; filename="donations-current.csv"')
      return fieldsOf(body)
        .slice(1)
        .map((line) => Number(line[0]))
    }
    expect(await current({})).toContain(old)
    for (const query of [
      {},
      { searchFilter: 'm31' },
      { donorFilter: 'm31' },
      { statusTypeId: 101 },
      { searchFilter: `${old}` },
    ]) {
      expect(await current(query)).toEqual(await own({ ...query, rows: 100 }))
      expect(await lines(query)).toEqual(await current(query))
    }
    expect(await current({ donorFilter: 'no such donor' })).toEqual([])
    expect((await call(offers.listNewInProgressDonations, first, { statusTypeId: 5 })).status).toBe(400)
  })

  it('of current donations is no file of other roles: they name the days', async () => {
    const { answer } = await exported(people.foodBank, { mode: 'current' })
    expect(answer.FailureReason).toBe('Please choose the first and the last day of the export.')
  })

  it('lists its history unpaged, too', async () => {
    expect(await call(offers.listDonationHistory, second, {})).toMatchObject({ answer: { Value: [{ ID: recent }] } })
  })
})

describe('the agency’s grid', () => {
  beforeEach(() => at('2026-11-20T12:00:00Z'))
  const rowsOf = async (input: object) =>
    (await call(offers.getAgencyGrid, first, { mode: 'historical', ...input })).answer.Value?.rows ?? []

  it('is filtered by the labels that it shows, and its file has the same rows and labels', async () => {
    const [asked, accepted, declined] = [await posted(), await posted(), await posted()]
    const matchAt = async (id: number) => (await stored(id)).Matches[0]?.ID ?? 0
    await call(offers.acceptMatch, first, {
      id: await matchAt(accepted),
      AgencyProposedPickupDate: '2026-11-21',
      AgencyProposedPickupTimeTypeID: 6,
    })
    await call(offers.declineMatch, first, { id: await matchAt(declined) })
    const types = (await call(donations.listStatusTypes, first, {})).answer.Value ?? []
    const typeOf = (name: string) => types.find(({ Name }) => Name === name)?.ID
    for (const [name, id] of [
      ['Pending Response', asked],
      ['Waiting for Donor', accepted],
      ['Not Accepted', declined],
    ] as const) {
      const shown = await rowsOf({ statusTypeId: typeOf(name) })
      expect(shown.map((row) => row.ID)).toContain(id)
      expect([...new Set(shown.map((row) => row.StatusLabel))]).toEqual([name])
      const days = { dateStartFilter: '2026-11-01', dateEndFilter: '2026-11-21' }
      const { body } = await call(donations.exportGrid, first, { ...days, statusTypeId: typeOf(name) })
      const lines = body.trim().split('\r\n')
      expect(lines).toHaveLength(shown.length + 1)
      for (const line of lines.slice(1)) expect(line).toContain(name)
    }
    const current = async (query: object) =>
      (await call(offers.listNewInProgressDonations, first, query)).answer.Value ?? []
    const inFile = async (query: object) =>
      fieldsOf((await call(donations.exportGrid, first, { mode: 'current', ...query })).body)
        .slice(1)
        .map(([id]) => Number(id))
    for (const name of ['Pending Response', 'Waiting for Donor']) {
      const shown = await current({ statusTypeId: typeOf(name) })
      expect([...new Set(shown.map((row) => row.StatusLabel))]).toEqual([name])
      expect(await inFile({ statusTypeId: typeOf(name) })).toEqual(shown.map((row) => row.ID))
    }
    expect(await current({ statusTypeId: typeOf('Not Accepted') })).toEqual([])
    const unknown = await call(offers.getAgencyGrid, first, { statusTypeId: 5 })
    expect([unknown.status, unknown.body]).toEqual([400, expect.stringContaining('statusTypeId')])
  })

  it('is filtered by the donor’s name or the location’s code, beside the search', async () => {
    const id = await posted()
    const { Code, Donor } = (await stored(id)).DonorLocation
    for (const donorFilter of [Code, Donor.Name.toUpperCase(), `${Donor.Name} ${Code}`])
      expect((await rowsOf({ donorFilter })).map((row) => row.ID)).toContain(id)
    expect(await rowsOf({ donorFilter: 'nobody of this name' })).toEqual([])
    expect(await rowsOf({ donorFilter: Code, searchFilter: 'no such contents' })).toEqual([])
  })
})

describe('donations that wait for approval', () => {
  it('are listed longest waiting first', async () => {
    await changeEntity('foodBank', ids.otherFoodBank, {})
    await call(foodbanks.updateSettings, people.foodBank, { ...defaultFoodBankSettings, QuietHours: null })
    const waiting = [await postedAt('2026-11-20T15:00:02Z'), await postedAt('2026-11-20T15:00:03Z')]
    expect(await listed(offers.listPendingMatches, people.foodBank)).toEqual(waiting)
    expect(await listed(offers.listPendingMatches, people.otherFoodBank)).toEqual([])
    await call(offers.acceptMatches, people.foodBank, { txId: waiting[0] ?? 0 })
    expect(await listed(offers.listPendingMatches, people.foodBank)).toEqual(waiting.slice(1))
  })
})

it('an export of more lines than a page holds is whole', async () => {
  const range = { dateStartFilter: '2026-11-01', dateEndFilter: '2026-11-20' }
  const one = await stored(elsewhere)
  for (let i = 0; i < 110; i++) await importDonation({ state: { ...one, ID: 900_000 + i, Code: `X${i}` }, events: [] })
  expect(fieldsOf((await exported(people.otherFoodBank, range)).body)).toHaveLength(1 + 111)
})

/** The donation at the other food bank weighs 150.5 lb. */
it('totals of more rows than are counted are a lower bound, and their order is refused', async () => {
  const one = await stored(elsewhere)
  const ids = Array.from({ length: maxCounted + 1 }, (_, at) => 800_000 + at)
  for (let at = 0; at < ids.length; at += 50)
    await Promise.all(
      ids.slice(at, at + 50).map((ID) => importDonation({ state: { ...one, ID, Code: `Y${ID}` }, events: [] })),
    )
  const { answer } = await call(donations.getGridTotals, people.otherFoodBank, { dateStartFilter: '2026-11-01' })
  expect(answer.Value).toEqual({ Count: maxCounted, Pounds: 150_500, IsAtLeast: true })

  const sorted = { order: 'pickup', dateStartFilter: '2026-11-01' } as const
  expect((await call(donations.getFoodBankGrid, people.otherFoodBank, sorted)).answer).toMatchObject({
    Successful: false,
    FailureReason: 'More than 1000 donations can’t be sorted. Please choose a status or fewer days.',
  })
})

it('a whole code finds its donation behind any number of newer ones, in the caller’s own list and days alone', async () => {
  const { Code } = await stored(elsewhere)
  const query = { searchFilter: Code.toLowerCase(), dateStartFilter: '2026-11-01' }
  const found = await page(donations.getFoodBankGrid, people.otherFoodBank, query)
  expect(found).toMatchObject({ rows: [{ ID: elsewhere }] })
  expect(found.cursor).toBeUndefined()
  expect(await mine(query)).toEqual([])
  expect(await mine({ ...query, dateEndFilter: '2026-11-19' }, people.otherFoodBank)).toEqual([])
})

it('donations are listed by their pickup, what is over last, or by their pounds, over several pages', async () => {
  at('2026-11-23T15:00:00Z')
  const weighing = (Pounds: number, DonorRecordedPickupDate: string | null, PickupTimeTypeID: number) =>
    posted({ categories: [{ DonationCategoryID: 5, Pounds }], DonorRecordedPickupDate, PickupTimeTypeID })
  const anyDay = await weighing(30, null, 6)
  const afternoon = await weighing(500, '2026-11-24', 5)
  const morningAfter = await weighing(2, '2026-11-24', 4)
  const later = await weighing(40.5, '2026-11-25', 4)
  const cancelled = await weighing(1, '2026-11-24', 4)
  await call(donations.cancelTransaction, people.foodBank, { id: cancelled })
  const inOrder = async (order: string) => {
    const query = { order, rows: 3, dateStartFilter: '2026-11-23' }
    const found = await page(donations.getFoodBankGrid, people.foodBank, query)
    expect(found.rows).toHaveLength(3)
    const rest = await page(donations.getFoodBankGrid, people.foodBank, { ...query, cursor: found.cursor })
    expect(rest.cursor).toBeUndefined()
    return [...found.rows, ...rest.rows].map(({ ID }) => ID)
  }
  expect(await inOrder('pickup')).toEqual([morningAfter, afternoon, later, anyDay, cancelled])
  expect(await inOrder('pounds')).toEqual([afternoon, later, anyDay, morningAfter, cancelled])
})
