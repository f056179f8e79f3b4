import * as z from 'zod/mini'
import { agencyOrFoodBankRoles } from '../access.ts'
import { orderStatusCodes } from '../order/status.ts'
import { OrderGridRow, OrderItem, ShownOrder } from '../order/wire.ts'
import { area } from './endpoint.ts'
import { gridQuery, ID, PathID, page } from './fields.ts'

/** Orders from the pantries: staff of the owner change them, its food bank sees them. */
const { get, put } = area('orders')

/** Section 9: orders of a day are asked in one page. */
export const maxOrderRows = 200
/** Windows whose orders are merged into one page. */
export const maxWindowsAsked = 60

const WindowIDs = z
  .string()
  .check(z.regex(/^\d{1,15}(,\d{1,15})*$/, 'numbers, separated by commas'))
  .check(z.refine((list) => list.split(',').length <= maxWindowsAsked, `at most ${maxWindowsAsked}`))

export const getOrdersGrid = get('getOrdersGrid', '/api/PantryOrdersGrid', {
  summary: `Orders of the caller's pantries, newest first; of pickup windows, a location, a delivery window, or those in progress that hold a product.`,
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  query: {
    PantryLocationID: z.optional(PathID),
    PickupTimeIDList: z.optional(WindowIDs),
    FoodBankDeliveryTimeID: z.optional(PathID),
    PantryInventoryItemID: z.optional(PathID),
    source: gridQuery.source,
    mode: z.optional(z.literal('grid')),
    rows: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(maxOrderRows))),
    /** Later pages are asked for by the cursor of the page before. */
    page: z.optional(z.literal('1')),
    sidx: z.optional(z.literal('Created')),
    sord: z.optional(z.literal('desc')),
    cursor: gridQuery.cursor,
  },
  value: page(OrderGridRow),
})

export const getOrderItems = get('getOrderItems', '/api/orderahead/order/{id}/items', {
  summary: 'The items of an order.',
  roles: agencyOrFoodBankRoles,
  resource: 'order',
  params: { id: PathID },
  value: z.array(OrderItem),
})

export const getOrder = get('getOrder', '/api/orderahead/order/{id}', {
  summary: 'An order with its items.',
  roles: agencyOrFoodBankRoles,
  resource: 'order',
  params: { id: PathID },
  value: ShownOrder,
})

export const setOrderStatus = put('setOrderStatus', '/api/orderahead/order/{id}/status/{statusCode}', {
  summary: 'Changes the status of an order that is not final. Cancelled and abandoned orders return their items.',
  roles: agencyOrFoodBankRoles,
  resource: 'order',
  params: { id: PathID, statusCode: z.enum(orderStatusCodes) },
  value: ShownOrder,
})

export const settleOrderReturn = put('settleOrderReturn', '/api/orderahead/order/{id}/returns', {
  summary: 'Decides about a chilled or frozen item of an order that was packed and not handed over.',
  roles: agencyOrFoodBankRoles,
  resource: 'order',
  params: { id: PathID },
  body: z.strictObject({ PantryInventoryItemID: ID, Choice: z.enum(['shelf', 'discarded', 'givenAway']) }),
  value: ShownOrder,
})
