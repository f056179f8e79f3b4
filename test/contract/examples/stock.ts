import type { Caller } from '../../../shared/access.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks } from './roles.ts'

/** The target's product of the food bank or of the agency, whichever the caller's role could own. */
const own = ({ agencyProductId, productId }: Target, { Role }: Caller) => ({
  id: Role === 'agency' ? agencyProductId : productId,
})

export const stockExamples: Examples = {
  adjustQuantity: {
    roles: agencyAndFoodBanks,
    input: (target, caller) => ({ ...own(target, caller), UpdatedValue: 30, Reason: 'damaged', Note: 'Dented' }),
  },
  listMovements: { roles: agencyAndFoodBanks, input: own },
  getRecall: { roles: agencyAndFoodBanks, input: own },
  getReceiptShelf: { roles: agencyAndFoodBanks, by: 'agency', input: ({ receiptId }) => ({ id: receiptId }) },
  putReceiptOnShelf: {
    roles: agencyAndFoodBanks,
    by: 'agency',
    input: ({ receiptId, agencyProductId }) => ({
      id: receiptId,
      Lines: [{ DonationCategoryID: 1, PantryInventoryItemID: agencyProductId, Quantity: 11 }],
    }),
  },
  getInventoryActivityGrid: { roles: agencyAndFoodBanks, input: () => ({}) },
}
