import { beforeAll, describe, expect, it } from 'vitest'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import * as dashboard from '../../../../shared/work/dashboard/api.ts'
import { call } from '../../../engine/call.ts'
import { posted } from '../../../engine/donations.ts'
import { makeSmallTenant, people } from '../../../engine/smallTenant.ts'

describe('one donation from the store’s post to the receipt', () => {
  beforeAll(() => makeSmallTenant())

  it('is posted, offered, accepted, closed, receipted and counted', async () => {
    const id = await posted()
    const [first] = people.agencies
    const list = await call(offers.listNewInProgressDonations, first, {})
    expect(list.answer.Value?.[0]).toMatchObject({ ID: id, StatusLabel: 'Pending Response', IsOffered: true })
    const matchId = list.answer.Value?.[0]?.MatchID ?? 0
    const offer = await call(offers.getMatch, first, { id: matchId })
    expect(offer.answer.FailureReason ?? offer.answer.Message).toBeUndefined()
    const day = offer.answer.Value?.StatusSummary.AvailableDates[1]?.Date ?? ''
    const accepted = await call(offers.acceptMatch, first, {
      id: matchId,
      AgencyProposedPickupDate: day,
      AgencyProposedPickupTimeTypeID: 6,
    })
    expect(accepted.answer.Value?.Match.Response).toBe('accepted')
    const closed = await call(donations.closeOut, people.store, { id, IsMarkedAsSuccessfulByDonor: true })
    expect(closed.answer.Value).toMatchObject({ Stage: 'closed', IsDonorClosed: true })
    const made = await call(receipts.createReceipt, first, {
      donorLocationId: 31,
      categories: [{ categoryId: 1, pounds: 120 }],
      adHocTransactionId: id,
      date: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    })
    expect(made.answer).toMatchObject({ Successful: true })
    const totals = await call(dashboard.getDashboard, first, {})
    expect(totals.answer.Value).toEqual({ TransactionsPoundsTotal: 120, DonorsTotal: 2, PickupsTotal: 1 })
    const shown = await call(donations.getTransaction, people.foodBank, { id })
    expect(shown.answer.Value).toMatchObject({ Stage: 'complete', IsReceiptCreationComplete: true })
    const grid = await call(donations.getFoodBankGrid, people.foodBank, {})
    expect(grid.answer.Value?.rows.map((row) => row.ID)).toEqual([id])
    expect(shown.answer.Value?.Timeline.Events.map((event) => event.Type)).toEqual([
      'DonationPosted',
      'DonationMatched',
      'OfferAccepted',
      'DonationClosed',
      'ReceiptCreated',
    ])
  })
})
