import * as receipts from '../../shared/api/receipts.ts'
import { endpointOn } from '../http.ts'
import { receiptById } from './receiptTable.ts'

export const handler = endpointOn(receipts.getReceipt, receiptById, async ({ resource }) => resource)
