import { isRefusal } from '../../../shared/core/answer.ts'
import * as stock from '../../../shared/pantry/stock/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { receiptById } from '../../rescue/receipts/receiptTable.ts'
import { receiptShelf, shelfOwner } from './shelfTable.ts'

export const handler = endpointOn(stock.getReceiptShelf, receiptById, async ({ resource, caller }) => {
  const owner = await shelfOwner(resource, caller)
  return isRefusal(owner) ? owner : receiptShelf(resource, owner)
})
