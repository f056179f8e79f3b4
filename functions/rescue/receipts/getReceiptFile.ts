import * as receipts from '../../../shared/rescue/receipts/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { knownEntity } from '../../network/organizations/entityTable.ts'
import { receiptPdf } from './receiptPdf.ts'
import { receiptById } from './receiptTable.ts'

export const handler = endpointOn(receipts.getReceiptFile, receiptById, async ({ resource, language }) => {
  const foodBank = await knownEntity('foodBank', resource.FoodBankID)
  return { fileName: `${resource.Code}.pdf`, content: await receiptPdf({ receipt: resource, foodBank, language }) }
})
