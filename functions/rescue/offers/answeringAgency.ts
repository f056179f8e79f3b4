import { type Caller, canAccess, isFoodBankRole } from '../../../shared/core/access.ts'
import { type Donation, donationOfMatch, matchOfAgency } from '../../../shared/rescue/donations/donation.ts'
import { donationEvents } from '../../../shared/rescue/donations/events.ts'
import { ownerOfDonation } from '../../../shared/rescue/donations/owner.ts'
import { notFound } from '../../core/http/fault.ts'
import type { Loader } from '../../core/http/http.ts'
import { knownEntity } from '../../network/organizations/entityTable.ts'
import { type DonationTimeline, donationWithTimeline } from '../donations/donationTable.ts'

/** The donation of the answered offer, with its timeline. */
interface AnsweredOffer extends DonationTimeline {
  /** The caller's agency when staff have withdrawn its offer: it gets that reason instead of 404. */
  readonly withdrawnFrom: number | undefined
}

export const answeredOffer: Loader<'donation', { id: number }, AnsweredOffer> = {
  kind: 'donation',
  load: async ({ input, caller }) => {
    const timeline = await donationWithTimeline(donationOfMatch(input.id))
    if (!timeline) return undefined
    const mayBeWithdrawn = caller.Role === 'agency' && !canAccess(caller, ownerOfDonation(timeline.state))
    const isWithdrawn = mayBeWithdrawn && wasWithdrawn(timeline, input.id, caller.EntityID)
    return { ...timeline, withdrawnFrom: isWithdrawn ? caller.EntityID : undefined }
  },
  owner: ({ state, withdrawnFrom }) =>
    withdrawnFrom === undefined ? ownerOfDonation(state) : { AgencyIDs: [withdrawnFrom] },
}

/** A withdrawn match equals one that was never asked; only the timeline distinguishes them. */
const wasWithdrawn = ({ events }: DonationTimeline, matchId: number, agencyId: number): boolean =>
  events.some(({ Type, Detail }) => {
    if (Type !== 'OfferWithdrawn') return false
    const { MatchID, Agency } = donationEvents.OfferWithdrawn.detail.parse(Detail)
    return MatchID === matchId && Agency.ID === agencyId
  })

/** The agency on whose behalf the caller answers offers: its own, or the food bank's master agency (decision 18). */
export async function answeringAgency(caller: Caller): Promise<number | null> {
  if (!isFoodBankRole(caller.Role)) return caller.EntityID
  return (await knownEntity('foodBank', caller.EntityID)).MasterAgencyID
}

/** The match is the answering agency's own; any other counts as absent. */
export function assertOwnMatch(
  donation: Donation,
  matchId: number,
  agencyId: number | null,
): asserts agencyId is number {
  if (agencyId === null || matchOfAgency(donation, agencyId)?.ID !== matchId) throw notFound()
}
