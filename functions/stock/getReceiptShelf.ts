import { isRefusal } from '../../shared/answer.ts'
import * as stock from '../../shared/api/stock.ts'
import { endpointOn } from '../http.ts'
import { receiptById } from '../receipts/receiptTable.ts'
import { receiptShelf, shelfOwner } from './shelfTable.ts'

export const handler = endpointOn(stock.getReceiptShelf, receiptById, async ({ resource, caller }) => {
  const owner = await shelfOwner(resource, caller)
  return isRefusal(owner) ? owner : receiptShelf(resource, owner)
})
