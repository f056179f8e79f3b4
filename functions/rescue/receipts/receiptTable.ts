import * as z from 'zod/mini'
import { type Caller, canAccess, isFoodBankRole, type Ownership } from '../../../shared/core/access.ts'
import { holdsWords } from '../../../shared/core/grid/words.ts'
import { storageRequirements } from '../../../shared/core/reference/reference.ts'
import { ID, toTenth } from '../../../shared/core/schema/fields.ts'
import type { Agency, DonorLocationEntity } from '../../../shared/network/organizations/entity.ts'
import type { DonationReceipt } from '../../../shared/rescue/donations/closing.ts'
import { codeOf, idOfCode } from '../../../shared/rescue/donations/code.ts'
import { itemPounds, type TransactionCategory } from '../../../shared/rescue/donations/donation.ts'
import { Receipt, type ReceiptDraft, ReceiptRow } from '../../../shared/rescue/receipts/api.ts'
import { receiptEvents } from '../../../shared/rescue/receipts/events.ts'
import type { Loader } from '../../core/http/http.ts'
import { absent, absentField, atVersion, type Condition, or } from '../../core/table/conditions.ts'
import { agencyKeys } from '../../core/table/keys/agencies.ts'
import { receiptKeys, receiptLists } from '../../core/table/keys/receipts.ts'
import { listAttributes } from '../../core/table/lists.ts'
import { type Actor, eventsAbout, eventWrites } from '../../core/table/outbox.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { shownLocation } from '../../network/organizations/entityTable.ts'

/** Receipts, and the sums that the agency's dashboard shows; both are written in one transaction. */

export const StoredReceipt = z.extend(Receipt, { FoodBankID: ID, DonorID: ID, Version: z._default(z.int(), 1) })
export type StoredReceipt = z.infer<typeof StoredReceipt>

export const storedReceipt = (id: number) => table.get(receiptKeys.receipt(id), StoredReceipt)

export const ownerOfReceipt = (receipt: StoredReceipt): Ownership => ({
  FoodBankID: receipt.FoodBankID,
  AgencyIDs: [receipt.Agency.ID],
  DonorID: receipt.DonorID,
  DonorLocationID: receipt.DonorLocation.ID,
})

export const receiptById: Loader<'receipt', { id: number }, StoredReceipt> = {
  kind: 'receipt',
  load: ({ input }) => storedReceipt(input.id),
  owner: ownerOfReceipt,
}

/** The list of a caller's receipts: an agency's own, or those of a food bank's agencies. */
export const receiptsOfCaller = ({ Role, EntityID }: Pick<Caller, 'Role' | 'EntityID'>) =>
  isFoodBankRole(Role) ? receiptLists.foodBank(EntityID) : receiptLists.agency(EntityID)

export const holdsReceiptWords = ({ Code, Agency, DonorLocation }: ReceiptRow, search: string | undefined) =>
  holdsWords([Code, Agency.Name, DonorLocation.Code, DonorLocation.Donor.Name], search)

/** The caller's receipt whose whole code a search is, however many came after it. */
export async function receiptWithCode(search: string, caller: Caller): Promise<StoredReceipt | undefined> {
  const id = idOfCode('R', search)
  const found = id === undefined ? undefined : await storedReceipt(id)
  return found && canAccess(caller, ownerOfReceipt(found)) ? found : undefined
}

/** In any order; absent ones are left out. */
export const receiptsById = (ids: readonly number[]): Promise<StoredReceipt[]> =>
  table.getMany(ids.map(receiptKeys.receipt), StoredReceipt)

export interface Written {
  draft: ReceiptDraft
  agency: Agency
  location: DonorLocationEntity
  items: TransactionCategory[]
  now: Date
}

/** Lines and sum of a receipt. */
export const receiptItems = (items: readonly TransactionCategory[]) => ({
  Pounds: itemPounds(items),
  categories: items.map((item) => ({
    DonationCategoryID: item.DonationCategory.ID,
    Name: item.DonationCategory.Name,
    Pounds: item.Pounds,
  })),
})

