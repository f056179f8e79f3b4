import * as z from 'zod/mini'
import { ID } from '../../shared/api/fields.ts'
import { tick } from '../../shared/donation/lifecycle.ts'
import { change, donationById } from '../donations/donationTable.ts'
import { matchDonation } from '../offers/matchDonation.ts'
import { batch } from '../reaction.ts'

const Due = z.object({ DonationID: ID })

/** Settles what the clock has to do for one donation: whatever is due by now, and nothing that is not. */
export const handler = batch('timers/settleDue', async (body, now) => {
  const donation = await donationById(Due.parse(body).DonationID)
  if (!donation) return
  if (donation.Stage === 'matching') await matchDonation(donation, now)
  else await change(donation, tick, { by: null, now })
})
