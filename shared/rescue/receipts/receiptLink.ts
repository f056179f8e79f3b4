import { isFoodBankRole } from '../../core/access.ts'
import { pagePath, type QueryValues } from '../../core/link/page.ts'
import { isDay } from '../../core/time/zone.ts'
import type { Donation } from '../donations/donation.ts'
import { isDelivered } from '../donations/pickup/attemptedPickup.ts'
import { isVolunteerRun, transportOf } from '../donations/pickup/attention.ts'
import { agreedPickup } from '../donations/pickup/proposal.ts'

/**
 * The link that opens the receipt form filled in with what a donation contained. The form reads it back; whatever does
 * not belong there is left out, never an error: people keep such links in their mail.
 */

interface Item {
  readonly DonationCategoryID: number
  readonly Pounds: number
}

/** Facts of a donation for its links; a line of the agency grid has it as it stands. */
export interface ReceiptFacts {
  readonly ID: number
  readonly DonorLocation: { readonly ID: number }
  readonly Items: readonly Item[]
  readonly StorageRequirementIDs: readonly number[]
  readonly PickupDate: string | null
  /** A volunteer delivered it. */
  readonly IsVolunteer: boolean
}

export const receiptFacts = (
  donation: Pick<
    Donation,
    | 'ID'
    | 'Stage'
    | 'DonorLocation'
    | 'AdHocTransactionDonationCategories'
    | 'AdHocTransactionStorageRequirements'
    | 'Matches'
    | 'DonorRecordedPickupDate'
    | 'PickupTimeType'
  >,
): ReceiptFacts => ({
  ID: donation.ID,
  DonorLocation: { ID: donation.DonorLocation.ID },
  Items: donation.AdHocTransactionDonationCategories.map((item) => ({
    DonationCategoryID: item.DonationCategory.ID,
    Pounds: item.Pounds,
  })),
  StorageRequirementIDs: donation.AdHocTransactionStorageRequirements.map((need) => need.StorageRequirementID),
  PickupDate: agreedPickup(donation).day,
  IsVolunteer: isVolunteerRun(donation),
})

/** The day of the pickup; a receipt can't be of a day to come, so that one becomes today. */
const receiptDay = (pickupDate: string | null, today: string) =>
  pickupDate !== null && pickupDate < today ? pickupDate : today

const contents = (facts: ReceiptFacts, today: string): QueryValues => ({
  donorLocationId: facts.DonorLocation.ID,
  categoryId: facts.Items.map((item) => item.DonationCategoryID),
  pounds: facts.Items.map((item) => item.Pounds),
  adHocTransactionId: facts.ID,
  date: receiptDay(facts.PickupDate, today),
})

/** Create Receipt of the agency grid (section 2), which names no volunteer; after a volunteer's run it does all the same. */
export const agencyGridReceiptPath = (facts: ReceiptFacts, today: string) =>
  pagePath('Agency', 'receipts/new', {
    ...contents(facts, today),
    volunteer: facts.IsVolunteer ? true : undefined,
  })

interface Creator {
  readonly role: string
  /** The accepting agency: a food bank has to say for whom it writes the receipt. */
  readonly agencyId: number | undefined
  readonly today: string
}

/**
 * Create Receipt of the detail page (section 2). 'The foodbank role' is read as all food bank roles: a food bank's user
 * sent to the agency's pages would only be refused there.
 */
export function receiptPath(facts: ReceiptFacts, { role, agencyId, today }: Creator): string {
  const isFoodBank = isFoodBankRole(role)
  const [storage, ...moreStorage] = facts.StorageRequirementIDs
  return pagePath(isFoodBank ? 'FoodBank' : 'Agency', 'receipts/new', {
    agencyId: isFoodBank ? agencyId : undefined,
    storageRequirementId: moreStorage.length === 0 ? storage : undefined,
    ...contents(facts, today),
    volunteer: facts.IsVolunteer,
  })
}

/** Create Receipt is shown when one can be created and none is under way (section 5). */
export const showsCreateReceipt = (row: { IsReceiptCreationEligible: boolean; PendingPickupID: number | null }) =>
  row.IsReceiptCreationEligible && row.PendingPickupID === null

interface ReceiptRowFacts {
  readonly IsReceiptCreationEligible: boolean
  readonly PendingPickupID: number | null
  readonly IsDonorClosed: boolean
  readonly PickupDate: string | null
}

/**
 * A receipt is possible from the acceptance on; it is due once the donor closed or the day of the pickup is over, also where one
 * was put aside.
 */
export const isReceiptDue = (row: ReceiptRowFacts, today: string) =>
  row.IsReceiptCreationEligible && (row.IsDonorClosed || (row.PickupDate !== null && row.PickupDate < today))

/** Day of the pickup after which the receipt of an accepted donation is due; null once it is due, whatever the day. */
export const receiptAwaits = (
  donation: Pick<Donation, 'IsMarkedAsSuccessfulByDonor'> & Parameters<typeof agreedPickup>[0],
) => (donation.IsMarkedAsSuccessfulByDonor !== null ? null : agreedPickup(donation).day)

/** The same of a whole donation; one that a volunteer has delivered is due as well. */
export const isReceiptDueOf = (
  donation: Omit<ReceiptRowFacts, 'PickupDate'> &
    Parameters<typeof agreedPickup>[0] &
    Parameters<typeof transportOf>[0],
  today: string,
) =>
  isReceiptDue({ ...donation, PickupDate: agreedPickup(donation).day }, today) ||
  (donation.IsReceiptCreationEligible && isDelivered(transportOf(donation)))

/** Initial values of the form; `pounds` is null where the link has none for the category. */
export interface ReceiptPrefill {
  readonly agencyId: number | undefined
  readonly storageRequirementId: number | undefined
  readonly donorLocationId: number | undefined
  readonly categories: readonly { readonly categoryId: number; readonly pounds: number | null }[]
  readonly adHocTransactionId: number | undefined
  readonly volunteer: boolean
  readonly date: string | undefined
}

const idOf = (text: string | null) => {
  const id = /^\d+$/.test(text ?? '') ? Number(text) : 0
  return id > 0 && Number.isSafeInteger(id) ? id : undefined
}

const poundsOf = (text: string | undefined) => {
  const pounds = /^\d+(\.\d+)?$/.test(text ?? '') ? Number(text) : 0
  return pounds > 0 ? pounds : null
}

/** Reads the query of a receipt link; the two lists run in step, a category counts once. */
export function parseReceiptQuery(search: string): ReceiptPrefill {
  const query = new URLSearchParams(search)
  const pounds = (query.get('pounds') ?? '').split(',')
  const categories = new Map<number, number | null>()
  for (const [index, text] of (query.get('categoryId') ?? '').split(',').entries()) {
    const categoryId = idOf(text)
    if (categoryId && !categories.has(categoryId)) categories.set(categoryId, poundsOf(pounds[index]))
  }
  const date = query.get('date') ?? ''
  return {
    agencyId: idOf(query.get('agencyId')),
    storageRequirementId: idOf(query.get('storageRequirementId')),
    donorLocationId: idOf(query.get('donorLocationId')),
    categories: [...categories].map(([categoryId, weight]) => ({ categoryId, pounds: weight })),
    adHocTransactionId: idOf(query.get('adHocTransactionId')),
    volunteer: query.get('volunteer') === 'true',
    date: isDay(date) ? date : undefined,
  }
}
