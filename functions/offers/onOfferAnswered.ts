import * as z from 'zod/mini'
import type { Envelope } from '../../events/event.ts'
import { offerAccepted, receiptCreated } from '../../events/realtime.ts'
import { ID } from '../../shared/api/fields.ts'
import { weekOf } from '../../shared/matching/weeks.ts'
import { applyOnce, reaction } from '../reaction.ts'
import { agencyKeys } from '../table/keys/agencies.ts'
import type { Write } from '../table/write.ts'

const Answered = z.object({ Agency: z.object({ ID: ID }) })

/** What a fact adds to an agency's record: answers to offers, and pounds received in their week. */
export function learned(fact: Envelope): Write {
  if (fact.Type === receiptCreated.type) {
    const { AgencyID, Pounds, Date: day } = receiptCreated.detail.parse(fact.Detail)
    return {
      update: agencyKeys.record(fact.FoodBankID, AgencyID),
      set: { AgencyID },
      add: { [weekOf(new Date(`${day}T12:00:00Z`))]: Pounds },
    }
  }
  const { Agency } = Answered.parse(fact.Detail)
  return {
    update: agencyKeys.record(fact.FoodBankID, Agency.ID),
    set: { AgencyID: Agency.ID },
    add: { OffersAnswered: 1, OffersAccepted: fact.Type === offerAccepted.type ? 1 : 0 },
  }
}

/** Matching learns: who answers how, and who received how much lately (decision 16). */
export const handler = reaction('offers/onOfferAnswered', async (fact, now) => {
  await applyOnce(fact, 'offers/onOfferAnswered', now, [learned(fact)])
})
