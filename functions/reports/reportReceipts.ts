import type { Caller } from '../../shared/access.ts'
import { ReceiptRow } from '../../shared/api/receipts.ts'
import { receiptsById, receiptsOfCaller } from '../receipts/receiptTable.ts'
import { table } from '../table/table.ts'

/** Receipts that reports are made of: an agency's own, or those of a food bank's agencies, oldest first. */

const limit = 100

export async function receiptsPage(caller: Pick<Caller, 'Role' | 'EntityID'>, cursor: string | undefined) {
  const page = await table.page({ ...receiptsOfCaller(caller), limit, cursor }, ReceiptRow)
  return { rows: await receiptsById(page.items.map(({ ID }) => ID)), cursor: page.cursor }
}
