import type { Caller } from '../../shared/access.ts'
import type { ReceiptDraft } from '../../shared/api/receipts.ts'
import { acceptedMatch, type Donation } from '../../shared/donation/donation.ts'
import { agreedPickup } from '../../shared/pickup/proposal.ts'
import { localDay } from '../../shared/time/zone.ts'
import { itemsOf } from '../donations/givenItems.ts'
import { notFound } from '../http/fault.ts'

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
