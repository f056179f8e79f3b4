import { type Refusal, refuse } from '../../../core/answer.ts'
import { prependEvents, unchanged } from '../../../core/event.ts'
import { acceptedMatch, type Closing, type Donation } from '../donation.ts'
import { donationEvent } from '../donationEvent.ts'
import { type DonationTransition, offerRef } from '../donationTransition.ts'
import * as refusals from '../refusals.ts'
import { can } from '../stages.ts'
import { currentPickup } from './attemptedPickup.ts'
import { startSearch } from './search.ts'

/** A close-out by mistake is taken back: the donation is again as it was before. */

/** Hours within which a close-out can be taken back. */
export const reopenHours = 24

const isInTime = ({ At }: Closing, now: Date) => now.getTime() - Date.parse(At) < reopenHours * 3_600_000

/** State that a closed donation goes back to, stored when it is closed. */
export const stateBeforeClosing = (donation: Donation, now: Date): Closing => ({
  At: now.toISOString(),
  Stage: donation.Stage === 'notMatched' ? 'notMatched' : 'accepted',
  Items: donation.AdHocTransactionDonationCategories,
  ...(donation.OfferedCategories ? { OfferedCategories: donation.OfferedCategories } : {}),
  DonorRecordedPickupDate: donation.DonorRecordedPickupDate,
  DonorRecordedPickupTime: donation.DonorRecordedPickupTime,
})

/** Tells if the close-out of a donation can be taken back now. */
export const canReopen = (donation: Pick<Donation, 'Stage' | 'Closing'>, now: Date): boolean =>
  can('reopen', donation) && !!donation.Closing && isInTime(donation.Closing, now)

/** A receipt that was made meanwhile keeps its weights. */
function before(donation: Donation, { At: _, Items, OfferedCategories, ...closing }: Closing): Donation {
  const { OfferedCategories: offered, ...rest } = donation
  const isReceipted = donation.Receipt !== null
  return {
    ...rest,
    ...closing,
    ...(isReceipted
      ? { ...(offered ? { OfferedCategories: offered } : {}) }
      : { AdHocTransactionDonationCategories: Items, ...(OfferedCategories ? { OfferedCategories } : {}) }),
    Closing: null,
    IsMarkedAsSuccessfulByDonor: null,
  }
}

/** Takes the donor's close-out back; volunteers are sought again where they were. A repeat changes nothing. */
export function reopen(donation: Donation, now: Date): DonationTransition | Refusal {
  if (can('changePickup', donation) || donation.Stage === 'notMatched') return unchanged(donation)
  const { Closing, IsMarkedAsSuccessfulByDonor } = donation
  if (!can('reopen', donation)) return refuse(refusals.notClosed)
  if (!Closing || !isInTime(Closing, now)) return refuse(refusals.reopenTooLate, { hours: reopenHours })
  const open = before(donation, Closing)
  const accepted = acceptedMatch(open)
  const isHeld =
    !accepted || currentPickup({ AttemptedPickups: accepted.AdHocTransactionAttemptedPickups }) !== undefined
  const told = donationEvent('DonationReopened', {
    IsSuccessful: IsMarkedAsSuccessfulByDonor === true,
    AcceptedBy: accepted ? offerRef(accepted).Agency : null,
  })
  return prependEvents([told], isHeld ? unchanged(open) : startSearch(open, now))
}
