import { offerWithdrawn } from '../../events/realtime.ts'
import { type Caller, canAccess, isFoodBankRole } from '../../shared/access.ts'
import { type Donation, donationOfMatch, matchOfAgency } from '../../shared/donation/donation.ts'
import { ownerOfDonation } from '../../shared/donation/owner.ts'
import { donationById, storyById } from '../donations/donationTable.ts'
import { knownEntity } from '../entities/entityTable.ts'
import { HttpFault, type Loader } from '../http.ts'

/** The donation of the offer that is answered. */
interface AnsweredOffer {
  readonly donation: Donation
  /** The caller's agency when staff have withdrawn its offer meanwhile: it is told so, instead of 404. */
  readonly withdrawnFrom: number | undefined
}

export const answeredOffer: Loader<'donation', { id: number }, AnsweredOffer> = {
  kind: 'donation',
  load: async ({ input, caller }) => {
    const donation = await donationById(donationOfMatch(input.id))
    if (!donation) return undefined
    const mayBeWithdrawn = caller.Role === 'agency' && !canAccess(caller, ownerOfDonation(donation))
    const isWithdrawn = mayBeWithdrawn && (await wasWithdrawn(donation.ID, input.id, caller.EntityID))
    return { donation, withdrawnFrom: isWithdrawn ? caller.EntityID : undefined }
  },
  owner: ({ donation, withdrawnFrom }) =>
    withdrawnFrom === undefined ? ownerOfDonation(donation) : { AgencyIDs: [withdrawnFrom] },
}

/** A withdrawn match looks like one that was never asked; only the timeline still tells them apart. */
async function wasWithdrawn(donationId: number, matchId: number, agencyId: number): Promise<boolean> {
  const timeline = await storyById(donationId)
  return (timeline?.facts ?? []).some(({ Type, Detail }) => {
    if (Type !== offerWithdrawn.type) return false
    const { MatchID, Agency } = offerWithdrawn.detail.parse(Detail)
    return MatchID === matchId && Agency.ID === agencyId
  })
}

/** The agency on whose behalf the caller answers offers: its own, or the food bank's master agency (decision 18). */
export async function answeringAgency(caller: Caller): Promise<number | null> {
  if (!isFoodBankRole(caller.Role)) return caller.EntityID
  return (await knownEntity('foodBank', caller.EntityID)).MasterAgencyID
}

/** The match is the answering agency's own; any other is as good as absent. */
export function assertOwnMatch(
  donation: Donation,
  matchId: number,
  agencyId: number | null,
): asserts agencyId is number {
  if (agencyId === null || matchOfAgency(donation, agencyId)?.ID !== matchId) throw new HttpFault(404, 'Not found.')
}
