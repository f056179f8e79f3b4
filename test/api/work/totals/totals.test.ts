import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventPrefix } from '../../../../functions/core/table/shape.ts'
import { donationWithTimeline } from '../../../../functions/rescue/donations/donationTable.ts'
import { countSubject } from '../../../../functions/work/totals/counting.ts'
import { handler } from '../../../../functions/work/totals/onCountChanged.ts'
import { loadTotals } from '../../../../functions/work/totals/totalsTable.ts'
import { emptyTable } from '../../../../infra/local/seed/emptying.ts'
import { tenantCommand } from '../../../../infra/operator/tenantCommand.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import * as totals from '../../../../shared/work/totals/api.ts'
import { networkWatcher } from '../../../../shared/work/totals/count.ts'
import { noAmounts } from '../../../../shared/work/totals/totals.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { posted } from '../../../engine/donations.ts'
import { ids, makeSmallTenant, otherAgencyIds, people } from '../../../engine/smallTenant.ts'
import { everything } from '../../../engine/stored.ts'
import { deliver } from '../../core/messages.ts'

/** Totals by day and month, as the reaction keeps them. */

const [first] = people.agencies
const month = { start: '2026-11-01', end: '2026-11-30' }

beforeEach(async () => {
  setClock(morning)
  await emptyTable(process.env.TABLE_NAME ?? '')
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

/** A donation of 150.5 lb that the first agency accepted after 25 minutes. */
async function accepted(): Promise<number> {
  const id = await posted()
  setClock(new Date(morning.getTime() + 25 * 60_000))
  await call(offers.acceptMatch, first, {
    id: id * 100 + 1,
    AgencyProposedPickupDate: '2026-11-21',
    AgencyProposedPickupTimeTypeID: 6,
  })
  return id
}
const receiptOf = async (adHocTransactionId: number | null, date = '2026-11-20') => {
  const { answer } = await call(receipts.createReceipt, first, {
    donorLocationId: ids.donorLocation,
    categories: [{ categoryId: 1, pounds: 140 }],
    adHocTransactionId,
    date,
  })
  return answer.Value?.PickupID ?? 0
}
const count = (Kind: string, ID: number) => countSubject({ Kind, ID }, new Date())
const donationDay = { ...noAmounts, Period: '2026-11-20', FoodBankID: ids.foodBank, Donations: 1, OfferedPounds: 150.5 }
const claimedDay = { ...donationDay, Claimed: 1, ClaimedPounds: 150.5, ClaimMinutes: 25 }
const empty = { Period: '2026-11-20', FoodBankID: ids.foodBank, ...noAmounts }

describe('a donation', () => {
  it('counts for its food bank, donor, store and everybody who watches the food bank', async () => {
    await count('donation', await accepted())
    for (const owner of [ids.foodBank, ids.donor, ids.donorLocation, ids.association, ids.coop, networkWatcher])
      expect([owner, await loadTotals(owner, 'day', month)]).toEqual([owner, [claimedDay]])
    for (const owner of [ids.association, ids.coop, networkWatcher])
      expect(await loadTotals(owner, 'month', { start: '2026-10', end: '2026-11' })).toEqual([
        { ...claimedDay, Period: '2026-11' },
      ])
    expect(await loadTotals(ids.otherFoodBank, 'day', month)).toEqual([])
  })

  it('counts once though its events come twice, late and at the same moment', async () => {
    const id = await accepted()
    const events = (await donationWithTimeline(id))?.events ?? []
    const told = events.filter(({ Type }) => Type === 'DonationPosted' || Type === 'OfferAccepted')
    expect(told).toHaveLength(2)
    await Promise.all([...told, ...told.toReversed()].map((detail) => deliver(handler, { detail })))
    for (const detail of told.toReversed()) expect(await deliver(handler, { detail })).toEqual([])
    expect(await loadTotals(ids.foodBank, 'day', month)).toEqual([claimedDay])
  })

  it('counts anew when it is cancelled', async () => {
    const id = await accepted()
    await count('donation', id)
    await call(donations.cancelTransaction, people.foodBank, { id })
    expect(await count('donation', id)).toBe(true)
    expect(await count('donation', id)).toBe(false)
    expect(await loadTotals(ids.foodBank, 'day', month)).toEqual([{ ...donationDay, Cancelled: 1 }])
  })

  it('adds to others of the day, counted at the same moment', async () => {
    const all = await Promise.all([posted(), posted(), posted(), posted(), posted()])
    await Promise.all(all.map((id) => count('donation', id)))
    expect(await loadTotals(ids.foodBank, 'day', month)).toMatchObject([{ Donations: 5, OfferedPounds: 752.5 }])
  })
})

describe('a receipt', () => {
  /** The events of a receipt, as the bus brings them. */
  const eventsOf = async (id: number) =>
    (await everything()).filter(({ pk, sk }) => pk === `RECEIPT#${id}` && String(sk).startsWith(eventPrefix))
  const received = { ...empty, Receipts: 1, ReceivedPounds: 140 }

  it.each(['with', 'without'])('%s a donation is counted by its event, and its correction once', async (which) => {
    const id = await receiptOf(which === 'with' ? await accepted() : null)
    for (const detail of await eventsOf(id)) expect(await deliver(handler, { detail })).toEqual([])
    expect(await loadTotals(ids.foodBank, 'day', month)).toEqual([received])
    const correction = { id, Version: 1, categories: [{ categoryId: 1, pounds: 99.5 }], date: '2026-11-18' }
    expect((await call(receipts.updateReceipt, first, correction)).answer.Successful).toBe(true)
    const told = await eventsOf(id)
    expect(told.map(({ Type, Detail }) => [Type, Detail])).toEqual([
      ['ReceiptSaved', { AgencyID: first.EntityID, Pounds: 140, Date: '2026-11-20' }],
      ['ReceiptSaved', { AgencyID: first.EntityID, Pounds: 99.5, Date: '2026-11-18' }],
    ])
    for (const detail of [...told.toReversed(), ...told]) expect(await deliver(handler, { detail })).toEqual([])
    expect(await loadTotals(ids.donor, 'day', month)).toEqual([
      { ...received, Period: '2026-11-18', ReceivedPounds: 99.5 },
      empty,
    ])
    expect(await loadTotals(ids.association, 'month', { start: '2026-11', end: '2026-11' })).toEqual([
      { ...received, Period: '2026-11', ReceivedPounds: 99.5 },
    ])
  })
})

describe('recounting', () => {
  it('counts what was there before the totals, and changes nothing the second time', async () => {
    const id = await accepted()
    await receiptOf(id)
    await receiptOf(null)
    await posted()
    expect(await tenantCommand(['recount'])).toEqual(['4 of 4 donations, receipts and orders were counted anew.'])
    const counted = { ...claimedDay, Donations: 2, OfferedPounds: 301, Receipts: 2, ReceivedPounds: 280 }
    expect(await loadTotals(ids.foodBank, 'day', month)).toEqual([counted])
    expect(await tenantCommand(['recount'])).toEqual(['0 of 4 donations, receipts and orders were counted anew.'])
    expect(await loadTotals(ids.foodBank, 'day', month)).toEqual([counted])
  })
})

it('leaves out of a range what is outside of it', async () => {
  for (const date of ['2026-11-17', '2026-11-18', '2026-11-20']) await count('receipt', await receiptOf(null, date))
  const days = async (start: string, end: string) =>
    (await loadTotals(ids.foodBank, 'day', { start, end })).map(({ Period }) => Period)
  expect(await days('2026-11-17', '2026-11-18')).toEqual(['2026-11-17', '2026-11-18'])
  expect(await days('2026-11-18', '2026-11-19')).toEqual(['2026-11-18'])
})

it('ignores an event about something that is not there', async () => {
  expect(await count('receipt', 987_654)).toBe(false)
  expect(await count('donation', 987_654)).toBe(false)
})

describe('by food bank', () => {
  const november = { start: '2026-11-01', end: '2026-11-30' }
  /** One counted donation and receipt at the watched food bank, one receipt at the other. */
  async function lived(): Promise<void> {
    const id = await accepted()
    await count('donation', id)
    await count('receipt', await receiptOf(id))
    const other = { agencyId: otherAgencyIds[0], donorLocationId: ids.ownDonorLocation, date: '2026-11-20' }
    const draft = { ...other, categories: [{ categoryId: 1, pounds: 60 }] }
    const { answer } = await call(receipts.createReceipt, people.otherFoodBank, draft)
    await count('receipt', answer.Value?.PickupID ?? 0)
  }
  const asked = async (by: Caller, days: object = november) =>
    (await call(totals.getFoodBankTotals, by, days)).answer.Value

  it('the network sees all, an association and a co-op their own', async () => {
    await lived()
    const own = { ...noAmounts, Donations: 1, OfferedPounds: 150.5, Claimed: 1, ClaimedPounds: 150.5, ClaimMinutes: 25 }
    const watched = { FoodBank: { ID: 10, Name: 'Food Bank 10' }, ...own, Receipts: 1, ReceivedPounds: 140 }
    for (const by of [people.association, people.coop]) expect((await asked(by))?.rows).toEqual([watched])
    expect((await asked(people.network))?.rows).toEqual([
      watched,
      { FoodBank: { ID: 20, Name: 'Food Bank 20' }, ...noAmounts, Receipts: 1, ReceivedPounds: 60 },
    ])
    expect(await asked(people.network)).toMatchObject({
      range: { by: 'day', start: '2026-11-01', end: '2026-11-30' },
      trend: [{ Period: '2026-11-20', ReceivedPounds: 200, Donations: 1 }],
    })
    expect(await asked(people.network, {})).toMatchObject({
      range: { by: 'month', start: '2025-12', end: '2026-11' },
      trend: [{ Period: '2026-11', ReceivedPounds: 200 }],
    })
  })

  it('shows the trend of one, and none of somebody else’s', async () => {
    await lived()
    const trend = (by: Caller, id: number, days: object = november) =>
      call(totals.getFoodBankTrend, by, { id, ...days })
    expect((await trend(people.association, 10)).answer.Value?.trend).toMatchObject([
      { Period: '2026-11-20', ReceivedPounds: 140 },
    ])
    expect((await trend(people.network, 20, {})).answer.Value?.trend).toMatchObject([
      { Period: '2026-11', ReceivedPounds: 60 },
    ])
    expect((await trend(people.association, 20)).status).toBe(404)
  })

  it('is a file with a line a food bank and period', async () => {
    await lived()
    const { body, headers } = await call(totals.exportFoodBankTotals, people.network, november)
    expect(headers['content-disposition']).toContain('food-banks-2026-11-01-2026-11-30.csv')
    const [head, ...lines] = body.replace('\ufeff', '').trim().split(/\r?\n/)
    expect(head).toBe(
      'Period,Food bank,Donations,Pounds offered,Claimed,Pounds claimed,Not claimed,Cancelled,Share claimed (%),Minutes to claim,Receipts,Pounds received',
    )
    expect(lines).toEqual([
      '2026-11-20,Food Bank 10,1,150.5,1,150.5,0,0,100,25,1,140',
      '2026-11-20,Food Bank 20,0,0,0,0,0,0,,,1,60',
    ])
  })

  it('refuses a range that is turned around', async () => {
    const { status } = await call(totals.getFoodBankTotals, people.network, { start: '2026-11-30', end: '2026-11-01' })
    expect(status).toBe(400)
  })
})
