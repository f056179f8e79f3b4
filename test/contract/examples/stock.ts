import type { Caller } from '../../../shared/core/access.ts'
import { reaches } from '../../engine/callers.ts'
import { headersOf } from '../../engine/runs.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks, isOfAgency, pantryWorkers } from './roles.ts'

/** The target's product of the food bank or of the agency, whichever the caller's role could own. */
const own = ({ agencyProductId, productId }: Target, caller: Caller) => ({
  id: isOfAgency(caller) ? agencyProductId : productId,
})

const ofRecall = ({ productId: id }: Target) => ({ id })
const byLink = { roles: 'anonymous', headers: ({ recallCode }: Target) => headersOf(recallCode) } as const

export const stockExamples: Examples = {
  adjustQuantity: {
    roles: agencyAndFoodBanks,
    input: (target, caller) => ({ ...own(target, caller), UpdatedValue: 30, Reason: 'damaged', Note: 'Dented' }),
  },
  adjustShelf: {
    roles: agencyAndFoodBanks,
    input: (target, caller) => ({
      ...own(target, caller),
      ...{ Difference: 12, Reason: 'received', Note: '' },
      Receipt: { Origin: 'purchased', From: 'Mill', Document: 'INV-7', Lot: 'L1', BestBy: '2027-01-31' },
    }),
  },
  countStock: {
    roles: pantryWorkers,
    input: (target, caller) => ({
      StorageLocationID: null,
      Lines: [
        { PantryInventoryItemID: own(target, caller).id, CountedQuantity: 3, CountedAt: '2026-11-20T14:00:00.000Z' },
      ],
    }),
    allows: (caller, { owner }) => (isOfAgency(caller) ? owner?.agency : owner?.foodBank) === caller.EntityID,
  },
  listStockCounts: { roles: pantryWorkers, input: () => ({}) },
  settleStockCount: { roles: agencyAndFoodBanks, input: () => ({ CountID: 1, Approve: false }) },
  getCountRules: { roles: agencyAndFoodBanks, input: () => ({}) },
  setCountRules: { roles: agencyAndFoodBanks, input: () => ({ NeedsApproval: false }) },
  listMovements: { roles: agencyAndFoodBanks, input: own },
  getRecall: { roles: agencyAndFoodBanks, input: own },
  getRecallNotice: { ...byLink, input: ofRecall },
  answerRecallNotice: { ...byLink, input: (target) => ({ ...ofRecall(target), Answer: 'threwAway' }) },
  // No product of the targets is on hold: it is refused.
  tellRecalled: { roles: agencyAndFoodBanks, input: own, allows: reaches },
  setRecallReached: {
    roles: agencyAndFoodBanks,
    input: (target, caller) => ({ ...own(target, caller), FoodInsecureNeighborID: target.customerId, IsReached: true }),
  },
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
