import * as receipts from '../../../shared/rescue/receipts/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { receiptById } from './receiptTable.ts'
import { receiptView } from './receiptView.ts'

export const handler = endpointOn(receipts.getReceipt, receiptById, ({ resource, caller, now }) =>
  receiptView(resource, caller, now),
)
