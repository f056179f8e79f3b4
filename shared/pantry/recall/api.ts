import * as z from 'zod/mini'
import { agencyOrFoodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { ID, PathID } from '../../core/schema/fields.ts'
import { RecallContact } from './contacts.ts'
import { maxRecalledOrders, Recall, recallQuery } from './recall.ts'

/** Origin of a product, and the people whom it reached. */
const { get, post, put } = area('stock')

export const getRecall = get('getRecall', '/api/orderahead/inventory/{id}/recall', {
  summary: `Where a product came from and every order and neighbor that it reached: on days of the hand-over, by default the last 30, or since a receipt was put on the shelf; at most ${maxRecalledOrders} orders.`,
  roles: agencyOrFoodBankRoles,
  resource: 'product',
  params: { id: PathID },
  query: recallQuery,
  value: Recall,
})

export const tellRecalled = post('tellRecalled', '/api/orderahead/inventory/{id}/recall/tell', {
  summary:
    'Tells every neighbor of the recall list of a product that is on hold, in their language, by e-mail and text as they chose; each once, whoever asks again. Answers how many are told now, and how many no message reaches.',
  roles: agencyOrFoodBankRoles,
  resource: 'product',
  params: { id: PathID },
  body: z.strictObject(recallQuery),
  value: z.object({ Told: z.int(), NotWritten: z.int() }),
  idempotent: true,
})

export const setRecallReached = put('setRecallReached', '/api/orderahead/inventory/{id}/recall/reached', {
  summary: 'Ticks that a neighbor knows of the recall of a product, or takes the tick back.',
  roles: agencyOrFoodBankRoles,
  resource: 'product',
  params: { id: PathID },
  body: z.strictObject({ FoodInsecureNeighborID: ID, IsReached: z.boolean() }),
  value: RecallContact,
})
