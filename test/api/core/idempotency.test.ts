import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { IdempotencyKey, storedResponseKey } from '../../../functions/core/table/idempotency.ts'
import { table } from '../../../functions/core/table/table.ts'
import type { Caller } from '../../../shared/core/access.ts'
import * as refusals from '../../../shared/refusals.ts'
import type { DonationDraft } from '../../../shared/rescue/donations/api.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import type { ReceiptDraft } from '../../../shared/rescue/receipts/api.ts'
import * as receipts from '../../../shared/rescue/receipts/api.ts'
import * as dashboard from '../../../shared/work/dashboard/api.ts'
import * as messages from '../../../shared/work/messages/api.ts'
import { call } from '../../engine/call.ts'
import { morning, setClock } from '../../engine/clock.ts'
import { posted, stored } from '../../engine/donations.ts'
import { draft, ids, makeSmallTenant, people } from '../../engine/smallTenant.ts'

/** A client that lost the answer repeats the call with the same key: one change, and the stored response. */

/** Seconds since 1970, as the table's tidying reads it. */
const Kept = z.object({ expires: z.int() })
const [first] = people.agencies
const key = (name: string) => ({ headers: { 'idempotency-key': `${name}-0123456789` } })
beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
beforeEach(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

const post = (name: string, more: Partial<DonationDraft> = {}, by: Caller = people.store) =>
  call(donations.postDonation, by, draft(more), key(name))
const receipt = (more: Partial<ReceiptDraft> = {}): ReceiptDraft => ({
  donorLocationId: ids.donorLocation,
  categories: [{ categoryId: 1, pounds: 10 }],
  date: '2026-11-20',
  ...more,
})
const create = (name: string, more: Partial<ReceiptDraft> = {}) =>
  call(receipts.createReceipt, first, receipt(more), key(name))
const countDonations = async () =>
  (await call(donations.getDonorGrid, people.donor, { rows: 100 })).answer.Value?.rows.length ?? 0
const countReceipts = async () =>
  (await call(receipts.listReceipts, first, { rows: 100 })).answer.Value?.rows.length ?? 0
const accepted = async () => {
  const id = await posted()
  await call(offers.acceptMatch, first, {
    id: (await stored(id)).Matches[0]?.ID ?? 0,
    AgencyProposedPickupDate: '2026-11-21',
    AgencyProposedPickupTimeTypeID: 6,
  })
  return id
}

describe('a posted donation', () => {
  it('is posted once though the answer was lost', async () => {
    const before = await countDonations()
    const made = await post('lost')
    const again = await post('lost')
    expect(again).toMatchObject({ status: 200, answer: made.answer })
    expect(await countDonations()).toBe(before + 1)
  })

  it('keeps its stored response for two days', async () => {
    await post('remembered')
    const response = await table.get(
      storedResponseKey(people.store.UserID, 'postDonation', 'remembered-0123456789'),
      Kept,
    )
    expect(response?.expires).toBe(Math.floor(Date.now() / 1000) + 2 * 86_400)
  })

  it('is posted once though two arrive at the same moment', async () => {
    const before = await countDonations()
    const [one, two, three] = await Promise.all([post('at-once'), post('at-once'), post('at-once')])
    expect(one.answer.Successful).toBe(true)
    expect([two.answer, three.answer]).toEqual([one.answer, one.answer])
    expect(await countDonations()).toBe(before + 1)
  })

  it('with other entries under the same key is answered 409, and nothing is posted', async () => {
    const before = await countDonations()
    await post('reused')
    const other = await post('reused', { DonorRecordedPickupDate: '2026-11-21' })
    expect([other.status, other.answer]).toEqual([
      409,
      { Successful: false, Message: refusals.idempotencyKeyReused.en },
    ])
    expect(await countDonations()).toBe(before + 1)
  })

  it('with other entries at the same moment under the same key is posted once, and the other call learns why', async () => {
    const before = await countDonations()
    const both = await Promise.all(
      ['2026-11-21', '2026-11-22'].map((day) => post('both', { DonorRecordedPickupDate: day })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.answer.Message).toBe(refusals.idempotencyKeyReused.en)
    expect(await countDonations()).toBe(before + 1)
  })

  it('with its fields in another order is the same input', async () => {
    const before = await countDonations()
    const made = await post('order')
    const reversed = Object.fromEntries(Object.entries(draft()).reverse()) as unknown as DonationDraft
    const again = await call(donations.postDonation, people.store, reversed, key('order'))
    expect(again.answer).toEqual(made.answer)
    expect(await countDonations()).toBe(before + 1)
  })

  it('is another one with another key, of another person, or without a key', async () => {
    const before = await countDonations()
    await Promise.all([post('one'), post('two'), post('one', {}, people.donor)])
    await call(donations.postDonation, people.store, draft())
    await call(donations.postDonation, people.store, draft())
    expect(await countDonations()).toBe(before + 5)
  })

  it('that was refused may be corrected under its key', async () => {
    const refused = await post('corrected', { DonorRecordedPickupDate: '2026-11-19' })
    expect(refused.answer.Successful).toBe(false)
    expect((await post('corrected')).answer.Successful).toBe(true)
  })

  it.each(['short', 'with space in it', 'x'.repeat(101), 'emoji-🍞🍞🍞🍞'])(
    'is not posted under a key that can’t be kept: %j',
    async (bad) => {
      const before = await countDonations()
      const { status, answer } = await call(donations.postDonation, people.store, draft(), {
        headers: { 'idempotency-key': bad },
      })
      expect([status, answer.Message]).toEqual([400, expect.stringMatching(/^Idempotency-Key: /)])
      expect(await countDonations()).toBe(before)
    },
  )
})

describe('a receipt', () => {
  it('is recorded once though the answer was lost', async () => {
    const before = await countReceipts()
    const made = await create('lost')
    expect((await create('lost')).answer).toEqual(made.answer)
    expect(await countReceipts()).toBe(before + 1)
  })

  it('is recorded once though two arrive at the same moment, and counted once', async () => {
    const total = async () => (await call(dashboard.getDashboard, first, {})).answer.Value?.PickupsTotal ?? 0
    const [count, before] = [await total(), await countReceipts()]
    const [one, two] = await Promise.all([create('at-once'), create('at-once')])
    expect(one.answer.Successful).toBe(true)
    expect(two.answer).toEqual(one.answer)
    expect(await countReceipts()).toBe(before + 1)
    expect(await total()).toBe(count + 1)
  })

  it('of other pounds under the same key is answered 409 in the person’s language, and not recorded', async () => {
    await create('reused')
    const before = await countReceipts()
    const other = await call(receipts.createReceipt, first, receipt({ categories: [{ categoryId: 1, pounds: 20 }] }), {
      ...key('reused'),
      language: 'es',
    })
    expect([other.status, other.answer.Message]).toEqual([409, refusals.idempotencyKeyReused.es])
    expect(await countReceipts()).toBe(before)
  })

  it('of a donation is the same for both of two at the same moment', async () => {
    const adHocTransactionId = await accepted()
    const both = await Promise.all([1, 2, 3].map(() => create('of-donation', { adHocTransactionId })))
    expect(both[0]?.answer.Successful).toBe(true)
    for (const one of both) expect(one.answer).toEqual(both[0]?.answer)
    expect((await create('of-donation', { adHocTransactionId })).answer).toEqual(both[0]?.answer)
    expect((await stored(adHocTransactionId)).Receipt?.ID).toBe(both[0]?.answer.Value?.PickupID)
  })

  it('of a donation is one of two different ones', async () => {
    const adHocTransactionId = await accepted()
    const both = await Promise.all(['one', 'two'].map((name) => create(`different-${name}`, { adHocTransactionId })))
    expect(both.map((one) => one.answer.Successful).sort()).toEqual([false, true])
    expect(both.find((one) => !one.answer.Successful)?.answer.FailureReason).toBe(
      'A receipt was already created for this donation.',
    )
  })
})

it('a key of one endpoint is another one at another endpoint', async () => {
  const before = await countReceipts()
  await table.commit(
    new IdempotencyKey(messages.sendMessage, first, { key: 'shared-key', inputHash: 'message' }).writes({}, morning),
  )
  const shared = { headers: { 'idempotency-key': 'shared-key' } }
  expect((await call(receipts.createReceipt, first, receipt(), shared)).answer.Successful).toBe(true)
  expect(await countReceipts()).toBe(before + 1)
})

it('an endpoint without idempotency takes no notice of a key', async () => {
  const id = await posted()
  const { answer } = await call(
    donations.cancelTransaction,
    people.foodBank,
    { id },
    { headers: { 'idempotency-key': 'x' } },
  )
  expect(answer.Successful).toBe(true)
})
