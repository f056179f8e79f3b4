import * as receipts from '../../shared/api/receipts.ts'
import { endpointOn } from '../http.ts'
import { receiptById } from './receiptTable.ts'
import { receiptView } from './receiptView.ts'

export const handler = endpointOn(receipts.getReceipt, receiptById, ({ resource, caller, now }) =>
  receiptView(resource, caller, now),
)
