import { type Caller, isFoodBankRole } from '../../shared/access.ts'
import { type Donation, matchOfAgency } from '../../shared/donation/donation.ts'
import { knownEntity } from '../entities/entityTable.ts'
import { HttpFault } from '../http.ts'

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
