import { type Refusal, refuse } from '../answer.ts'
import type { ReceiptDraft } from '../api/receipts.ts'
import type { Donation } from '../donation/donation.ts'
import { storageRequirements } from '../donation/reference.ts'
import * as refusals from '../refusals/refusals.ts'
import { daysBetween } from '../time/zone.ts'

/** A receipt further back than a leap year is a typing mistake. */
export const maxReceiptAgeDays = 366

/** Why a receipt cannot be dated this day; `today` is the agency's. */
export function receiptDateRefusal(day: string, today: string): Refusal | undefined {
  if (day > today) return refuse(refusals.receiptDateInFuture)
  return daysBetween(day, today) > maxReceiptAgeDays
    ? refuse(refusals.receiptDateTooOld, { days: maxReceiptAgeDays })
    : undefined
}

/** Why a receipt cannot be made out as drafted; undefined when it can. `donation` is the one that it names, if any. */
export function receiptRefusal(
  draft: Pick<ReceiptDraft, 'date' | 'donorLocationId' | 'storageRequirementId'>,
  donation: Pick<Donation, 'DonorLocation'> | undefined,
  today: string,
): Refusal | undefined {
  const date = receiptDateRefusal(draft.date, today)
  if (date) return date
  if (donation && donation.DonorLocation.ID !== draft.donorLocationId) return refuse(refusals.receiptOtherLocation)
  const { storageRequirementId } = draft
  return storageRequirementId && !storageRequirements.some((known) => known.ID === storageRequirementId)
    ? refuse(refusals.unknownStorage)
    : undefined
}
