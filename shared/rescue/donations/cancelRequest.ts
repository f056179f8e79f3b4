import * as z from 'zod/mini'
import type { Caller } from '../../core/access.ts'
import { type Refusal, refuse } from '../../core/answer.ts'
import { unchanged } from '../../core/event.ts'
import { Text } from '../../core/schema/fields.ts'
import type { Donation } from './donation.ts'
import { donationEvent } from './donationEvent.ts'
import type { DonationTransition } from './donationTransition.ts'
import * as refusals from './refusals.ts'
import { can } from './stages.ts'

/** Food banks cancel donations (section 6); a donor asks for it with a reason. */

/** Longest reason of a request, in characters. */
const maxCancelReason = 500

export const CancelRequestDraft = z.strictObject({ Reason: Text(maxCancelReason) })

/** A donor asks the food bank to cancel; asked again, the newer reason counts. */
export function cancelRequested(
  donation: Donation,
  Reason: string,
  by: Pick<Caller, 'UserID'>,
  now: Date,
): DonationTransition | Refusal {
  if (!can('cancel', donation) || donation.Receipt) return refuse(refusals.donationEnded)
  if (donation.CancelRequest?.Reason === Reason) return unchanged(donation)
  return {
    state: { ...donation, CancelRequest: { Reason, At: now.toISOString(), By: by.UserID } },
    events: [donationEvent('CancelRequested', { Reason })],
  }
}

/** The food bank keeps the donation although its donor asked to cancel it. */
export function cancelDeclined(donation: Donation): DonationTransition | Refusal {
  if (!donation.CancelRequest) return unchanged(donation)
  return { state: { ...donation, CancelRequest: null }, events: [donationEvent('CancelDeclined', {})] }
}
