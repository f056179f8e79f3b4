import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { agencyRecordWrite } from '../../../../functions/rescue/offers/onOfferAnswered.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import { donationPounds } from '../../../../shared/rescue/donations/donation.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import type { ReceiptCorrection } from '../../../../shared/rescue/receipts/api.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import { showsCreateReceipt } from '../../../../shared/rescue/receipts/receiptLink.ts'
import * as dashboard from '../../../../shared/work/dashboard/api.ts'
import { call, handlerOf } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { posted, stored } from '../../../engine/donations.ts'
import { readPdf } from '../../../engine/pdf.ts'
import { changeEntity, ids, makeSmallTenant, people } from '../../../engine/smallTenant.ts'

/** Receipts after they were begun: put aside, corrected until their month is closed, on paper, and always as their donation. */

const [first, second] = people.agencies
const staff = people.foodBank

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
beforeEach(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

const items = (...pounds: number[]) => pounds.map((weight, index) => ({ categoryId: index + 1, pounds: weight }))

/** A donation of 150.5 lb that the first agency accepted. */
async function accepted(): Promise<number> {
  const id = await posted()
  await call(offers.acceptMatch, first, {
    id: id * 100 + 1,
    AgencyProposedPickupDate: '2026-11-21',
    AgencyProposedPickupTimeTypeID: 6,
  })
  return id
}
const create = (adHocTransactionId: number | null, categories = items(120, 30.5), by: Caller = first) =>
  call(receipts.createReceipt, by, {
    agencyId: first.EntityID,
    donorLocationId: ids.donorLocation,
    categories,
    adHocTransactionId,
    date: '2026-11-20',
  })
const receiptOf = async (id: number | null, categories = items(120, 30.5)) =>
  (await create(id, categories)).answer.Value?.PickupID ?? 0
const correct = (id: number, more: Partial<ReceiptCorrection> = {}, by: Caller = first) =>
  call(receipts.updateReceipt, by, { id, Version: 1, categories: items(100), date: '2026-11-20', ...more })
const totals = async () => (await call(dashboard.getDashboard, first, {})).answer.Value
const poundsOn = async (date: string) =>
  (await call(dashboard.getDashboardPickups, first, {})).answer.Value?.pickups.find((day) => day.date === date)
    ?.pounds ?? 0

describe('a pending receipt', () => {
  const save = (id: number, by: Caller = first) =>
    call(receipts.savePendingReceipt, by, { id, categories: items(99), date: '2026-11-19', Notes: 'Two crates left.' })
  const shown = async (id: number) => (await call(donations.getTransaction, staff, { id })).answer.Value
  const rowOf = async (id: number) =>
    (await call(offers.getAgencyGrid, first, {})).answer.Value?.rows.find((row) => row.ID === id)

  it('[create-receipt-condition] hides Create Receipt in the agency’s grid, the food bank’s grid and the detail', async () => {
    const id = await accepted()
    expect(showsCreateReceipt((await rowOf(id)) as never)).toBe(true)
    const saved = await save(id)
    const pending = saved.answer.Value?.PendingPickupID
    expect(pending).toEqual(expect.any(Number))
    const grid = await call(donations.getFoodBankGrid, staff, {})
    const seen = [await shown(id), await rowOf(id), grid.answer.Value?.rows.find((row) => row.ID === id)]
    for (const one of seen) {
      expect(one).toMatchObject({ IsReceiptCreationEligible: true, PendingPickupID: pending })
      expect(showsCreateReceipt(one as never)).toBe(false)
    }
  })

  it('is loaded again by whoever may create it, and becomes the receipt under its number', async () => {
    const id = await accepted()
    const pending = (await save(id)).answer.Value?.PendingPickupID
    expect((await save(id, staff)).answer.Value?.PendingPickupID).toBe(pending)
    const loaded = await call(receipts.loadReceipt, staff, { id })
    expect(loaded.answer.Value).toMatchObject({
      categories: [{ Pounds: 99, DonationCategory: { ID: 1 } }],
      date: '2026-11-19',
      Notes: 'Two crates left.',
      PendingPickupID: pending,
    })
    expect(await receiptOf(id, items(98))).toBe(pending)
    expect(await shown(id)).toMatchObject({ PendingPickupID: null, PickupID: pending })
  })

  it('is discarded, and refused where no receipt can be created', async () => {
    const id = await accepted()
    await save(id)
    expect((await call(receipts.discardPendingReceipt, first, { id })).answer.Successful).toBe(true)
    expect((await shown(id))?.PendingPickupID).toBeNull()
    const open = await posted()
    expect((await save(open, staff)).answer.FailureReason).toBe(
      'A receipt can be created once the donation was accepted.',
    )
    expect((await save(id, second)).status).toBe(404)
  })
})

it('a receipt that food bank staff create on an agency’s behalf is the agency’s: in its totals, and its to correct', async () => {
  const id = await accepted()
  const before = await totals()
  const { answer } = await create(id, items(120, 30.5), staff)
  const receiptId = answer.Value?.PickupID ?? 0
  const shown = (await call(receipts.getReceipt, first, { id: receiptId })).answer.Value
  expect(shown).toMatchObject({
    Agency: { ID: first.EntityID },
    Pounds: 150.5,
    AdHocTransactionID: id,
    IsEditable: true,
  })
  expect(await totals()).toMatchObject({
    TransactionsPoundsTotal: (before?.TransactionsPoundsTotal ?? 0) + 150.5,
    PickupsTotal: (before?.PickupsTotal ?? 0) + 1,
  })
  expect((await create(id)).answer.FailureReason).toBe('A receipt was already created for this donation.')
  expect((await call(receipts.getReceipt, second, { id: receiptId })).status).toBe(404)
  expect((await correct(receiptId)).answer.Successful).toBe(true)
})

describe('final weights', () => {
  const weights = async (id: number, receiptId: number) => {
    const { answer } = await call(receipts.getReceipt, first, { id: receiptId })
    return [donationPounds(await stored(id)), answer.Value?.Pounds]
  }

  it('are the receipt’s from its creation on', async () => {
    const id = await accepted()
    const receiptId = await receiptOf(id, items(140))
    expect(await weights(id, receiptId)).toEqual([140, 140])
    await call(donations.closeOut, people.store, {
      id,
      IsMarkedAsSuccessfulByDonor: true,
      categories: [{ DonationCategoryID: 1, Pounds: 151 }],
    })
    expect(await weights(id, receiptId)).toEqual([140, 140])
  })

  it('follow a correction of the receipt, once, in totals, days and timeline', async () => {
    const id = await accepted()
    const receiptId = await receiptOf(id)
    const before = await totals()
    const [onOldDay, onNewDay] = [await poundsOn('2026-11-20'), await poundsOn('2026-11-18')]
    const { answer } = await correct(receiptId, { date: '2026-11-18', Notes: 'Weighed again.' })
    expect(answer.Value).toMatchObject({ Pounds: 100, Date: '2026-11-18', Version: 2, Notes: 'Weighed again.' })
    expect(await weights(id, receiptId)).toEqual([100, 100])
    expect(await totals()).toEqual({
      ...before,
      TransactionsPoundsTotal: Math.round(((before?.TransactionsPoundsTotal ?? 0) - 50.5) * 10) / 10,
    })
    expect(await poundsOn('2026-11-20')).toBeCloseTo(onOldDay - 150.5)
    expect(await poundsOn('2026-11-18')).toBeCloseTo(onNewDay + 100)
    const told = (await call(donations.getTransaction, first, { id })).answer.Value?.Timeline.Events.at(-1)
    expect(told?.Text).toMatch(/^Receipt R\w+ corrected to 100 lb$/)
    const listed = (await call(receipts.listReceipts, first, {})).answer.Value?.rows.find((row) => row.ID === receiptId)
    expect(listed).toMatchObject({ Pounds: 100, Date: '2026-11-18' })
  })

  it('follow a correction of the donation by its food bank; its donor corrects no receipt', async () => {
    const id = await accepted()
    const receiptId = await receiptOf(id)
    const change = (by: Caller) =>
      call(donations.updateDonationItems, by, { id, categories: [{ DonationCategoryID: 2, Pounds: 77 }] })
    expect((await change(people.store)).answer.Successful).toBe(false)
    expect(await weights(id, receiptId)).toEqual([150.5, 150.5])
    expect((await change(staff)).answer.Value).toMatchObject({ Pounds: 77 })
    expect(await weights(id, receiptId)).toEqual([77, 77])
  })

  it('matching learns the difference, in the weeks of both days', () => {
    const event = {
      Type: 'ReceiptCorrected',
      EntityID: 10,
      Detail: {
        ReceiptID: 1,
        Code: 'R1',
        AgencyID: 11,
        Pounds: 90,
        Date: '2026-11-20',
        Previous: { Pounds: 120, Date: '2026-11-19' },
      },
    }
    expect(agencyRecordWrite(event as never)).toMatchObject({ add: { 'Week2026-47': -30 } })
    const moved = { ...event, Detail: { ...event.Detail, Previous: { Pounds: 120, Date: '2026-11-10' } } }
    expect(agencyRecordWrite(moved as never)).toMatchObject({ add: { 'Week2026-47': 90, 'Week2026-46': -120 } })
  })
})

describe('a correction', () => {
  it('is refused on a version that somebody else has corrected, and changes nothing', async () => {
    const receiptId = await receiptOf(null)
    await correct(receiptId)
    const before = await totals()
    const { answer } = await correct(receiptId, { categories: items(3) })
    expect(answer.FailureReason).toMatch(/changed by someone else/)
    expect(await totals()).toEqual(before)
    expect((await call(receipts.getReceipt, first, { id: receiptId })).answer.Value).toMatchObject({ Pounds: 100 })
  })

  it('of two at the same moment one counts, once', async () => {
    const receiptId = await receiptOf(await accepted())
    const before = (await totals())?.TransactionsPoundsTotal ?? 0
    const both = await Promise.all([correct(receiptId), correct(receiptId, { categories: items(200) }, staff)])
    expect(both.filter(({ answer }) => answer.Successful)).toHaveLength(1)
    const now = (await call(receipts.getReceipt, first, { id: receiptId })).answer.Value
    expect((await totals())?.TransactionsPoundsTotal).toBeCloseTo(before - 150.5 + (now?.Pounds ?? 0))
  })

  it('repeated under its key answers the same and counts once', async () => {
    const receiptId = await receiptOf(null)
    const input = { id: receiptId, Version: 1, categories: items(60), date: '2026-11-20' }
    const key = { headers: { 'idempotency-key': 'correct-receipt-once' } }
    const once = await call(receipts.updateReceipt, first, input, key)
    const after = await totals()
    expect((await call(receipts.updateReceipt, first, input, key)).answer).toEqual(once.answer)
    expect(await totals()).toEqual(after)
  })

  it('is possible until the food bank’s close day, for the agency and on its behalf; then it is read-only', async () => {
    const receiptId = await receiptOf(null)
    const view = async (by: Caller) => (await call(receipts.getReceipt, by, { id: receiptId })).answer.Value
    expect(await view(first)).toMatchObject({ OpenUntil: '2026-12-10', IsEditable: true })
    expect(await view(people.store)).toMatchObject({ IsEditable: false })
    setClock(new Date('2026-12-11T04:59:00Z'))
    expect((await correct(receiptId, {}, staff)).answer.Successful).toBe(true)
    setClock(new Date('2026-12-11T05:00:00Z'))
    expect(await view(first)).toMatchObject({ IsEditable: false })
    const { answer } = await correct(receiptId, { Version: 2 })
    expect(answer.FailureReason).toBe('This receipt could be corrected until 2026-12-10. It is read-only now.')
  })

  it('is dated like a new receipt, and of an existing kind of food', async () => {
    const receiptId = await receiptOf(null)
    expect((await correct(receiptId, { date: '2026-11-25' })).answer.FailureReason).toMatch(/cannot be in the future/)
    expect((await correct(receiptId, { categories: [{ categoryId: 999, pounds: 5 }] })).answer.Successful).toBe(false)
    expect((await correct(receiptId, {}, second)).status).toBe(404)
  })
})

it('the file is a PDF with the receipt’s words, also names of other alphabets and letters that the font lacks', async () => {
  const receiptId = await receiptOf(null, items(...Array.from({ length: 12 }, (_, n) => n + 1)))
  await correct(receiptId, {
    categories: items(1, 2),
    Notes: `Añejo ¿qué? Recogido por Łukasz Nguyễn, Жанна ${'muy largo '.repeat(60)} 食物`,
  })
  const handler = await handlerOf(receipts.getReceiptFile)
  const { eventOf } = await import('../../../engine/call.ts')
  const event = eventOf({
    endpoint: receipts.getReceiptFile,
    caller: first,
    path: { id: String(receiptId) },
    headers: { 'accept-language': 'es', 'accept-encoding': 'gzip' },
  })
  const result = await handler(event, { getRemainingTimeInMillis: () => 30_000 })
  expect(result).toMatchObject({ statusCode: 200, isBase64Encoded: true })
  expect(result.headers).toMatchObject({ 'content-type': 'application/pdf' })
  const file = await readPdf(Buffer.from(result.body ?? '', 'base64'))
  expect(file).toMatchObject({ title: expect.stringMatching(/^Recibo R/), pages: 1 })
  expect(file.text).toContain('Recogido por Łukasz Nguyễn, Жанна')
})

it('associated stores are the active locations that the agency may receive from', async () => {
  expect((await totals())?.DonorsTotal).toBe(2)
  await changeEntity('donorLocation', ids.secondDonorLocation, { IsActive: false })
  expect((await totals())?.DonorsTotal).toBe(1)
  await changeEntity('donorLocation', ids.secondDonorLocation, { IsActive: true })
})
