import { type Caller, isFoodBankRole } from '../../shared/access.ts'
import { Receipt, ReceiptRow } from '../../shared/api/receipts.ts'
import { receiptKeys, receiptLists } from '../table/keys/receipts.ts'
import { table } from '../table/table.ts'

/** Receipts that reports are made of: an agency's own, or those of a food bank's agencies, oldest first. */

const limit = 100

export async function receiptsPage(caller: Pick<Caller, 'Role' | 'EntityID'>, cursor: string | undefined) {
  const list = isFoodBankRole(caller.Role)
    ? receiptLists.foodBank(caller.EntityID)
    : receiptLists.agency(caller.EntityID)
  const rows = await table.page({ ...list, limit, cursor }, ReceiptRow)
  const keys = rows.items.map((row) => receiptKeys.receipt(row.ID))
  return { receipts: await table.getMany(keys, Receipt), cursor: rows.cursor }
}
