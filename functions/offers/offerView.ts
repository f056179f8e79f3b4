import type { Offer } from '../../shared/api/offers.ts'
import { asKnownTo } from '../../shared/donation/agencyView.ts'
import { agencyStatus } from '../../shared/status/agencyLabel.ts'
import { offerSummary } from '../../shared/status/offer.ts'
import { statusSummary } from '../../shared/status/primaryStatus.ts'
import type { DonationTimeline } from '../donations/donationTable.ts'
import { transactionView, visibleMatch } from '../donations/transactionView.ts'
import type { View } from '../http/context.ts'

/** An offer as its agency's page shows it; undefined when the donation has no such match. */
export function offerView(timeline: DonationTimeline, matchId: number, view: View): Offer | undefined {
  const donation = timeline.state
  const match = donation.Matches.find((candidate) => candidate.ID === matchId)
  if (!match) return undefined
  const known = asKnownTo(donation, match.Agency.ID)
  return {
    Transaction: transactionView(timeline, view),
    Match: visibleMatch(match, view.caller),
    StatusSummary: {
      ...statusSummary(known, view.now, { Role: 'agency', EntityID: match.Agency.ID }, view.language),
      ...offerSummary(known, match.Agency.ID, view.now),
    },
    ...agencyStatus(known, match.Agency.ID, view.language),
    FoodBankContact: { Name: donation.FoodBank.Name, ...donation.FoodBankContact },
  }
}
