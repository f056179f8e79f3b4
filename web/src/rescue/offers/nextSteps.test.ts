import { describe, expect, it } from 'vitest'
import type { Donation } from '../../../../shared/rescue/donations/donation.ts'
import { accepted, asked, donation, match, now } from '../../../../shared/rescue/donations/status/donation.fixture.ts'
import { nextSteps } from './nextSteps.ts'
import { offerOf } from './offer.fixture.ts'
import { offerState } from './offerState.ts'

const steps = (change: Partial<Donation>, role = 'agency', today = '2026-11-20') => {
  const offer = offerOf(donation(change), 1, now)
  const contact = { ...offer.FoodBankContact, PhoneNumber: '555-0100' }
  return nextSteps({ ...offer, FoodBankContact: contact }, offerState(offer, now), { role, today })
}
const names = (change: Partial<Donation>, role?: string, today?: string) =>
  steps(change, role, today).map((step) => step.name)
const mine = [match(1, 1, accepted)]

describe('what to do when there is no answer to give', () => {
  it('is to fetch an accepted donation; its receipt comes last until its day is over', () => {
    const held = { Stage: 'accepted', Matches: mine } as const
    expect(names(held)).toEqual(['directions', 'callFoodBank', 'createReceipt', 'seeOffers'])
    expect(names(held, 'agency', '2026-11-21')).toEqual(['directions', 'createReceipt', 'callFoodBank', 'seeOffers'])
  })

  it('is the receipt once the donor has closed it, and nothing but to look once it is there', () => {
    const closed = { Stage: 'closed', Matches: mine, IsMarkedAsSuccessfulByDonor: true } as const
    expect(names(closed)).toEqual(['createReceipt', 'callFoodBank', 'seeOffers'])
    const receipted = steps({ Stage: 'complete', Matches: mine, Receipt: { ID: 5, Code: 'R5' } })
    expect(receipted[0]).toEqual({ name: 'viewReceipt', href: '/Agency#/app/receipts/previous-submissions?id=5' })
  })

  it('is the next offer when it was declined, missed or taken', () => {
    for (const Response of ['rejected', 'timedOut', 'withdrawn'] as const)
      expect(names({ Matches: [match(1, null, { ...asked, Response }), match(2, 1, asked)] })).toEqual(['seeOffers'])
  })

  it('is to call the food bank when it was cancelled', () => {
    expect(names({ Stage: 'cancelled', Matches: mine })).toEqual(['callFoodBank', 'seeOffers'])
  })

  it('leads a food bank to its own pages', () => {
    const all = steps({ Stage: 'accepted', Matches: mine }, 'foodbankuser')
    expect(all.at(-1)).toEqual({ name: 'seeDonations', href: '/FoodBank#/app/realtime/in-progress' })
    expect(all.find((step) => step.name === 'createReceipt')?.href).toMatch(/^\/FoodBank#.*[?&]agencyId=1&/)
  })
})
