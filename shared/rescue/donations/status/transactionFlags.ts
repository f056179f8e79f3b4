import { acceptedMatch, type Donation, type Stage } from '../donation.ts'
import { isOpen } from '../stages.ts'
import { type Phrase, phrase } from './phrase.ts'
import type { StatusFacts } from './statusFacts.ts'

type Receiptable = Pick<StatusFacts, 'Stage' | 'Receipt'>

/** A receipt can be created once an agency accepted, as long as there is none (section 5). */
export const isReceiptCreationEligible = ({ Stage, Receipt }: Receiptable) =>
  Receipt === null && (Stage === 'accepted' || Stage === 'closed')

/** The agency that has to receipt the donation; undefined when nobody has. */
export const agencyToReceipt = (donation: Receiptable & Pick<StatusFacts, 'Matches'>): number | undefined =>
  isReceiptCreationEligible(donation) ? acceptedMatch(donation)?.Agency.ID : undefined

/** A donation that came in through an interface with a category of its own cannot be posted again by hand (section 5). */
export const canRepost = (donation: Pick<Donation, 'EntrySourceCode' | 'AdHocTransactionDonationCategories'>) =>
  donation.EntrySourceCode !== 'API' ||
  donation.AdHocTransactionDonationCategories.every((category) => category.DonationCategory.IsSystemWide)

/** A post that is offered for repetition: one that can be posted again and was not called off. Copying serves the others. */
export const isOfferedForRepetition = (row: { readonly IsRepostEligible: boolean; readonly Stage: Stage }) =>
  row.IsRepostEligible && row.Stage !== 'cancelled'

/** A start further ahead than this is worth a notice; below, the donation is as good as offered. */
const significantMs = 60 * 60_000

/** Time at which the offers of a delayed donation start, said while that is more than an hour ahead; null otherwise. */
export function significantPendingStart(
  donation: Pick<StatusFacts, 'Stage' | 'StartAfter' | 'TimeZone'>,
  now: Date,
): Phrase | null {
  const { Stage, StartAfter, TimeZone } = donation
  if (Stage !== 'pendingStart' || StartAfter === null) return null
  if (Date.parse(StartAfter) - now.getTime() <= significantMs) return null
  return phrase('startsAt', { start: { at: StartAfter, zone: TimeZone, now } })
}

/** The yes-or-no fields that the specification derives (section 3, real-time transaction). */
export function transactionFlags(donation: Donation, now: Date) {
  const { Stage, IsMarkedAsSuccessfulByDonor } = donation
  return {
    IsOpen: isOpen(donation),
    IsCancelled: Stage === 'cancelled',
    IsPendingStart: Stage === 'pendingStart',
    IsMatchingInProgress: Stage === 'matching',
    IsInitialMatchingAvailble: Stage !== 'matching',
    IsSignificantPendingStart: significantPendingStart(donation, now) !== null,
    IsDonorClosed: IsMarkedAsSuccessfulByDonor !== null,
    IsMarkedAsSuccessfulByDonor: IsMarkedAsSuccessfulByDonor === true,
    IsReceiptCreationComplete: donation.Receipt !== null,
    IsReceiptCreationEligible: isReceiptCreationEligible(donation),
    IsComplete: Stage === 'complete' || Stage === 'unsuccessful',
    IsRepostEligible: canRepost(donation),
  }
}
