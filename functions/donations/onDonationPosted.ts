import { matchDonation } from '../offers/matchDonation.ts'
import { reaction } from '../reaction.ts'
import { donationById } from './donationTable.ts'

/** A posted donation is matched; when this is lost, the clock matches it two minutes later. */
export const handler = reaction('donations/onDonationPosted', async (event, now) => {
  const donation = await donationById(event.Subject.ID)
  if (donation) await matchDonation(donation, now)
})
