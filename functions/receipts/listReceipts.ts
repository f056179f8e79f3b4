import { isFoodBankRole } from '../../shared/access.ts'
import * as receipts from '../../shared/api/receipts.ts'
import { ReceiptRow } from '../../shared/api/receipts.ts'
import { holdsWords } from '../../shared/grid/words.ts'
import { createdBetween, defaultRows } from '../gridQuery.ts'
import { endpoint } from '../http.ts'
import { filteredPage } from '../table/filteredPage.ts'
import { receiptLists } from '../table/keys/receipts.ts'

const searchedTexts = (row: ReceiptRow) => [
  row.Code,
  row.Agency.Name,
  row.DonorLocation.Code,
  row.DonorLocation.Donor.Name,
]

export const handler = endpoint(receipts.listReceipts, async ({ input, caller, now }) => {
  const search = input.searchFilter
  const own = isFoodBankRole(caller.Role)
    ? receiptLists.foodBank(caller.EntityID)
    : receiptLists.agency(caller.EntityID)
  const range = input.dateStartFilter || input.dateEndFilter ? createdBetween(input, 'status', now) : {}
  const query = {
    ...own,
    ...range,
    newestFirst: input.order !== 'oldest',
    limit: input.rows ?? defaultRows,
    cursor: input.cursor,
  }
  const passes = search ? (row: ReceiptRow) => holdsWords(searchedTexts(row), search) : undefined
  const { items, cursor } = await filteredPage(query, ReceiptRow, passes)
  return { rows: items, cursor }
})
