import * as coreRefusals from '../../../../shared/core/refusals.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { markedDone } from '../../../../shared/pantry/customers/conversation.ts'
import { HttpFault } from '../../../core/http/fault.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { homeCustomerOf } from '../customerTable.ts'
import { answerByText } from './answerByText.ts'
import { conversationWith, conversationWrite, shownConversation } from './conversationTable.ts'

/** Of a conversation that went on meanwhile the caller reads the new texts first. */
export const handler = endpointOn(customers.answerTexts, homeCustomerOf, async (context) => {
  const { resource, input, now, table, idempotencyKey, language } = context
  const before = await conversationWith(resource, { id: input.id })
  if (before.Version !== input.Version) throw new HttpFault(409, coreRefusals.changedMeanwhile[language])
  if (input.Text !== null) {
    const sent = await answerByText(before, input.Text, context)
    return 'refused' in sent ? sent : shownConversation(sent, language)
  }
  const after = markedDone(before)
  const answer = await shownConversation(after, language)
  if (after !== before) await table.commit([conversationWrite(after, now), ...idempotencyKey.writes(answer, now)])
  return answer
})
