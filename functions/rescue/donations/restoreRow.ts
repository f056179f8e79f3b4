import { matchOfAgency } from '../../../shared/rescue/donations/donation.ts'
import { donationRow, rowForAgency } from '../../../shared/rescue/donations/rows.ts'
import { donationKeys } from '../../core/table/keys/donations.ts'
import type { Key } from '../../core/table/shape.ts'
import { donationById } from './donationTable.ts'

/** Rebuilds the row of a donation or of an asked agency from the donation, for rows that can't be read. */
export async function restoreRow({ pk, sk }: Key) {
  const id = Number(pk.split('#')[1])
  const donation = await donationById(id)
  if (!donation) return undefined
  if (sk === donationKeys.donation(id).sk) return donationRow(donation)
  const own = matchOfAgency(donation, Number(sk.split('#')[1]))
  return own && rowForAgency(donation, own)
}
