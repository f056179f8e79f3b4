import * as z from 'zod/mini'
import { agencyOrFoodBankRoles, pantryWorkRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { Day, ID, PathID } from '../../core/schema/fields.ts'
import { ListToOrder } from '../products/choice.ts'
import { AvailableLocation } from './availableLocation.ts'
import { DayOrdersDraft, maxDayOrders, SettledDayOrders } from './dayOrders.ts'
import { LinkedOrder, maxLinkedTimes } from './linkedOrder.ts'
import { OrderDraft, PlacedOrder } from './placing.ts'
import { ServedWalkIn, WalkInDraft } from './walkIn.ts'

/** Orders as customers place and edit them; staff who serve a customer do it for them. */
const { get, post, put } = area('ordering')

const forCustomer = {
  roles: [...agencyOrFoodBankRoles, 'customer'],
  resource: 'customer',
  params: { id: PathID },
} as const

export const addOrder = post('addOrder', '/api/orderahead/customer/{id}/orders', {
  summary:
    'Places an order of a customer: within stock and limits, and at an open time with a place left; staff place it as well at a time that is closed for families, until its day is over.',
  ...forCustomer,
  byHelper: true,
  body: OrderDraft,
  idempotent: true,
  value: PlacedOrder,
})

export const serveWalkIn = post('serveWalkIn', '/api/orderahead/customer/{id}/walkins', {
  summary:
    'Records that a household was served at the table without an order: products from the shelf, food by weight, or both. It is an order that is placed and handed over at once, and can be taken back for a minute. What is above an order limit is recorded once staff have read that; a volunteer serves nobody above one. With `At`, of one that was served without a connection: the food is gone, so it is recorded as of that time, and `Told` says what was against it.',
  roles: pantryWorkRoles,
  resource: 'customer',
  params: { id: PathID },
  body: WalkInDraft,
  value: ServedWalkIn,
  idempotent: true,
})

export const updateOrder = put('updateOrder', '/api/orderahead/order/{id}', {
  summary:
    'Changes the products, the time or the address of an order that is not final, until the day before: by its customer, the people of its pantry, and whoever of the staff placed it.',
  roles: [...agencyOrFoodBankRoles, 'customer'],
  byHelper: true,
  resource: 'order',
  params: { id: PathID },
  body: OrderDraft,
  value: PlacedOrder,
})

export const settleDayOrders = put('settleDayOrders', '/api/orderahead/windows/days/{day}/orders', {
  summary: `Closes the own times of a day at one place, or the deliveries of a day, and tells, moves or cancels the orders there: ${maxDayOrders} in a call, each with what became of it. A repeat does nothing twice.`,
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  params: { day: Day },
  body: DayOrdersDraft,
  value: SettledDayOrders,
})

export const listProductsToOrder = get('listProductsToOrder', '/api/orderahead/customer/{id}/products', {
  summary:
    'What the customer can order at a place now, by name, with quantities, limits and the rules of the order; names of units, sources, categories and tags stand once, beside the rows.',
  ...forCustomer,
  // Packers choose a substitute among them.
  roles: [...pantryWorkRoles, 'customer'],
  byHelper: true,
  permissions: ['table:write'],
  query: {
    PantryLocationID: z.optional(PathID),
    PantryLocationPickupTimeID: z.optional(PathID),
    FoodBankDeliveryTimeID: z.optional(PathID),
    FoodInsecureNeighborAddressID: z.optional(PathID),
    /** The order that is edited: what it holds is there for it. */
    OrderID: z.optional(PathID),
  },
  value: ListToOrder,
})

export const checkTefapEligibility = get('checkTefapEligibility', '/api/orderahead/customer/{id}/tefapeligibility', {
  summary:
    'Whether a customer may order TEFAP products at a pickup location, or for a delivery to one of their addresses.',
  ...forCustomer,
  // Volunteers serve households without an order.
  roles: [...pantryWorkRoles, 'customer'],
  byHelper: true,
  query: {
    pantryLocationId: z.optional(PathID),
    deliveryTimeId: z.optional(PathID),
    customerAddressId: z.optional(PathID),
  },
  value: z.boolean(),
})

export const getNextValidPickupOrderDate = get(
  'getNextValidPickupOrderDate',
  '/api/orderahead/customer/{id}/nextvalidpickuporderdate',
  {
    summary: 'The first day from that of a pickup time on which the order limits allow another order of the customer.',
    ...forCustomer,
    byHelper: true,
    query: { locationId: z.optional(PathID), pickupTimeId: PathID, orderId: z.optional(PathID) },
    value: Day,
  },
)

export const listAvailablePickupTimes = get(
  'listAvailablePickupTimes',
  '/api/orderahead/customer/{id}/availablepickuptimes',
  {
    summary:
      'Locations, that of the customer’s last order first and the others by distance from their primary address, or by label where that is not known, with the pickup times that the customer can order for now, for staff also those that are closed for families and whose day is not over; an agency’s people see their own. The time of the order that is edited stays in the list.',
    ...forCustomer,
    byHelper: true,
    query: {
      locationId: z.optional(PathID),
      orderId: z.optional(PathID),
      /** Full times as well, of which the customer may wait for a place. */
      withFull: z.optional(z.literal('true')),
    },
    value: z.array(AvailableLocation),
  },
)

const byLink = { roles: 'anonymous', resource: 'code', params: { id: PathID }, value: LinkedOrder } as const

export const getLinkedOrder = get('getLinkedOrder', '/api/orderahead/linkedorder/{id}', {
  summary: `An order for whoever has the link of its reminder, until its hours are over: time, place, and up to ${maxLinkedTimes} other open times of that place. Looking at it changes nothing.`,
  ...byLink,
  // Wrong codes are counted.
  permissions: ['table:write'],
})

export const confirmLinkedOrder = put('confirmLinkedOrder', '/api/orderahead/linkedorder/{id}/confirmation', {
  summary: 'Says that the family comes for the order, by the code of the reminder’s link.',
  ...byLink,
})

export const moveLinkedOrder = put('moveLinkedOrder', '/api/orderahead/linkedorder/{id}/time', {
  summary:
    'Moves an order with its food to another open time of the same place, by the code of the reminder’s link and the rules of its family’s own change.',
  ...byLink,
  body: z.strictObject({ TimeID: ID }),
})

export const cancelLinkedOrder = put('cancelLinkedOrder', '/api/orderahead/linkedorder/{id}/cancellation', {
  summary: 'Cancels an order until its hours are over, by the code of the reminder’s link.',
  ...byLink,
})
