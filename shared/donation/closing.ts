import { type Refusal, refuse } from '../answer.ts'
import { acceptedMatch, type Donation, donationPounds, liveOffers, type TransactionCategory } from './donation.ts'
import { donationEvent } from './donationEvent.ts'
import { type DonationTransition, offerRef, unchanged } from './donationTransition.ts'
import { endMatch } from './ranking.ts'
import { can, isOpen, stageRefusal } from './stages.ts'

/** How a donation ends: cancelled, closed by the donor, receipted by the agency; and its items until then. */

/** Marks the donation as not matched and closes it for good (section 4). */
export function cancel(donation: Donation, now: Date): DonationTransition | Refusal {
  if (donation.Stage === 'cancelled') return unchanged(donation)
  if (!can('cancel', donation) || donation.Receipt) return refuse('donationEnded')
  const live = liveOffers(donation)
  const accepted = acceptedMatch(donation)
  const ended = live.reduce((left, match) => endMatch(left, match, 'withdrawn', now), donation)
  return {
    state: { ...ended, Stage: 'cancelled' },
    events: [
      donationEvent('DonationCancelled', {
        AcceptedBy: accepted ? offerRef(accepted).Agency : null,
        Asked: live.map((match) => offerRef(match).Agency),
      }),
      ...live.map((match) => donationEvent('OfferWithdrawn', { ...offerRef(match), Why: 'cancelled' })),
    ],
  }
}

const isSame = (items: readonly TransactionCategory[], others: readonly TransactionCategory[]) =>
  items.length === others.length &&
  items.every(
    ({ Pounds, DonationCategory }, index) =>
      Pounds === others[index]?.Pounds && DonationCategory.ID === others[index].DonationCategory.ID,
  )

export function correctItems(donation: Donation, items: TransactionCategory[]): DonationTransition | Refusal {
  if (!isOpen(donation)) return refuse('notOpen')
  if (isSame(items, donation.AdHocTransactionDonationCategories)) return unchanged(donation)
  const changed = { ...donation, AdHocTransactionDonationCategories: items }
  return { state: changed, events: [donationEvent('ItemsCorrected', { Pounds: donationPounds(changed) })] }
}

/**
 * The donor's last word: picked up or not, with the final items. With a receipt already there the donation is complete, and
 * "not picked up" would contradict it.
 */
export function close(
  donation: Donation,
  successful: boolean,
  items: TransactionCategory[] | undefined,
): DonationTransition | Refusal {
  if (donation.IsMarkedAsSuccessfulByDonor === successful && !can('close', donation)) return unchanged(donation)
  if (can('answer', donation) || can('approve', donation) || can('start', donation)) return refuse('notYetAccepted')
  if (donation.Stage === 'closed') return refuse('donationEnded')
  if (!can('close', donation)) return stageRefusal(donation)
  if (successful && donation.Stage === 'notMatched') return refuse('notYetAccepted')
  if (!successful && donation.Receipt) return refuse('closeReceipted')
  const Stage = !successful ? 'unsuccessful' : donation.Receipt ? 'complete' : 'closed'
  const AdHocTransactionDonationCategories = donation.Receipt
    ? donation.AdHocTransactionDonationCategories
    : (items ?? donation.AdHocTransactionDonationCategories)
  const closed: Donation = {
    ...donation,
    Stage,
    IsMarkedAsSuccessfulByDonor: successful,
    AdHocTransactionDonationCategories,
  }
  return {
    state: closed,
    events: [donationEvent('DonationClosed', { IsSuccessful: successful, Pounds: donationPounds(closed) })],
  }
}

/** The agency's receipt for an accepted or successfully closed donation; only one. */
export function receipted(
  donation: Donation,
  receipt: { ID: number; Code: string; AgencyID: number; Pounds: number; Date: string },
): DonationTransition | Refusal {
  if (donation.Receipt) return refuse('receiptExists')
  if (!can('receipt', donation) || acceptedMatch(donation)?.Agency.ID !== receipt.AgencyID)
    return refuse('receiptNotEligible')
  const { ID, Code, ...told } = receipt
  return {
    state: { ...donation, Receipt: { ID, Code }, Stage: donation.Stage === 'closed' ? 'complete' : donation.Stage },
    events: [donationEvent('ReceiptCreated', { ReceiptID: ID, Code, ...told })],
  }
}
