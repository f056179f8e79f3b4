import * as receipts from '../../shared/api/receipts.ts'
import { knownEntity } from '../entities/entityTable.ts'
import { endpointOn } from '../http.ts'
import { receiptPdf } from './receiptPdf.ts'
import { receiptById } from './receiptTable.ts'

export const handler = endpointOn(receipts.getReceiptFile, receiptById, async ({ resource, language }) => {
  const foodBank = await knownEntity('foodBank', resource.FoodBankID)
  return { fileName: `${resource.Code}.pdf`, content: await receiptPdf({ receipt: resource, foodBank, language }) }
})
