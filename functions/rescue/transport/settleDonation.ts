import { tick } from '../../../shared/rescue/donations/deadlines.ts'
import { isRoundDue } from '../../../shared/rescue/donations/pickup/search.ts'
import { onAttendedTurn } from '../donations/attendance.ts'
import { change, donationById } from '../donations/donationTable.ts'
import { matchDonation } from '../offers/matchDonation.ts'
import { offerRun } from './offerRun.ts'

/** Settles the timer of a donation: failed matching, delayed start, expired offers, reminders, volunteers, lateness. */
export async function settleDonation(id: number, now: Date): Promise<void> {
  const donation = await donationById(id)
  if (!donation) return
  if (donation.Stage === 'matching') await matchDonation(donation, now)
  else if (isRoundDue(donation, now)) await offerRun(donation, now)
  else await change(donation, await onAttendedTurn(donation, tick, now), { by: null, now })
}
