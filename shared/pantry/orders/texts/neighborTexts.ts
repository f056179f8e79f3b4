import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/pantry/orders.json' with { type: 'json' }
import es from '../../../languages/es/pantry/orders.json' with { type: 'json' }

/** Answers to STOP, START, HELP and CANCEL. */
export const textReplies = texts<
  typeof en.textReplies,
  {
    cancelled: 'code' | 'day' | 'pantry' | 'url'
    cancelClosed: 'code' | 'day' | 'pantry' | 'phone'
    cancelWhich: 'code' | 'orders' | 'pantry'
    help: 'url'
  }
>({ en: en.textReplies, es: es.textReplies })
