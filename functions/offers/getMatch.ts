import * as offers from '../../shared/api/offers.ts'
import { asKnownTo } from '../../shared/donation/agencyView.ts'
import { donationOfMatch } from '../../shared/donation/donation.ts'
import { ownerOfDonation } from '../../shared/donation/owner.ts'
import { agencyStatus } from '../../shared/status/agencyLabel.ts'
import { offerSummary } from '../../shared/status/offer.ts'
import { statusSummary } from '../../shared/status/primaryStatus.ts'
import { type Story, storyById } from '../donations/donationTable.ts'
import { transactionView, visibleMatch } from '../donations/transactionView.ts'
import { endpointOn, HttpFault, type Loader } from '../http.ts'

const storyOfMatch: Loader<'donation', { id: number }, Story> = {
  kind: 'donation',
  load: ({ input }) => storyById(donationOfMatch(input.id)),
  owner: ({ donation }) => ownerOfDonation(donation),
}

/** The offer as the asked agency sees it; food banks may look at any of their donations' offers. */
export const handler = endpointOn(offers.getMatch, storyOfMatch, async ({ resource, input, ...view }) => {
  const { donation } = resource
  const match = donation.Matches.find((candidate) => candidate.ID === input.id)
  const isForeign = view.caller.Role === 'agency' && match?.Agency.ID !== view.caller.EntityID
  if (!match || isForeign) throw new HttpFault(404, 'Not found.')
  const known = asKnownTo(donation, match.Agency.ID)
  return {
    Transaction: transactionView(resource, view),
    Match: visibleMatch(match, view.caller),
    StatusSummary: {
      ...statusSummary(known, view.now, { Role: 'agency', EntityID: match.Agency.ID }, view.language),
      ...offerSummary(known, match.Agency.ID, view.now),
    },
    ...agencyStatus(known, match.Agency.ID, view.language),
    FoodBankContact: { Name: donation.FoodBank.Name, ...donation.FoodBankContact },
  }
})
