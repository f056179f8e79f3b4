import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/customers.json' with { type: 'json' }
import es from '../../languages/es/pantry/customers.json' with { type: 'json' }

/** Conversations by text, for staff. */
export const conversationTexts = texts<
  typeof en.conversationTexts,
  { waiting_other: 'count'; answerHint: 'max'; you: 'name'; calls: 'phone' }
>({ en: en.conversationTexts, es: es.conversationTexts })
