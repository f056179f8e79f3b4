import { reaction } from '../../core/http/reaction.ts'
import { donationById } from '../donations/donationTable.ts'
import { offerRun } from './offerRun.ts'

/** Offers the first round of a run; when this fails, a timer does it two minutes later. */
export const handler = reaction('transport/onVolunteerSought', async (event, now) => {
  const donation = await donationById(event.Subject.ID)
  if (donation) await offerRun(donation, now)
})
