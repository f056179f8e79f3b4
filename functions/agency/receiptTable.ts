import * as z from 'zod/mini'
import type { Owned } from '../../shared/access.ts'
import { Receipt, ReceiptRow } from '../../shared/api/agency.ts'
import { ID } from '../../shared/api/fields.ts'
import type { Loader } from '../http.ts'
import { keys, lists } from '../table/keys.ts'
import { absent, table, type Write } from '../table/table.ts'

/** Receipts, and the sums that the agency's dashboard shows; both are written in one transaction. */

export const StoredReceipt = z.extend(Receipt, { FoodBankID: ID, DonorID: ID })
export type StoredReceipt = z.infer<typeof StoredReceipt>

const ownerOfReceipt = (receipt: StoredReceipt): Owned => ({
  FoodBankID: receipt.FoodBankID,
  AgencyIDs: [receipt.Agency.ID],
  DonorID: receipt.DonorID,
  DonorLocationID: receipt.DonorLocation.ID,
})

export const receiptById: Loader<{ id: number }, StoredReceipt> = {
  load: ({ input }) => table.get(keys.receipt(input.id), StoredReceipt),
  owner: ownerOfReceipt,
}

/** The receipt with its lines in the lists of agency and food bank, and what it adds to the agency's sums. */
export function receiptWrites(receipt: StoredReceipt): Write[] {
  const { ID: id, Agency, Date: day, Pounds, DonorLocation } = receipt
  return [
    {
      put: {
        ...keys.receipt(id),
        ...receipt,
        list1: lists.agencyReceipts(Agency.ID),
        list2: lists.foodBankReceipts(receipt.FoodBankID),
        sort: `${receipt.Created}#${id}`,
        row: ReceiptRow.parse(receipt),
      },
      when: absent,
    },
    { update: keys.agencyDay(Agency.ID, day), add: { Pounds, Receipts: 1 } },
    { update: keys.agencyTotals(Agency.ID), add: { Pounds, Receipts: 1 } },
    { put: { ...keys.agencyStore(Agency.ID, DonorLocation.ID) } },
  ]
}
