import { type Caller, canAccess } from '../../../../shared/core/access.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import type { Conversation } from '../../../../shared/pantry/customers/conversation.ts'
import { notFound } from '../../../core/http/fault.ts'
import { endpoint } from '../../../core/http/http.ts'
import { table } from '../../../core/table/table.ts'
import { customerById, homeCustomerOf } from '../customerTable.ts'
import {
  ConversationRow,
  conversationsOf,
  conversationWith,
  shownConversation,
  waitingTexts,
} from './conversationTable.ts'

/** Conversation of a customer, also before its first text: staff may write one. */
async function ofCustomer(id: number, caller: Caller): Promise<Conversation> {
  const customer = await customerById(id)
  if (!customer || !canAccess(caller, homeCustomerOf.owner(customer))) throw notFound()
  return conversationWith(customer)
}

/** Conversations that wait, the longest waiting first; or a customer's, which may be empty. */
export const handler = endpoint(customers.listTexts, async ({ input: { customerId }, caller, language }) => {
  if (customerId !== undefined) {
    const Rows = [await shownConversation(await ofCustomer(customerId, caller), language)]
    return { Rows, Waiting: Rows.filter(({ WaitingSince }) => WaitingSince !== null).length }
  }
  const pages = await Promise.all(
    waitingTexts(caller).map((list) => table.page({ ...list, limit: customers.maxWaitingTexts }, ConversationRow)),
  )
  const found = await conversationsOf(pages.flatMap(({ items }) => items).map(({ CustomerID }) => CustomerID))
  const waiting = found
    .filter(({ WaitingSince }) => WaitingSince !== null)
    .toSorted((a, b) => (a.WaitingSince ?? '').localeCompare(b.WaitingSince ?? ''))
  const shown = waiting.slice(0, customers.maxWaitingTexts)
  return { Rows: await Promise.all(shown.map((one) => shownConversation(one, language))), Waiting: waiting.length }
})
