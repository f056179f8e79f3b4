import * as z from 'zod/mini'
import type { Event } from '../../events/event.ts'
import { ID } from '../../shared/api/fields.ts'
import { donationEvents } from '../../shared/donation/events.ts'
import { weekOf } from '../../shared/matching/weeks.ts'
import { applyOnce, reaction } from '../reaction.ts'
import { agencyKeys } from '../table/keys/agencies.ts'
import type { Write } from '../table/write.ts'

const Answered = z.object({ Agency: z.object({ ID: ID }) })

/** What an event adds to an agency's record: answers to offers, and pounds received in their week. */
export function learned(event: Event): Write {
  if (event.Type === 'ReceiptCreated') {
    const { AgencyID, Pounds, Date: day } = donationEvents.ReceiptCreated.detail.parse(event.Detail)
    return {
      update: agencyKeys.record(event.EntityID, AgencyID),
      set: { AgencyID },
      add: { [weekOf(new Date(`${day}T12:00:00Z`))]: Pounds },
    }
  }
  const { Agency } = Answered.parse(event.Detail)
  return {
    update: agencyKeys.record(event.EntityID, Agency.ID),
    set: { AgencyID: Agency.ID },
    add: { OffersAnswered: 1, OffersAccepted: event.Type === 'OfferAccepted' ? 1 : 0 },
  }
}

/** Updates the record that matching reads: answers to offers, and pounds per week (decision 16). */
export const handler = reaction('offers/onOfferAnswered', async (event, now) => {
  await applyOnce(event, 'offers/onOfferAnswered', now, [learned(event)])
})