/** Receipt as the donation stores it. */
export const receiptFactsOf = (receipt: StoredReceipt, Items: TransactionCategory[]): DonationReceipt => ({
  ID: receipt.ID,
  Code: receipt.Code,
  AgencyID: receipt.Agency.ID,
  Pounds: receipt.Pounds,
  Date: receipt.Date,
  Items,
})

export function newReceipt(ID: number, { draft, agency: by, location, items, now }: Written): StoredReceipt {
  const storage = storageRequirements.find((known) => known.ID === draft.storageRequirementId)
  return {
    ID,
    Code: codeOf('R', ID),
    Date: draft.date,
    Created: now.toISOString(),
    Agency: { ID: by.ID, Name: by.Name },
    DonorLocation: shownLocation(location),
    ...receiptItems(items),
    AdHocTransactionID: draft.adHocTransactionId ?? null,
    StorageRequirement: storage ?? null,
    IsVolunteer: draft.volunteer ?? false,
    Notes: draft.Notes ?? '',
    FoodBankID: by.FoodBankID,
    DonorID: location.DonorID,
    Version: 1,
  }
}

/** The event of a receipt that was created or corrected. */
export function savedEventWrites(receipt: StoredReceipt, actor: Actor): Write[] {
  const detail = { AgencyID: receipt.Agency.ID, Pounds: receipt.Pounds, Date: receipt.Date }
  const subject = { kind: 'receipt', id: receipt.ID, entityId: receipt.FoodBankID, version: receipt.Version }
  const events = eventsAbout(subject, [{ type: receiptEvents.ReceiptSaved.type, detail }], actor)
  return eventWrites(receiptKeys.receipt(receipt.ID), events)
}

/** The position of a receipt in its lists. */
export const sortOf = ({ Created, ID }: Pick<ReceiptRow, 'Created' | 'ID'>) => `${Created}#${ID}`

/** The receipt with its lines in the lists of agency and food bank. */
const receiptPut = (receipt: StoredReceipt, when: Condition): Write => ({
  put: {
    ...receiptKeys.receipt(receipt.ID),
    ...receipt,
    ...listAttributes([receiptLists.agency(receipt.Agency.ID), receiptLists.foodBank(receipt.FoodBankID)]),
    sort: sortOf(receipt),
    row: ReceiptRow.parse(receipt),
  },
  when,
})

/** A new receipt, and what it adds to the agency's sums. */
export function receiptWrites(receipt: StoredReceipt): Write[] {
  const { Agency, Date: day, Pounds } = receipt
  return [
    receiptPut(receipt, absent),
    { update: agencyKeys.day(Agency.ID, day), add: { Pounds, Receipts: 1 } },
    { update: agencyKeys.totals(Agency.ID), add: { Pounds, Receipts: 1 } },
  ]
}

/** A corrected receipt: the agency's sums change by the difference, in the transaction that changes the receipt. */
export function correctionWrites(before: StoredReceipt, after: StoredReceipt): Write[] {
  const { ID: agencyId } = before.Agency
  const more = toTenth(after.Pounds - before.Pounds)
  const days: Write[] =
    before.Date === after.Date
      ? [{ update: agencyKeys.day(agencyId, before.Date), add: { Pounds: more } }]
      : [
          { update: agencyKeys.day(agencyId, before.Date), add: { Pounds: -before.Pounds, Receipts: -1 } },
          { update: agencyKeys.day(agencyId, after.Date), add: { Pounds: after.Pounds, Receipts: 1 } },
        ]
  return [
    // Items of before corrections existed have no version.
    receiptPut(after, before.Version === 1 ? firstVersion : atVersion(before.Version)),
    ...days,
    { update: agencyKeys.totals(agencyId), add: { Pounds: more } },
  ]
}

const firstVersion = or(absentField('Version'), atVersion(1))
