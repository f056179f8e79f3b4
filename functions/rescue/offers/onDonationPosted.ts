import { reaction } from '../../core/http/reaction.ts'
import { donationById } from '../donations/donationTable.ts'
import { matchDonation } from './matchDonation.ts'

/** Matches a posted donation; when this fails, a timer matches it two minutes later. */
export const handler = reaction('donations/onDonationPosted', async (event, now) => {
  const donation = await donationById(event.Subject.ID)
  if (donation) await matchDonation(donation, now)
})
