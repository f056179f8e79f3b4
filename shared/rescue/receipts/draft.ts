import { type Refusal, refuse } from '../../core/answer.ts'
import { storageRequirements } from '../../core/reference/reference.ts'
import { daysBetween } from '../../core/time/zone.ts'
import * as agenciesRefusals from '../../network/agencies/refusals.ts'
import type { Donation } from '../donations/donation.ts'
import type { ReceiptDraft } from './api.ts'
import * as refusals from './refusals.ts'

/** A receipt further back than a leap year is a typing mistake. */
export const maxReceiptAgeDays = 366

/** Reason that a receipt cannot be dated this day; `today` is the agency's. */
export function receiptDateRefusal(day: string, today: string): Refusal | undefined {
  if (day > today) return refuse(refusals.receiptDateInFuture)
  return daysBetween(day, today) > maxReceiptAgeDays
    ? refuse(refusals.receiptDateTooOld, { days: maxReceiptAgeDays })
    : undefined
}

/**
 * Reason that a receipt cannot be made out as drafted; undefined when it can. `donation` is the one that it names, if
 * any.
 */
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
    ? refuse(agenciesRefusals.unknownStorage)
    : undefined
}
