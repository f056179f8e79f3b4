import { donationById } from '../../functions/donations/donationTable.ts'
import { matchDonation } from '../../functions/offers/matchDonation.ts'
import type { DonationDraft } from '../../shared/api/donations.ts'
import * as donations from '../../shared/api/donations.ts'
import type { Donation } from '../../shared/donation/donation.ts'
import { call } from './call.ts'
import { draft, people } from './smallTenant.ts'

/** The donation as stored. */
export async function stored(id: number): Promise<Donation> {
  const donation = await donationById(id)
  if (!donation) throw new Error(`Donation ${id} is not stored`)
  return donation
}

/** Posts a donation and has it matched, as the reaction does. */
export async function posted(more: Partial<DonationDraft> = {}): Promise<number> {
  const made = await call(donations.postDonation, people.store, draft(more))
  const id = made.answer.Value?.ID
  if (id === undefined) throw new Error(`Not posted: ${made.body}`)
  await matchDonation(await stored(id), new Date())
  return id
}
