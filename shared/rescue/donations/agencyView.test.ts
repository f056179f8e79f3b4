import { expect, it } from 'vitest'
import { isRefusal } from '../../core/answer.ts'
import { asKnownTo } from './agencyView.ts'
import { accept, decline } from './answers.ts'
import { receipted } from './closing.ts'
import type { Donation } from './donation.ts'
import type { DonationTransition } from './donationTransition.ts'
import { at, bread, matchesOf, postedDonation, proposalFor, receiptFor, start } from './life.fixture.ts'
import { matched } from './offering.ts'
import { deliveryText } from './status/deliveryText.ts'
import { phraseText } from './status/phrase.ts'

const done = (result: DonationTransition | ReturnType<typeof accept>): Donation => {
  if (isRefusal(result)) throw new Error(`Refused: ${result.refused.en}`)
  return result.state
}
const listed = postedDonation()
const offered = done(matched(listed, matchesOf(listed, [1, 2]), start))
const declined = done(decline(offered, 1, at(1)))
const accepted = done(accept(declined, 2, proposalFor(declined, at(2)), at(2)))
const complete = done(receipted(accepted, { ...receiptFor(2), Pounds: 77.7, Items: bread(77.7) }))

it('shows the agency that accepted the whole donation', () => {
  expect(asKnownTo(complete, 2)).toBe(complete)
})

it('shows nobody a change while no agency has accepted', () => {
  expect(asKnownTo(declined, 1)).toBe(declined)
})

it('shows an agency that declined nothing of what the other agreed or receipted', () => {
  const known = asKnownTo(complete, 1)
  expect(known.Receipt).toBeNull()
  expect(known.Matches.find((match) => match.Agency.ID === 2)).toMatchObject({
    Response: 'accepted',
    AgencyProposedPickupDate: null,
    PickupTimeType: null,
    AgencyDriver: null,
  })
  expect(known).toMatchObject({ AdHocTransactionDonationCategories: offered.AdHocTransactionDonationCategories })
  const textOf = (donation: Donation) => phraseText(deliveryText(donation, at(3)), 'en')
  expect(textOf(known)).toBe(textOf(declined))
  expect(textOf(known)).not.toBe(textOf(complete))
})
