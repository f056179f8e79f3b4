import * as z from 'zod/mini'
import { agencyOrFoodBankRoles, pantryWorkRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { Day, gridQuery, ID, PathID, page } from '../../core/schema/fields.ts'
import { Adjustment, ShelfAdjustment } from './adjustment.ts'
import { CountRules, maxCountLines, StockCount, StockCountDraft } from './count.ts'
import { ReceiptShelf, ShelfDraft, shelfBefore2 } from './shelf.ts'
import { Movement, movementBefore2, Stock, stockNumbers } from './stock.ts'

/** Quantities of products: corrected by staff, with a ledger of every change, and how fast they go. */
const { get, post, put } = area('stock')

const ofProduct = '/api/orderahead/inventory/{id}'

export const adjustQuantity = put('adjustQuantity', `${ofProduct}/quantity`, {
  summary: 'Corrects what is available of a product, with a reason; the difference to what was seen is applied.',
  roles: agencyOrFoodBankRoles,
  resource: 'product',
  params: { id: PathID },
  body: Adjustment,
  value: Stock,
  idempotent: true,
})

export const adjustShelf = post('adjustShelf', `${ofProduct}/corrections`, {
  summary:
    'Adds so many of a product to its shelf, or takes so many off it, with a reason; what was received says from where.',
  roles: agencyOrFoodBankRoles,
  resource: 'product',
  params: { id: PathID },
  body: ShelfAdjustment,
  value: Stock,
  idempotent: true,
})

const counts = '/api/orderahead/stock/counts'

export const countStock = post('countStock', counts, {
  summary: `Counts of what is on the shelf of up to ${maxCountLines} products, each applied as the difference to what was there when it was counted; where the pantry wants it, a second person approves them first.`,
  roles: pantryWorkRoles,
  resource: 'self',
  body: StockCountDraft,
  value: StockCount,
  idempotent: true,
})

export const listStockCounts = get('listStockCounts', counts, {
  summary: 'The counts of the caller’s pantry with their variances, newest first.',
  roles: pantryWorkRoles,
  resource: 'self',
  query: { rows: gridQuery.rows, cursor: gridQuery.cursor },
  value: page(StockCount),
})

export const settleStockCount = post('settleStockCount', `${counts}/settle`, {
  summary: 'Approves a waiting count of somebody else, as of when it was counted, or discards it.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  body: z.strictObject({ CountID: ID, Approve: z.boolean() }),
  value: StockCount,
  idempotent: true,
})

export const getCountRules = get('getCountRules', `${counts}/rules`, {
  summary: 'Whether a second person approves the counts of the caller’s pantry.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  value: CountRules,
})

export const setCountRules = put('setCountRules', `${counts}/rules`, {
  summary: 'Sets whether a second person approves the counts of the caller’s pantry.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  body: z.strictObject(CountRules.shape),
  value: CountRules,
})

const MovementRow = z.extend(Movement, {
  /** Available after it; below 0 while less was on the shelf than promised. */
  Balance: z.int(),
  /** On the shelf after it. */
  ShelfBalance: z.int(),
  /** Person who made it; null for the app itself, and for people who are gone. */
  Name: z.nullable(z.string()),
})
export type MovementRow = z.infer<typeof MovementRow>

export const listMovements = get('listMovements', `${ofProduct}/movements`, {
  summary: 'The ledger of a product, newest first: what moved, why, by whom, and what was left.',
  roles: agencyOrFoodBankRoles,
  resource: 'product',
  params: { id: PathID },
  query: {
    rows: gridQuery.rows,
    cursor: gridQuery.cursor,
    /** With a cursor: what was available and on the shelf before the oldest movement of the page before. */
    balance: z.optional(z.coerce.number<number>().check(z.int())),
    shelf: z.optional(z.coerce.number<number>().check(z.int())),
  },
  value: page(MovementRow),
  before2: ({ rows, ...rest }) => ({ ...rest, rows: rows.map(movementBefore2) }),
})

const ActivityRow = z.object({
  ID: ID,
  Name: z.string(),
  Amount: z.number(),
  UnitOfMeasureID: ID,
  DonationPackageTypeID: ID,
  IsActive: z.boolean(),
  ...stockNumbers,
  LowStockQuantityThreshold: z.int(),
  /** Orders by the day they were placed; days without orders are left out. */
  AssociatedOrdersByCreationDate: z.array(z.object({ Day: Day, Orders: z.int(), Quantity: z.int() })),
  /** 999999999 when nobody orders it. */
  InventoryDaysRemaining: z.int(),
  /** The last day of the range on which somebody ordered it. */
  LastOrdered: z.nullable(Day),
})
export type ActivityRow = z.infer<typeof ActivityRow>

export const getInventoryActivityGrid = get('getInventoryActivityGrid', '/api/PantryInventoryActivityGrid', {
  summary: 'Products by name with the orders of a range of days by creation, and how long the stock lasts.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  query: {
    source: gridQuery.source,
    /** One product alone. */
    limitingID: z.optional(z.coerce.number<number>().check(z.int(), z.positive())),
    searchFilter: gridQuery.searchFilter,
    dateStartFilter: gridQuery.dateStartFilter,
    dateEndFilter: gridQuery.dateEndFilter,
    mode: z.optional(z.string().check(z.maxLength(20))),
    rows: gridQuery.rows,
    cursor: gridQuery.cursor,
  },
  value: page(ActivityRow),
})

const shelfOfReceipt = '/api/orderahead/receipts/{id}/shelf'

export const getReceiptShelf = get('getReceiptShelf', shelfOfReceipt, {
  summary: 'Lines of a receipt with what was put on the shelf of each, or what is proposed.',
  roles: agencyOrFoodBankRoles,
  resource: 'receipt',
  params: { id: PathID },
  value: ReceiptShelf,
  before2: shelfBefore2,
})

export const putReceiptOnShelf = post('putReceiptOnShelf', shelfOfReceipt, {
  summary: 'Puts lines of a receipt on the shelf of the pantry that received them, each once.',
  roles: agencyOrFoodBankRoles,
  resource: 'receipt',
  params: { id: PathID },
  body: ShelfDraft,
  value: ReceiptShelf,
  before2: shelfBefore2,
  idempotent: true,
})
