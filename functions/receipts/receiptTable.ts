import * as z from 'zod/mini'
import type { Ownership } from '../../shared/access.ts'
import { ID } from '../../shared/api/fields.ts'
import { Receipt, type ReceiptDraft, ReceiptRow } from '../../shared/api/receipts.ts'
import { codeOf } from '../../shared/donation/code.ts'
import { itemPounds, type TransactionCategory } from '../../shared/donation/donation.ts'
import { storageRequirements } from '../../shared/donation/reference.ts'
import type { Agency, DonorLocationEntity } from '../../shared/entity/entity.ts'
import { shownLocation } from '../entities/entityTable.ts'
import type { Loader } from '../http.ts'
import { agencyKeys } from '../table/keys/agencies.ts'
import { receiptKeys, receiptLists } from '../table/keys/receipts.ts'
import { listAttributes } from '../table/lists.ts'
import { table } from '../table/table.ts'
import { absent, type Write } from '../table/write.ts'

/** Receipts, and the sums that the agency's dashboard shows; both are written in one transaction. */

export const StoredReceipt = z.extend(Receipt, { FoodBankID: ID, DonorID: ID })
export type StoredReceipt = z.infer<typeof StoredReceipt>

const ownerOfReceipt = (receipt: StoredReceipt): Ownership => ({
  FoodBankID: receipt.FoodBankID,
  AgencyIDs: [receipt.Agency.ID],
  DonorID: receipt.DonorID,
  DonorLocationID: receipt.DonorLocation.ID,
})

export const receiptById: Loader<'receipt', { id: number }, StoredReceipt> = {
  kind: 'receipt',
  load: ({ input }) => table.get(receiptKeys.receipt(input.id), StoredReceipt),
  owner: ownerOfReceipt,
}

export interface Written {
  draft: ReceiptDraft
  agency: Agency
  location: DonorLocationEntity
  items: TransactionCategory[]
  now: Date
}

export function newReceipt(ID: number, { draft, agency: by, location, items, now }: Written): StoredReceipt {
  const storage = storageRequirements.find((known) => known.ID === draft.storageRequirementId)
  return {
    ID,
    Code: codeOf('R', ID),
    Date: draft.date,
    Created: now.toISOString(),
    Agency: { ID: by.ID, Name: by.Name },
    DonorLocation: shownLocation(location),
    Pounds: itemPounds(items),
    AdHocTransactionID: draft.adHocTransactionId ?? null,
    categories: items.map((item) => ({
      DonationCategoryID: item.DonationCategory.ID,
      Name: item.DonationCategory.Name,
      Pounds: item.Pounds,
    })),
    StorageRequirement: storage ?? null,
    IsVolunteer: draft.volunteer ?? false,
    Notes: draft.Notes ?? '',
    FoodBankID: by.FoodBankID,
    DonorID: location.DonorID,
  }
}

/** The receipt with its lines in the lists of agency and food bank, and what it adds to the agency's sums. */
export function receiptWrites(receipt: StoredReceipt): Write[] {
  const { ID: id, Agency, Date: day, Pounds, DonorLocation } = receipt
  return [
    {
      put: {
        ...receiptKeys.receipt(id),
        ...receipt,
        ...listAttributes([receiptLists.agency(Agency.ID), receiptLists.foodBank(receipt.FoodBankID)]),
        sort: `${receipt.Created}#${id}`,
        row: ReceiptRow.parse(receipt),
      },
      when: absent,
    },
    { update: agencyKeys.day(Agency.ID, day), add: { Pounds, Receipts: 1 } },
    { update: agencyKeys.totals(Agency.ID), add: { Pounds, Receipts: 1 } },
    { put: { ...agencyKeys.store(Agency.ID, DonorLocation.ID) } },
  ]
}
