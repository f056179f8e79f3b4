import { matchDonation } from '../offers/matchDonation.ts'
import { reaction } from '../reaction.ts'
import { donationById } from './donationTable.ts'

/** Matches a posted donation; when this fails, a timer matches it two minutes later. */
export const handler = reaction('donations/onDonationPosted', async (event, now) => {
  const donation = await donationById(event.Subject.ID)
  if (donation) await matchDonation(donation, now)
})
