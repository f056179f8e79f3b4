import * as receipts from '../../../shared/rescue/receipts/api.ts'
import { receiptedDonation, receiptInput, succeed, takenDonation } from '../participants.ts'
import { asked, type Calls } from './making.ts'

export const receiptsCalls: Calls = {
  listReceipts: asked(),
  createReceipt: async (participants) => {
    const taken = await takenDonation(participants)
    return { by: taken.by, input: receiptInput(taken) }
  },
  getReceipt: async (participants) => {
    const { id, by: reader } = await receiptedDonation(participants)
    return { by: reader, input: { id } }
  },
  updateReceipt: async (participants) => {
    const { id, by: reader, date } = await receiptedDonation(participants)
    return { by: reader, input: { id, Version: 1, categories: [{ categoryId: 1, pounds: 12 }], date } }
  },
  getReceiptFile: async (participants) => {
    const { id, by: reader } = await receiptedDonation(participants)
    return { by: reader, input: { id } }
  },
  savePendingReceipt: async (participants) => {
    const taken = await takenDonation(participants)
    const { date, categories } = receiptInput(taken)
    return { by: taken.by, input: { id: taken.donation.ID, categories, date } }
  },
  discardPendingReceipt: async (participants) => {
    const taken = await takenDonation(participants)
    const { date, categories } = receiptInput(taken)
    await succeed(receipts.savePendingReceipt, taken.by, { id: taken.donation.ID, categories, date })
    return { by: taken.by, input: { id: taken.donation.ID } }
  },
  loadReceipt: async (participants) => {
    const taken = await takenDonation(participants)
    return { by: taken.by, input: { id: taken.donation.ID } }
  },
  previewReceipt: async (participants) => {
    const { of, by: reader } = await receiptedDonation(participants)
    return { by: reader, input: { id: of } }
  },
}
