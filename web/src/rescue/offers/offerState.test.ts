import { describe, expect, it } from 'vitest'
import { accepted, asked, donation, match, now } from '../../../../shared/rescue/donations/status/donation.fixture.ts'
import { offerTexts } from '../../../../shared/rescue/offers/texts/offer.ts'
import { offerOf } from './offer.fixture.ts'
import { mayAnswer, type OfferState, offerPollMs, offerState } from './offerState.ts'

const mine = (change: Parameters<typeof match>[2]) => [match(1, null, change), match(2, 1, asked)]
const byOther = [match(1, null, { ...asked, Response: 'withdrawn' }), match(2, 1, accepted)]

const cases: readonly [string, Parameters<typeof donation>[0], OfferState][] = [
  ['being asked', {}, 'open'],
  ['not asked yet', { Matches: [match(1, 2), match(2, 1, asked)] }, 'waiting'],
  ['waiting for the food bank', { Stage: 'pendingApproval', Matches: [match(1, 1)] }, 'waiting'],
  ['accepted', { Stage: 'accepted', Matches: [match(1, 1, accepted)] }, 'accepted'],
  [
    'closed by the donor as successful',
    { Stage: 'closed', Matches: [match(1, 1, accepted)], IsMarkedAsSuccessfulByDonor: true },
    'toReceipt',
  ],
  [
    'receipted, before the donor closed it',
    { Stage: 'accepted', Matches: [match(1, 1, accepted)], Receipt: { ID: 5, Code: 'R5' } },
    'receipted',
  ],
  [
    'closed as not picked up',
    { Stage: 'unsuccessful', Matches: [match(1, 1, accepted)], IsMarkedAsSuccessfulByDonor: false },
    'notPickedUp',
  ],
  ['declined', { Matches: mine({ ...asked, Response: 'rejected' }) }, 'declined'],
  ['not answered in time', { Matches: mine({ ...asked, Response: 'timedOut' }) }, 'expired'],
  ['accepted by another', { Stage: 'accepted', Matches: byOther }, 'taken'],
  ['withdrawn by the food bank', { Matches: mine({ ...asked, Response: 'withdrawn' }) }, 'withdrawn'],
  ['cancelled while asked', { Stage: 'cancelled' }, 'cancelled'],
  ['cancelled after the acceptance', { Stage: 'cancelled', Matches: [match(1, 1, accepted)] }, 'cancelled'],
  ['never asked, and nobody accepted', { Stage: 'notMatched', Matches: [match(1, null)] }, 'ended'],
]

describe('what an offer asks of the agency', () => {
  it.each(cases)('%s', (_, change, state) => {
    expect(offerState(offerOf(donation(change), 1, now), now)).toBe(state)
  })

  it('[offer-accept-until-end] can be accepted until its period ends, on a page that was loaded before as well', () => {
    const offer = offerOf(donation(), 1, now)
    const end = Date.parse(asked.AgencyExpirationTime)
    expect(offerState(offer, new Date(end - 1))).toBe('open')
    expect(offerState(offer, new Date(end))).toBe('expired')
    expect(offerState(offer, new Date(end + 1))).toBe('expired')
  })

  it('says for every other state what happened and what to do next', () => {
    for (const [, , state] of cases.filter(([, , state]) => state !== 'open')) {
      expect(offerTexts.en).toHaveProperty([`${state}.title`])
      expect(offerTexts.es).toHaveProperty([`${state}.text`])
    }
  })

  it('is asked for more often while it is open', () => {
    expect(offerPollMs('open')).toBeLessThan(offerPollMs('waiting'))
    expect(offerPollMs('waiting')).toBeLessThan(offerPollMs('accepted'))
    expect(offerPollMs(undefined)).toBe(offerPollMs('open'))
  })
})

it('[agency-accept-role] agencies answer their offers, a food bank only those of its master agency', () => {
  const own = match(1, 1, asked)
  const master = { ...own, Agency: { ...own.Agency, IsMasterAgency: true } }
  expect(mayAnswer('agency', own)).toBe(true)
  expect(mayAnswer('foodbankuser', own)).toBe(false)
  expect(mayAnswer('foodbankuser', master)).toBe(true)
  expect(mayAnswer('donor', master)).toBe(false)
})
