import { type Refusal, refuse } from '../../core/answer.ts'
import { unchanged } from '../../core/event.ts'
import { instantOf } from '../../core/time/zone.ts'
import {
  acceptedMatch,
  type Donation,
  donationPounds,
  liveOffers,
  type PendingReceipt,
  type TransactionCategory,
} from './donation.ts'
import { donationEvent } from './donationEvent.ts'
import { type DonationTransition, offerRef } from './donationTransition.ts'
import { isSameItems, markEdited } from './editing.ts'
import { stateBeforeClosing } from './pickup/reopening.ts'
import { endSearch } from './pickup/search.ts'
import { endMatch } from './ranking.ts'
import * as refusals from './refusals.ts'
import { can, isOpen, stageRefusal } from './stages.ts'

const minuteMs = 60_000

/** End of a donation: cancelled, closed by the donor, receipted by the agency; and its items until then. */

/** Marks the donation as not matched and closes it for good (section 4). */
export function cancel(donation: Donation, now: Date): DonationTransition | Refusal {
  if (donation.Stage === 'cancelled') return unchanged(donation)
  if (!can('cancel', donation) || donation.Receipt) return refuse(refusals.donationEnded)
  const live = liveOffers(donation)
  const accepted = acceptedMatch(donation)
  const ended = live.reduce((left, match) => endMatch(left, match, 'withdrawn', now), donation)
  return {
    state: { ...ended, Stage: 'cancelled', ...(ended.CancelRequest ? { CancelRequest: null } : {}) },
    events: [
      donationEvent('DonationCancelled', {
        AcceptedBy: accepted ? offerRef(accepted).Agency : null,
        Asked: live.map((match) => offerRef(match).Agency),
      }),
      ...live.map((match) => donationEvent('OfferWithdrawn', { ...offerRef(match), Why: 'cancelled' })),
    ],
  }
}

export function correctItems(
  donation: Donation,
  items: TransactionCategory[],
  now: Date,
): DonationTransition | Refusal {
  if (!isOpen(donation)) return refuse(refusals.notOpen)
  if (isSameItems(items, donation.AdHocTransactionDonationCategories)) return unchanged(donation)
  const changed = markEdited({ ...donation, AdHocTransactionDonationCategories: items }, ['items'], now)
  return { state: changed, events: [donationEvent('ItemsCorrected', { Pounds: donationPounds(changed) })] }
}

/** Time at which the donation was picked up, as the donor writes it down: a day and `HH:mm` of the location. */
export interface RecordedPickup {
  readonly day: string
  readonly hour: string
}

/** Reason that a pickup can't have been at that time. */
export function recordedTimeRefusal(
  { Created, TimeZone }: Pick<Donation, 'Created' | 'TimeZone'>,
  { day, hour }: RecordedPickup,
  now: Date,
): Refusal | undefined {
  const [hours = 0, minute = 0] = hour.split(':').map(Number)
  const at = instantOf(day, hours + minute / 60, TimeZone)
  if (at.getTime() > now.getTime()) return refuse(refusals.pickupRecordedInFuture)
  // The hour has no seconds: in the minute of the post it may seem earlier.
  return at.getTime() + minuteMs <= Date.parse(Created) ? refuse(refusals.pickupRecordedTooEarly) : undefined
}

/**
 * The donor's last word: picked up or not, with the final items. With a receipt already there the donation is complete, and
 * "not picked up" would contradict it.
 */
