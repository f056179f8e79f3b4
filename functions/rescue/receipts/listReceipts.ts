import * as receipts from '../../../shared/rescue/receipts/api.ts'
import { ReceiptRow } from '../../../shared/rescue/receipts/api.ts'
import { createdBetween, defaultRows } from '../../core/http/gridQuery.ts'
import { endpoint } from '../../core/http/http.ts'
import { filteredPage } from '../../core/table/filteredPage.ts'
import type { ListQuery } from '../../core/table/query.ts'
import { holdsReceiptWords, receiptsOfCaller, receiptWithCode, sortOf } from './receiptTable.ts'

export const handler = endpoint(receipts.listReceipts, async ({ input, caller, now }) => {
  const search = input.searchFilter
  const range: Pick<ListQuery, 'from' | 'to'> =
    input.dateStartFilter || input.dateEndFilter ? createdBetween(input, 'status', now) : {}
  const { from = '', to = '~' } = range
  const coded = search && !input.cursor ? await receiptWithCode(search, caller) : undefined
  if (coded && from <= sortOf(coded) && sortOf(coded) <= to) return { rows: [ReceiptRow.parse(coded)] }
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
