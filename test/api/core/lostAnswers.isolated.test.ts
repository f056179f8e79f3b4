import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { acceptedMatch } from '../../../shared/rescue/donations/donation.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import * as receipts from '../../../shared/rescue/receipts/api.ts'
import * as dashboard from '../../../shared/work/dashboard/api.ts'

/** A write succeeds and its answer is lost: the repeat must not write again. */
import { ownRequests } from './meter.ts'

const meter = await vi.hoisted(async () => (await import('./meter.ts')).startMeter())

const { call } = await import('../../engine/call.ts')
const { posted, stored } = await import('../../engine/donations.ts')
const { draft, ids, makeSmallTenant, people } = await import('../../engine/smallTenant.ts')
const { donationKeys } = await import('../../../functions/core/table/keys/donations.ts')
const { table } = await import('../../../functions/core/table/table.ts')
const { forgetBlocks, nextId } = await import('../../../functions/core/table/ids.ts')
const { claim, outcomeOfMail, settle } = await import('../../../functions/core/mail/mailMark.ts')
const { ConditionFailed } = await import('../../../functions/core/table/write.ts')
const { morning, setClock } = await import('../../engine/clock.ts')

const [first] = people.agencies
beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
beforeEach(() => setClock(morning))
afterAll(async () => {
  vi.useRealTimers()
  await meter.stop()
})

const StoredEvent = z.object({ Type: z.string() })
const eventsOf = async (id: number) =>
  (await table.all({ pk: donationKeys.donation(id).pk, from: 'EVENT#', to: 'EVENT#~' }, StoredEvent)).map(
    (event) => event.Type,
  )

describe('a write whose answer is lost', () => {
  it('accepts once, and the agency gets the acceptance', async () => {
    const id = await posted()
    const matchId = (await stored(id)).Matches[0]?.ID ?? 0
    meter.loseNext('TransactWriteItems')
    const { result, requests } = await meter.during(() =>
      call(offers.acceptMatch, first, {
        id: matchId,
        AgencyProposedPickupDate: '2026-11-21',
        AgencyProposedPickupTimeTypeID: 6,
      }),
    )
    // The load reads the timeline with the donation: the answer is the offer as its screen shows it.
    const own = ownRequests(requests).map((request) => request.operation)
    expect(own).toEqual(['Query', 'TransactWriteItems', 'TransactWriteItems'])
    expect(result.answer.Value?.Match.Response).toBe('accepted')
    expect(acceptedMatch(await stored(id))?.Agency.ID).toBe(11)
    expect((await eventsOf(id)).filter((type) => type === 'OfferAccepted')).toHaveLength(1)
  })

  it('posts one donation', async () => {
    const lines = async () =>
      (await call(donations.getDonorGrid, people.donor, { rows: 100 })).answer.Value?.rows.length
    const before = (await lines()) ?? 0
    meter.loseNext('TransactWriteItems')
    const made = await call(donations.postDonation, people.store, draft())
    expect(made.answer.Successful).toBe(true)
    expect(await lines()).toBe(before + 1)
  })

  it('counts a receipt once', async () => {
    const create = () =>
      call(receipts.createReceipt, first, {
        donorLocationId: ids.donorLocation,
        categories: [{ categoryId: 1, pounds: 10 }],
        date: '2026-11-20',
      })
    meter.loseNext('TransactWriteItems')
    expect((await create()).answer.Successful).toBe(true)
    expect((await call(dashboard.getDashboard, first, {})).answer.Value).toMatchObject({
      TransactionsPoundsTotal: 10,
      PickupsTotal: 1,
    })
  })

  it('claims and settles a mail as if the first answer had come, and lets nobody else claim it', async () => {
    const mail = { eventId: 'lost-answer', subject: 'ann', kind: 'report' } as const
    const claimed = async () => {
      meter.loseNext('UpdateItem')
      return claim(mail, morning)
    }
    expect([await claimed(), await claimed()]).toEqual(['claimed', 'done'])
    meter.loseNext('UpdateItem')
    await settle(mail, 'sent')
    expect([await outcomeOfMail(mail), await claim(mail, morning)]).toEqual(['sent', 'done'])
    await expect(settle(mail, 'uncertain')).rejects.toThrow(ConditionFailed)
  })

  it('leaves gaps in the numbers, but gives none twice', async () => {
    forgetBlocks()
    const one = await nextId('receipt')
    forgetBlocks()
    meter.loseNext('UpdateItem')
    expect(await nextId('receipt')).toBeGreaterThan(one)
  })
})

it('a read whose answer is lost is read again', async () => {
  const id = await posted()
  meter.loseNext('Query')
  expect((await call(donations.getTransaction, people.foodBank, { id })).status).toBe(200)
})
