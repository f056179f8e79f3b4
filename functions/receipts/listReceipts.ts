import { isFoodBankRole } from '../../shared/access.ts'
import * as receipts from '../../shared/api/receipts.ts'
import { ReceiptRow } from '../../shared/api/receipts.ts'
import { createdBetween, defaultRows } from '../donations/grids.ts'
import { endpoint } from '../http.ts'
import { lists } from '../table/keys.ts'
import type { ListQuestion } from '../table/table.ts'

const matches = (row: ReceiptRow, search: string) => {
  const text = [row.Code, row.Agency.Name, row.DonorLocation.Code, row.DonorLocation.Donor.Name].join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Lines looked at for one page of a search. */
const searchedAtOnce = 500

export const handler = endpoint(receipts.listReceipts, async ({ input, caller, now, table }) => {
  const search = input.searchFilter
  const own = isFoodBankRole(caller.Role)
    ? { index: 'list2' as const, pk: lists.foodBankReceipts(caller.EntityID) }
    : { index: 'list1' as const, pk: lists.agencyReceipts(caller.EntityID) }
  const range = input.dateStartFilter || input.dateEndFilter ? createdBetween(input, 'status', now) : {}
  const question: ListQuestion = {
    ...own,
    ...range,
    newestFirst: true,
    limit: search ? searchedAtOnce : (input.rows ?? defaultRows),
    cursor: input.cursor,
  }
  const page = await table.page(question, ReceiptRow)
  return {
    rows: search ? page.items.filter((row) => matches(row, search)) : page.items,
    ...(page.cursor ? { cursor: page.cursor } : {}),
  }
})
