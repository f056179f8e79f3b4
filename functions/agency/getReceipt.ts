import { agency } from '../../shared/api/agency.ts'
import { endpointOn } from '../http.ts'
import { receiptById } from './receiptTable.ts'

export const handler = endpointOn(agency.getReceipt, receiptById, async ({ thing }) => thing)
