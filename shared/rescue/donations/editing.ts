import { type Refusal, refuse } from '../../core/answer.ts'
import { unchanged } from '../../core/event.ts'
import * as baseRefusals from '../../core/refusals.ts'
import {
  type AgencyMatch,
  acceptedMatch,
  type Donation,
  donationPounds,
  type Edit,
  type EditedPart,
  liveOffers,
  type PickupTimeType,
  type TransactionCategory,
} from './donation.ts'
import { donationEvent } from './donationEvent.ts'
import { type DonationTransition, offerRef } from './donationTransition.ts'
import { recordedPickupRefusal } from './pickup/proposal.ts'
import { lastPickupEnd } from './post.ts'
import * as refusals from './refusals.ts'
import { isOpen } from './stages.ts'

/** A donor or the food bank changes what was posted while the donation is open; agencies see what changed since they were asked. */

export interface DonationEdit {
  /** Number of edits of the contents when the editor read them. */
  readonly Edition: number
  readonly items: TransactionCategory[]
  readonly Notes: string
  readonly DonorRecordedPickupDate: string | null
  readonly type: PickupTimeType
}

type Edited = Pick<Donation, 'Edits' | 'Edition'>

/** With the parts marked as edited now. */
export const markEdited = <D extends Edited>(donation: D, parts: readonly EditedPart[], now: Date): D => ({
  ...donation,
  Edition: (donation.Edition ?? 0) + 1,
  Edits: [
    ...(donation.Edits ?? []).filter(({ Part }) => !parts.includes(Part)),
    ...parts.map((Part) => ({ Part, At: now.toISOString() })),
  ],
})

/** The edits that an agency has not seen in its offer: those after it was asked. */
export const editsSince = ({ Edits = [] }: Edited, match: Pick<AgencyMatch, 'InitialActivationTime'>): Edit[] => {
  const asked = match.InitialActivationTime
  return asked === null ? [] : Edits.filter(({ At }) => At > asked)
}

const itemsKey = (items: readonly TransactionCategory[]) =>
  JSON.stringify(items.map(({ Pounds, DonationCategory }) => [DonationCategory.ID, Pounds]))

/** Equal lists of categories and pounds, in the same order. */
export const isSameItems = (items: readonly TransactionCategory[], others: readonly TransactionCategory[]) =>
  itemsKey(items) === itemsKey(others)

/** Fields that an edit changes. */
export function partsOf(donation: Donation, edit: DonationEdit): EditedPart[] {
  const hasOtherPickup =
    edit.DonorRecordedPickupDate !== donation.DonorRecordedPickupDate || edit.type.Code !== donation.PickupTimeType.Code
  return [
    ...(isSameItems(edit.items, donation.AdHocTransactionDonationCategories) ? [] : (['items'] as const)),
    ...(edit.Notes === donation.Notes ? [] : (['notes'] as const)),
    ...(hasOtherPickup ? (['pickup'] as const) : []),
  ]
}

/** Reason that the pickup cannot be moved: an agency has agreed on it, or the new one cannot be met. */
function pickupRefusal(donation: Donation, edit: DonationEdit, now: Date): Refusal | undefined {
  const accepted = acceptedMatch(donation)
  if (accepted) return refuse(refusals.pickupAgreed, { agency: accepted.Agency.Name })
  const recorded = { day: edit.DonorRecordedPickupDate, type: edit.type, now, zone: donation.TimeZone }
  const refusal = recordedPickupRefusal(recorded)
  if (refusal) return refusal
  const start = donation.StartAfter === null ? 0 : Date.parse(donation.StartAfter)
  return start > now.getTime() && start >= lastPickupEnd(recorded).getTime() ? refuse(refusals.startTooLate) : undefined
}

/** Changes items, notes and pickup; whoever is asked, or has accepted, is told. */
export function editDonation(donation: Donation, edit: DonationEdit, now: Date): DonationTransition | Refusal {
  const parts = partsOf(donation, edit)
  if (parts.length === 0) return unchanged(donation)
  if (!isOpen(donation)) return refuse(refusals.notOpen)
  if (edit.Edition !== (donation.Edition ?? 0)) return refuse(baseRefusals.changedMeanwhile)
  const refusal = parts.includes('pickup') ? pickupRefusal(donation, edit, now) : undefined
  if (refusal) return refusal
  const accepted = acceptedMatch(donation)
  const edited = markEdited(
    {
      ...donation,
      AdHocTransactionDonationCategories: edit.items,
      Notes: edit.Notes,
      DonorRecordedPickupDate: edit.DonorRecordedPickupDate,
      PickupTimeType: edit.type,
      // Of another window nothing is known.
      ...(parts.includes('pickup')
        ? { Matches: donation.Matches.map(({ IsOutsideHours: _, ...match }) => match) }
        : {}),
    },
    parts,
    now,
  )
  const told = donationEvent('DonationEdited', {
    Parts: parts,
    PoundsBefore: donationPounds(donation),
    Pounds: donationPounds(edited),
    AcceptedBy: accepted ? offerRef(accepted).Agency : null,
    Asked: liveOffers(donation).map((match) => offerRef(match).Agency),
  })
  return { state: edited, events: [told] }
}
