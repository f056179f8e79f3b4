import { conversationTag } from '../../../../events/mail.ts'
import { type Refusal, refuse } from '../../../../shared/core/answer.ts'
import { textableAt } from '../../../../shared/core/texting/quietHours.ts'
import {
  answerRefusal,
  type Conversation,
  type TextMessage,
  withAnswer,
} from '../../../../shared/pantry/customers/conversation.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import * as refusals from '../../../../shared/pantry/customers/refusals.ts'
import type { Context } from '../../../core/http/http.ts'
import { nextId } from '../../../core/table/ids.ts'
import { textNumber } from '../../../core/texting/texter.ts'
import { delayedTexts, isTextStopped } from '../../../core/texting/textTable.ts'
import { anyEntity, namedCaller } from '../../../network/organizations/entityTable.ts'
import { conversationWrite, shownConversation } from './conversationTable.ts'

type Answering = Context<{ readonly Text: string | null }> & { readonly resource: Customer }

/** The text waits with its own timer, or goes out at once: its event and the conversation are one transaction. */
export async function answerByText(
  before: Conversation,
  Text: string,
  context: Answering,
): Promise<Conversation | Refusal> {
  const { resource: customer, caller, now, idempotencyKey, language } = context
  if (!textNumber()) return refuse(refusals.textsOff)
  const isStopped = await isTextStopped(before.PhoneNumber, customer.TextConsent?.At)
  const refusal = answerRefusal(customer, before, isStopped)
  if (refusal) return refusal
  const [entity, foodBank] = await Promise.all([anyEntity(caller.EntityID), anyEntity(customer.FoodBankID)])
  const zone = foodBank?.TimeZone ?? 'UTC'
  const at = textableAt(now, zone)
  const due = at > now ? { DueAt: at.toISOString() } : {}
  const ID = await nextId('delayedText')
  const By = await namedCaller(caller)
  const message: TextMessage = { ID: `answer-${ID}`, At: now.toISOString(), Text, By, ...due }
  const after = withAnswer(before, message)
  const state = {
    ...{ ID, Version: 0, EntityID: caller.EntityID, Person: conversationTag(customer.ID), Kind: 'staffAnswer' },
    ...{
      To: before.PhoneNumber,
      Text: `${entity?.Name ?? 'Gleanery'}: ${Text}`,
      TimeZone: zone,
      DueAt: due.DueAt ?? null,
    },
  }
  const events = due.DueAt ? [] : [{ type: 'TextDue', detail: { Kind: state.Kind } } as const]
  const answer = await shownConversation(after, language)
  const also = [conversationWrite(after, now), ...idempotencyKey.writes(answer, now)]
  await delayedTexts.save(undefined, { state, events }, { by: caller, now, also })
  return after
}
