import { asKnownTo } from '../../../shared/rescue/donations/agencyView.ts'
import { agencyStatus } from '../../../shared/rescue/donations/status/agencyLabel.ts'
import { offerSummary } from '../../../shared/rescue/donations/status/offer.ts'
import { statusSummary } from '../../../shared/rescue/donations/status/primaryStatus.ts'
import type { Offer } from '../../../shared/rescue/offers/api.ts'
import type { View } from '../../core/http/context.ts'
import type { DonationTimeline } from '../donations/donationTable.ts'
import { transactionView, visibleMatch } from '../donations/transactionView.ts'

/** An offer as its agency's page shows it; undefined when the donation has no such match. */
export async function offerView(timeline: DonationTimeline, matchId: number, view: View): Promise<Offer | undefined> {
  const donation = timeline.state
  const match = donation.Matches.find((candidate) => candidate.ID === matchId)
  if (!match) return undefined
  const known = asKnownTo(donation, match.Agency.ID)
  return {
    Transaction: await transactionView(timeline, view),
    Match: await visibleMatch(match, view.caller),
    StatusSummary: {
      ...statusSummary(known, view.now, { Role: 'agency', EntityID: match.Agency.ID }, view.language),
      ...offerSummary(known, match.Agency.ID, view.now),
    },
    ...agencyStatus(known, match.Agency.ID, view.language),
    FoodBankContact: { Name: donation.FoodBank.Name, ...donation.FoodBankContact },
  }
}
