import { agencyOrFoodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { PathID } from '../../core/schema/fields.ts'
import { maxRecalledOrders, Recall, recallQuery } from './recall.ts'

/** Origin of a product, and the people whom it reached. */
const { get } = area('stock')

export const getRecall = get('getRecall', '/api/orderahead/inventory/{id}/recall', {
  summary: `Where a product came from and every order and neighbor that it reached: on days of the hand-over, by default the last 30, or since a receipt was put on the shelf; at most ${maxRecalledOrders} orders.`,
  roles: agencyOrFoodBankRoles,
  resource: 'product',
  params: { id: PathID },
  query: recallQuery,
  value: Recall,
})
