import { ids } from '../../engine/smallTenant.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks, donors } from './roles.ts'

const ofDonation = ({ donationId }: { donationId: number }) => ({ id: donationId })

export const receipts: Examples = {
  listReceipts: { roles: agencyAndFoodBanks, input: () => ({}) },
  createReceipt: {
    roles: agencyAndFoodBanks,
    input: ({ agencyId, donorLocationId }) => ({
      agencyId,
      donorLocationId,
      categories: [{ categoryId: 1, pounds: 10 }],
      date: '2026-11-19',
    }),
    // An agency is always its own, whatever it names; it receives from every location of its food bank.
    allows: (_, target) => target.owner?.foodBank === ids.foodBank,
  },
  getReceipt: { roles: [...agencyAndFoodBanks, ...donors], input: ({ receiptId }) => ({ id: receiptId }) },
  updateReceipt: {
    roles: agencyAndFoodBanks,
    input: ({ receiptId }) => ({
      id: receiptId,
      Version: 1,
      categories: [{ categoryId: 1, pounds: 12 }],
      date: '2026-11-19',
    }),
  },
  getReceiptFile: { roles: [...agencyAndFoodBanks, ...donors], input: ({ receiptId }) => ({ id: receiptId }) },
  savePendingReceipt: {
    roles: agencyAndFoodBanks,
    input: ({ donationId }) => ({ id: donationId, categories: [{ categoryId: 1, pounds: 12 }], date: '2026-11-19' }),
  },
  discardPendingReceipt: { roles: agencyAndFoodBanks, input: ofDonation },
  loadReceipt: { roles: agencyAndFoodBanks, input: ofDonation },
  previewReceipt: { roles: [...agencyAndFoodBanks, ...donors], input: ofDonation },
}