export function close(
  donation: Donation,
  successful: boolean,
  items: TransactionCategory[] | undefined,
  now: Date,
  recorded?: RecordedPickup,
): DonationTransition | Refusal {
  if (donation.IsMarkedAsSuccessfulByDonor === successful && !can('close', donation)) return unchanged(donation)
  if (can('answer', donation) || can('approve', donation) || can('start', donation))
    return refuse(refusals.notYetAccepted)
  if (donation.Stage === 'closed') return refuse(refusals.donationEnded)
  if (!can('close', donation)) return stageRefusal(donation)
  if (successful && donation.Stage === 'notMatched') return refuse(refusals.notYetAccepted)
  if (!successful && donation.Receipt) return refuse(refusals.closeReceipted)
  const Stage = !successful ? 'unsuccessful' : donation.Receipt ? 'complete' : 'closed'
  // Nobody has to fetch it any more; a driver who holds the run may be on the way to the agency.
  const ended = endSearch(donation)
  const closed: Donation = {
    ...(items && !donation.Receipt ? withFinalItems(ended, items) : ended),
    Stage,
    IsMarkedAsSuccessfulByDonor: successful,
    Closing: stateBeforeClosing(donation, now),
    ...(successful && recorded
      ? { DonorRecordedPickupDate: recorded.day, DonorRecordedPickupTime: recorded.hour }
      : {}),
  }
  return {
    state: closed,
    events: [donationEvent('DonationClosed', { IsSuccessful: successful, Pounds: donationPounds(closed) })],
  }
}

/** The agency's receipt for an accepted or successfully closed donation; only one. */
export function receipted(donation: Donation, receipt: DonationReceipt): DonationTransition | Refusal {
  if (donation.Receipt) return refuse(refusals.receiptExists)
  if (!can('receipt', donation) || acceptedMatch(donation)?.Agency.ID !== receipt.AgencyID)
    return refuse(refusals.receiptNotEligible)
  const { ID, Code, Items, ...told } = receipt
  return {
    state: {
      ...withFinalItems(donation, Items),
      Receipt: { ID, Code },
      PendingReceipt: null,
      Stage: donation.Stage === 'closed' ? 'complete' : donation.Stage,
    },
    events: [donationEvent('ReceiptCreated', { ReceiptID: ID, Code, ...told })],
  }
}

/** Facts of a receipt about its donation. */
export interface DonationReceipt {
  readonly ID: number
  readonly Code: string
  readonly AgencyID: number
  readonly Pounds: number
  readonly Date: string
  readonly Items: TransactionCategory[]
}

/** The one rule of final weights: from the receipt on they are what the receipt says. What was offered is kept for the others. */
const withFinalItems = (donation: Donation, items: TransactionCategory[]): Donation =>
  isSameItems(items, donation.AdHocTransactionDonationCategories)
    ? donation
    : {
        ...donation,
        AdHocTransactionDonationCategories: items,
        OfferedCategories: donation.OfferedCategories ?? donation.AdHocTransactionDonationCategories,
      }

/** The receipt was corrected, from the donation or from the receipt: both say the same afterwards. */
export function receiptCorrected(
  donation: Donation,
  { ID, Items, ...told }: DonationReceipt,
  Previous: { readonly Pounds: number; readonly Date: string },
): DonationTransition | Refusal {
  if (!can('correctReceipt', donation) || donation.Receipt?.ID !== ID) return refuse(refusals.notOpen)
  return {
    state: withFinalItems(donation, Items),
    events: [donationEvent('ReceiptCorrected', { ReceiptID: ID, ...told, Previous })],
  }
}

const isSamePending = ({ Items, ...rest }: PendingReceipt, before: PendingReceipt) =>
  isSameItems(Items, before.Items) &&
  Object.entries(rest).every(([name, value]) => before[name as keyof typeof rest] === value)

/** A receipt is put aside as it is filled in so far, or given up. */
export function savePending(donation: Donation, pending: PendingReceipt | null): DonationTransition | Refusal {
  if (donation.Receipt) return refuse(refusals.receiptExists)
  if (!can('receipt', donation)) return refuse(refusals.receiptNotEligible)
  const before = donation.PendingReceipt ?? null
  const isRepeat = pending === before || (pending && before && isSamePending(pending, before))
  return isRepeat ? unchanged(donation) : { state: { ...donation, PendingReceipt: pending }, events: [] }
}
