import * as receipts from '../../shared/api/receipts.ts'
import { ReceiptRow } from '../../shared/api/receipts.ts'
import { createdBetween, defaultRows } from '../gridQuery.ts'
import { endpoint } from '../http.ts'
import { filteredPage } from '../table/filteredPage.ts'
import { holdsReceiptWords, receiptsOfCaller } from './receiptTable.ts'

export const handler = endpoint(receipts.listReceipts, async ({ input, caller, now }) => {
  const search = input.searchFilter
  const range = input.dateStartFilter || input.dateEndFilter ? createdBetween(input, 'status', now) : {}
  const query = {
    ...receiptsOfCaller(caller),
    ...range,
    newestFirst: input.order !== 'oldest',
    limit: input.rows ?? defaultRows,
    cursor: input.cursor,
  }
  const passes = search ? (row: ReceiptRow) => holdsReceiptWords(row, search) : undefined
  const { items, cursor } = await filteredPage(query, ReceiptRow, passes)
  return { rows: items, cursor }
})
