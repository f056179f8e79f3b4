import type { Refusal } from '../../../shared/core/answer.ts'
import {
  type AgencyDraft,
  agencyRefusal,
  deactivationRefusal,
  type Underway,
} from '../../../shared/network/agencies/agency.ts'
import type { Agency } from '../../../shared/network/organizations/entity.ts'
import { isOfferOpen, matchOfAgency } from '../../../shared/rescue/donations/donation.ts'
import { DonationRow } from '../../../shared/rescue/donations/rows.ts'
import { donationLists } from '../../core/table/keys/donations.ts'
import type { Actor } from '../../core/table/outbox.ts'
import { table } from '../../core/table/table.ts'
import { type AgencyWrites, agencyChange, categoryIds } from '../../network/agencies/agencyTable.ts'
import { restoreRow } from '../donations/restoreRow.ts'

/** Changes of an agency by its food bank. */
export async function changedAgency(before: Agency, draft: AgencyDraft, by: Actor): Promise<AgencyWrites | Refusal> {
  const refusal = agencyRefusal(draft, await categoryIds()) ?? (await refusedRest(before, draft, by.now))
  if (refusal) return refusal
  return agencyChange(before, draft, by)
}

async function refusedRest(before: Agency, { IsActive }: AgencyDraft, now: Date): Promise<Refusal | undefined> {
  if (IsActive || !before.IsActive) return undefined
  return deactivationRefusal(before, await underwayOf(before.ID, now))
}

/** Donations that the agency is asked about, or has accepted and not yet fetched. */
async function underwayOf(agencyId: number, now: Date): Promise<Underway[]> {
  const rows = await table.all({ ...donationLists.agencyActive(agencyId), restore: restoreRow }, DonationRow)
  return rows.flatMap((row) => {
    const match = matchOfAgency(row, agencyId)
    if (!match) return []
    const IsAccepted = match.Response === 'accepted' && row.Stage === 'accepted'
    return IsAccepted || isOfferOpen(row, match.ID, now) ? [{ Code: row.Code, IsAccepted }] : []
  })
}
