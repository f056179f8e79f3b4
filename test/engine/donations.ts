import { donationById, importDonation } from '../../functions/rescue/donations/donationTable.ts'
import { matchDonation } from '../../functions/rescue/offers/matchDonation.ts'
import type { DonationDraft } from '../../shared/rescue/donations/api.ts'
import * as donations from '../../shared/rescue/donations/api.ts'
import type { Donation } from '../../shared/rescue/donations/donation.ts'
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

/** Stores so many donations, of which all but one are copies of it, with numbers of their own. */
export async function manyDonations(count: number): Promise<void> {
  const { answer, body } = await call(donations.postDonation, people.store, draft())
  if (!answer.Value) throw new Error(`Not posted: ${body}`)
  const one = await stored(answer.Value.ID)
  for (let copy = 1; copy < count; copy++) await importDonation({ state: { ...one, ID: firstCopy + copy }, events: [] })
}
/** Beyond the numbers of other donations. */
const firstCopy = 500_000
