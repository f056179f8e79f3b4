import { type Refusal, refuse } from '../answer.ts'
import type { DonationDraft } from '../api/realtime.ts'
import { customChoice, customPickupTimeType, pickupTimeTypeById } from '../pickup/pickupTime.ts'
import { recordedPickupRefusal } from '../pickup/proposal.ts'
import { addDays, instantOf, localDay } from '../time/zone.ts'
import type { PickupTimeType } from './donation.ts'
import { storageRequirements } from './reference.ts'

/** What can be said of a donation before it is posted: the form advises with it, the server decides with it. */

/** The window a draft names: one of the list, or the donor's own by its code. */
export function draftPickupTime(
  draft: Pick<DonationDraft, 'PickupTimeTypeID' | 'CustomPickupTimeCode'>,
): PickupTimeType | Refusal {
  if (draft.PickupTimeTypeID === customChoice.ID)
    return customPickupTimeType(draft.CustomPickupTimeCode ?? '') ?? refuse('customCodeShape')
  return pickupTimeTypeById(draft.PickupTimeTypeID) ?? refuse('unknownPickupTime')
}

/** End of the last pickup window a donation can have: its recorded day's, or the seventh day's when none is recorded. */
export function lastPickupEnd(recorded: { day: string | null; type: PickupTimeType; now: Date; zone: string }): Date {
  const day = recorded.day ?? addDays(localDay(recorded.now, recorded.zone), 6)
  return instantOf(day, recorded.type.HourEnd, recorded.zone)
}

/** Why a draft cannot be posted now from a location in this zone; undefined when it can. */
export function draftRefusal(draft: DonationDraft, type: PickupTimeType, now: Date, zone: string): Refusal | undefined {
  const recorded = { day: draft.DonorRecordedPickupDate, type, now, zone }
  const pickup = recordedPickupRefusal(recorded)
  if (pickup) return pickup
  if (draft.StorageRequirementIDs.some((id) => !storageRequirements.some((known) => known.ID === id)))
    return refuse('unknownStorage')
  if (draft.StartAfter === null) return undefined
  if (Date.parse(draft.StartAfter) <= now.getTime()) return refuse('startIsInThePast')
  return Date.parse(draft.StartAfter) >= lastPickupEnd(recorded).getTime() ? refuse('startTooLate') : undefined
}
