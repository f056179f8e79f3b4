import * as z from 'zod/mini'
import type { Event } from '../../../events/event.ts'
import { ID, toTenth } from '../../../shared/core/schema/fields.ts'
import { DeclineReason, declineCounters } from '../../../shared/rescue/donations/declineReason.ts'
import { donationEvents } from '../../../shared/rescue/donations/events.ts'
import { weekOf } from '../../../shared/rescue/offers/weeks.ts'
import { applyOnce, reaction } from '../../core/http/reaction.ts'
import { agencyKeys } from '../../core/table/keys/agencies.ts'
import type { Write } from '../../core/table/write.ts'

const Answered = z.object({
  Agency: z.object({ ID: ID }),
  ProviderType: z.optional(z.string()),
  Why: z.optional(DeclineReason),
})

const weekOfDay = (day: string) => weekOf(new Date(`${day}T12:00:00Z`))

/** An update names an attribute once. */
function sums(parts: readonly (readonly [string, number])[]): Record<string, number> {
  const all: Record<string, number> = {}
  for (const [name, more] of parts) all[name] = toTenth((all[name] ?? 0) + more)
  return all
}

/** Numbers that an event adds to an agency's record: answers to offers, and pounds received in their week. */
export function agencyRecordWrite(event: Event): Write {
  if (event.Type === 'ReceiptCreated') {
    const { AgencyID, Pounds, Date: day } = donationEvents.ReceiptCreated.detail.parse(event.Detail)
    return {
      update: agencyKeys.record(event.EntityID, AgencyID),
      set: { AgencyID },
      add: { [weekOfDay(day)]: Pounds },
    }
  }
  if (event.Type === 'ReceiptCorrected') {
    const { AgencyID, Pounds, Date: day, Previous } = donationEvents.ReceiptCorrected.detail.parse(event.Detail)
    return {
      update: agencyKeys.record(event.EntityID, AgencyID),
      set: { AgencyID },
      add: sums([
        [weekOfDay(Previous.Date), -Previous.Pounds],
        [weekOfDay(day), Pounds],
      ]),
    }
  }
  const { Agency, ProviderType, Why } = Answered.parse(event.Detail)
  // A direct accept by the food bank is no answer of the agency.
  if (ProviderType !== undefined)
    return { update: agencyKeys.record(event.EntityID, Agency.ID), set: { AgencyID: Agency.ID } }
  return {
    update: agencyKeys.record(event.EntityID, Agency.ID),
    set: { AgencyID: Agency.ID },
    add: {
      OffersAnswered: 1,
      OffersAccepted: event.Type === 'OfferAccepted' ? 1 : 0,
      ...(Why ? { [declineCounters[Why]]: 1 } : {}),
    },
  }
}

/** Updates the record that matching reads: answers to offers with their reasons, and pounds per week. */
export const handler = reaction('offers/onOfferAnswered', async (event, now) => {
  await applyOnce(event, 'offers/onOfferAnswered', now, [agencyRecordWrite(event)])
})
