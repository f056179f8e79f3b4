import type { Caller } from '../../shared/access.ts'
import { Receipt, ReceiptRow } from '../../shared/api/receipts.ts'
import { receiptsOfCaller } from '../receipts/receiptTable.ts'
import { receiptKeys } from '../table/keys/receipts.ts'
import { table } from '../table/table.ts'

/** Receipts that reports are made of: an agency's own, or those of a food bank's agencies, oldest first. */

const limit = 100

export async function receiptsPage(caller: Pick<Caller, 'Role' | 'EntityID'>, cursor: string | undefined) {
  const rows = await table.page({ ...receiptsOfCaller(caller), limit, cursor }, ReceiptRow)
  const keys = rows.items.map((row) => receiptKeys.receipt(row.ID))
  return { receipts: await table.getMany(keys, Receipt), cursor: rows.cursor }
}
