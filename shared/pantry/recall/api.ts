import * as z from 'zod/mini'
import { agencyOrFoodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { ID, PathID } from '../../core/schema/fields.ts'
import { RecallNotice, recallAnswers } from './answer.ts'
import { RecallContact } from './contacts.ts'
import { maxRecalledOrders, Recall, recallQuery } from './recall.ts'

/** Origin of a product, and the people whom it reached. */
const { get, post, put } = area('stock')

export const getRecall = get('getRecall', '/api/orderahead/inventory/{id}/recall', {
  summary: `Where a product came from and every order and neighbor that it reached: on days of the hand-over, by default the last 30, or since a receipt was put on the shelf, or of one lot; at most ${maxRecalledOrders} orders.`,
  roles: agencyOrFoodBankRoles,
  resource: 'product',
  params: { id: PathID },
  query: recallQuery,
  value: Recall,
})

export const tellRecalled = post('tellRecalled', '/api/orderahead/inventory/{id}/recall/tell', {
  summary:
    'Tells every neighbor of the recall list of a product or a lot that is on hold, in their language, by e-mail and text as they chose; each once, whoever asks again. Answers how many are told now, and how many no message reaches.',
  roles: agencyOrFoodBankRoles,
  resource: 'product',
  params: { id: PathID },
  body: z.strictObject(recallQuery),
  value: z.object({ Told: z.int(), NotWritten: z.int() }),
  idempotent: true,
})

export const setRecallReached = put('setRecallReached', '/api/orderahead/inventory/{id}/recall/reached', {
  summary: 'Ticks that a neighbor knows of the recall of a product or a lot, or takes the tick back.',
  roles: agencyOrFoodBankRoles,
  resource: 'product',
  params: { id: PathID },
  body: z.strictObject({ FoodInsecureNeighborID: ID, IsReached: z.boolean(), lot: recallQuery.lot }),
  value: RecallContact,
})

const notice = '/api/orderahead/recallnotice/{id}'
const byLink = { roles: 'anonymous', resource: 'code', params: { id: PathID }, value: RecallNotice } as const

export const getRecallNotice = get('getRecallNotice', notice, {
  summary:
    'A recall as the link of its message shows it: the food, the lot, and what the family answered. Looking at it changes nothing.',
  ...byLink,
  // Wrong codes are counted.
  permissions: ['table:write'],
})

export const answerRecallNotice = put('answerRecallNotice', `${notice}/answer`, {
  summary:
    'Says by the link of a recall’s message what the family did with the food: threw it away, ate it, or did not get it.',
  ...byLink,
  body: z.strictObject({ Answer: z.enum(recallAnswers) }),
})
