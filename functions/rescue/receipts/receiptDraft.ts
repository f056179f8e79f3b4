import type { Caller } from '../../../shared/core/access.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import { acceptedMatch, type Donation } from '../../../shared/rescue/donations/donation.ts'
import { agreedPickup } from '../../../shared/rescue/donations/pickup/proposal.ts'
import type { ReceiptDraft } from '../../../shared/rescue/receipts/api.ts'
import { notFound } from '../../core/http/fault.ts'
import { itemsOf } from '../donations/givenItems.ts'

/** The categories of a receipt's form, with their pounds. */
export const itemsOfReceipt = (categories: ReceiptDraft['categories']) =>
  itemsOf(categories.map(({ categoryId, pounds }) => ({ DonationCategoryID: categoryId, Pounds: pounds })))

/** The receipt's day: the agreed pickup day, but no future day. */
export function receiptDay(donation: Donation, now: Date): string {
  const today = localDay(now, donation.TimeZone)
  const { day } = agreedPickup(donation)
  return day !== null && day < today ? day : today
}

/** The only storage requirement; with several the receipt names none (section 2). */
export const onlyStorage = (donation: Donation) => {
  const [first, ...others] = donation.AdHocTransactionStorageRequirements
  return first && others.length === 0 ? first.StorageRequirement : null
}

export const receivingAgency = (donation: Donation) => acceptedMatch(donation)?.Agency

/** A donation that another agency accepted counts as absent. */
export function assertReceiving(donation: Donation, { Role, EntityID }: Pick<Caller, 'Role' | 'EntityID'>): void {
  const receiving = receivingAgency(donation)
  if (Role === 'agency' && receiving && receiving.ID !== EntityID) throw notFound()
}
