import type { Caller } from '../../../shared/core/access.ts'
import * as inventory from '../../../shared/pantry/products/api.ts'
import * as stock from '../../../shared/pantry/stock/api.ts'
import * as receipts from '../../../shared/rescue/receipts/api.ts'
import { customerFor, lines, openPantry, place } from '../../engine/ordering.ts'
import { shelved } from '../../engine/pantry.ts'
import { recallCodeOf } from '../../engine/recall.ts'
import { headersOf } from '../../engine/runs.ts'
import { succeed } from '../participants.ts'
import { by, type Calls, type Prepare } from './making.ts'

const ofProduct =
  (more: object = {}): Prepare =>
  async ({ foodBank }) => ({ by: foodBank, input: { id: (await shelved(foodBank, 40)).ID, ...more } })

/** A count of two products. */
const countOf = async (owner: Caller) => ({
  StorageLocationID: null,
  Lines: [await shelved(owner, 40), await shelved(owner, 7)].map(({ ID }) => ({
    ...{ PantryInventoryItemID: ID, CountedQuantity: 38, CountedAt: new Date().toISOString() },
  })),
})

/** A new receipt of the agency, and a product of its pantry. */
const ofShelfReceipt =
  (more: (productId: number) => object): Prepare =>
  async (participants) => {
    const by = await participants.agency(participants.ids.agencies[0])
    const draft = {
      donorLocationId: participants.ids.donorLocation,
      categories: [{ categoryId: 1, pounds: 10 }],
      date: '2026-11-19',
    }
    const { PickupID: id } = (await succeed(receipts.createReceipt, by, draft)) as { PickupID: number }
    return { by, input: { id, ...more((await shelved(by, 1)).ID) } }
  }

/** The link of a recall's message. */
const byRecallLink =
  (more: object = {}): Prepare =>
  async ({ foodBank }) => {
    const { beans } = await openPantry(foodBank)
    const { ID } = await customerFor(foodBank)
    const headers = headersOf(await recallCodeOf(beans.ID, ID))
    return { by: foodBank, input: { id: beans.ID, ...more }, headers }
  }

export const stockCalls: Calls = {
  adjustQuantity: ofProduct({ UpdatedValue: 30, Reason: 'counted', Note: '' }),
  adjustShelf: ofProduct({ Difference: 12, Reason: 'received', Receipt: { Origin: 'donated', From: 'A neighbor' } }),
  countStock: async ({ foodBank }) => ({ by: foodBank, input: await countOf(foodBank) }),
  listStockCounts: by('foodBank'),
  settleStockCount: async ({ foodBank }) => {
    await succeed(stock.setCountRules, foodBank, { NeedsApproval: true })
    const { ID: CountID } = (await succeed(stock.countStock, foodBank, await countOf(foodBank))) as { ID: number }
    await succeed(stock.setCountRules, foodBank, { NeedsApproval: false })
    return { by: foodBank, input: { CountID, Approve: false } }
  },
  getCountRules: by('foodBank'),
  setCountRules: by('foodBank', { NeedsApproval: false }),
  listMovements: ofProduct(),
  getRecall: ofProduct({ start: '2026-11-01', end: '2026-11-20' }),
  tellRecalled: async ({ foodBank }) => {
    const pantry = await openPantry(foodBank)
    const customer = await customerFor(foodBank, { EMailAddress: 'told@example.org', IsEmailNotificationEnabled: true })
    await place(customer, { at: pantry, of: lines([pantry.beans, 2]), by: foodBank })
    await succeed(inventory.holdItem, foodBank, { id: pantry.beans.ID, IsOnHold: true })
    return { by: foodBank, input: { id: pantry.beans.ID } }
  },
  getRecallNotice: byRecallLink(),
  answerRecallNotice: byRecallLink({ Answer: 'threwAway' }),
  setRecallReached: async ({ foodBank }) => {
    const { beans } = await openPantry(foodBank)
    const { ID } = await customerFor(foodBank)
    return { by: foodBank, input: { id: beans.ID, FoodInsecureNeighborID: ID, IsReached: true } }
  },
  getReceiptShelf: ofShelfReceipt(() => ({})),
  putReceiptOnShelf: ofShelfReceipt((PantryInventoryItemID) => ({
    Lines: [{ DonationCategoryID: 1, PantryInventoryItemID, Quantity: 11 }],
  })),
  getInventoryActivityGrid: by('foodBank'),
}
